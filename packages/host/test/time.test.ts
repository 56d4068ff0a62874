import { type Entry, sortOf } from '@understory/table';
import { expect, it } from 'vitest';
import { secondEdition } from '../src/second/index.ts';

it('speaks of turns where an age has some, and of rounds in the Age of Villainy', () => {
  const { time } = secondEdition;
  expect(time.age('monsters')).toBe('Age of Monsters');
  expect(time.turn({ age: 'primordial', turn: 1 })).toBe('');
  expect(time.turn({ age: 'civilization', turn: 0 })).toBe('');
  expect(time.turn({ age: 'monsters', turn: 6 })).toBe('Turn 6');
  expect(time.turn({ age: 'villainy', turn: 2 })).toBe('Round 2');
});

it('tells births among the lives, and other gains among the treasure', () => {
  const sort = (what: object) => sortOf(secondEdition.sorts, { kind: 'gained', ...what } as Entry);
  expect([sort({ bead: 'population' }), sort({ kinds: ['treasure', 'population'] })]).toEqual(['lives', 'lives']);
  expect([sort({ bead: 'treasure' }), sort({ kinds: ['treasure'] })]).toEqual(['treasure', 'treasure']);
});
