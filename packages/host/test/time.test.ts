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
