import { describe, expect, it } from 'vitest';
import { changesBetween, countOf, isNothing } from '../src/parts/motion/changes-between.ts';
import { rehearsing } from '../src/parts/preview/rehearse.ts';
import { askOf } from '../src/words/asked.ts';
import { lineOf } from '../src/words/line-of.ts';
import { promptOf } from '../src/words/prompt-of.ts';
import { playedTo } from './played.ts';

const dwarves = () => {
  const game = playedTo('rehearsed', ({ journal }) => journal.age === 'monsters' && journal.turn === 2, {
    choices: 'person',
  });
  game.playTo(({ ask, hand }) => ask?.ask === 'choose' && hand === 'person', 'story');
  return game;
};

describe('a rehearsal', () => {
  it('shows what every option would bring, and leaves the game as it is', () => {
    const game = dwarves();
    const before = [...game.world.journal.entries];
    const ask = game.ask;
    if (ask?.ask !== 'choose') throw new Error('nothing is to be chosen');
    const asked = askOf(game);
    expect(asked?.ask === 'choose' && promptOf(game).title === asked.prompt).toBe(true);
    for (const { key } of ask.options) {
      const bits = rehearsing(game, key);
      let bit = bits.next();
      while (!bit.done) bit = bits.next();
      const preview = bit.value;
      expect(preview.next === null || preview.next !== '').toBe(true);
      // What was foretold is what comes.
      const taken = game.fork();
      taken.answer(key);
      const fresh = taken.world.journal.entries.slice(before.length).map((entry) => lineOf(taken, entry));
      expect(preview.told).toEqual(fresh.filter(({ voice }) => voice === 'story').map(({ text }) => text));
      expect(preview.next).toBe(taken.ask && promptOf(taken).title);
      expect(preview.changes).toEqual(
        changesBetween(taken.world.page, before.length - 1, taken.world.journal.entries.length - 1),
      );
    }
    expect(game.world.journal.entries).toEqual(before);
    expect(game.ask).toBe(ask);
  });
});

describe('what changed on the page', () => {
  it('is nothing between a moment and itself, and adds up over a history', () => {
    const { world } = dwarves();
    const last = world.journal.entries.length - 1;
    expect(isNothing(changesBetween(world.page, last, last))).toBe(true);
    const all = changesBetween(world.page, -1, last);
    expect(all.drawn).toEqual(world.page.pieces.filter(({ until }) => until === null));
    expect(all.gone).toEqual([]);
  });

  it('takes a bead that was taken up here and put down there for one that moved', () => {
    const bead = { kind: 'population', owner: 'g1', name: null, fixed: false, emblem: null, piece: 'p1' } as const;
    const changes = changesBetween(
      {
        pieces: [],
        units: [],
        beads: [
          { ...bead, id: 'b1', origin: 'b1', at: { x: 1, y: 1 }, since: 0, until: 5 },
          { ...bead, id: 'b2', origin: 'b2', at: { x: 8, y: 8 }, since: 5, until: null },
          { ...bead, id: 'b3', origin: 'b3', at: { x: 9, y: 9 }, since: 5, until: 6 },
          { ...bead, id: 'b4', origin: 'b1', at: { x: 4, y: 1 }, since: 5, until: 6, owner: 'g2' },
          { ...bead, id: 'b5', origin: 'b1', at: { x: 5, y: 1 }, since: 6, until: null, owner: 'g2' },
        ],
      },
      4,
      6,
    );
    expect(changes.moved.map(({ from, to }) => [from.id, to.id])).toEqual([['b1', 'b5']]);
    expect(changes.came.map(({ id }) => id)).toEqual(['b2']);
    expect(changes.went).toEqual([]);
    expect(countOf(changes)).toBe(2);
    expect(countOf({ ...changes, spent: [{}, {}] as unknown as typeof changes.spent })).toBe(4);
  });
});
