import { spelled } from '@understory/table';
import { expect, it } from 'vitest';
import { litByTick } from '../src/parts/map/lit.ts';
import { lineOf, toldAt } from '../src/words/line-of.ts';
import { playedTo } from './played.ts';

const game = playedTo('any line', ({ outcome }) => outcome !== null);
const { entries } = game.world.journal;
const AGES = ['primordial', 'civilization', 'monsters', 'villainy'];

it.each(AGES)('any line of the %s age is a place to go back to and to branch from', (age) => {
  const lines = entries.filter((it) => it.age === age);
  for (const line of [lines[Math.floor(lines.length / 3)], lines.at(-1)]) {
    if (!line) throw new Error(`nothing happened in the ${age} age`);
    const then = game.fork(line.step);
    expect(then.world.journal.entries[line.tick]).toEqual(line);
    expect(then.world.journal.entries.every(({ step }) => step <= line.step)).toBe(true);
  }
});

it.each(AGES)('what a line of the %s age put on the map is lit up with it', (age) => {
  const drew = entries.find((it) => it.age === age && it.kind === 'drew');
  const { piece } = drew as unknown as { readonly piece: string };
  expect(litByTick(game.world, drew?.tick ?? -1, spelled).map(({ key }) => key)).toContain(piece);
});

it('where somebody was lost is lit up too', () => {
  const lost = game.world.page.beads.find(
    ({ until, piece }) => until !== null && game.world.page.pieces.some((it) => it.id === piece && it.until === null),
  );
  expect(litByTick(game.world, lost?.until ?? -1, spelled).map(({ key }) => key)).toContain(lost?.piece);
});

it('a line that says nothing is looked back at in the words of the one before it', () => {
  const silent = entries.filter((it) => lineOf(game, it).voice === 'silent');
  expect(silent.length).toBeGreaterThan(0);
  for (const { tick } of silent) {
    const told = toldAt(game, tick);
    if (!told) throw new Error(`nothing is told of ${tick}`);
    expect(told.tick).toBeLessThan(tick);
    expect(lineOf(game, told).voice).not.toBe('silent');
    expect(entries.slice(told.tick + 1, tick).every((it) => lineOf(game, it).voice === 'silent')).toBe(true);
  }
});
