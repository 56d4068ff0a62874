import { describe, expect, it } from 'vitest';
import { familyOf, heirsOf, kinOf, movedTo, tooMany } from '../src/storage/family.ts';
import type { KeptWorld, Kin } from '../src/storage/kept-world.ts';
import { inCommon, momentAt } from '../src/words/lost-play.ts';
import { playedTo } from './played.ts';

const kept = (id: string, begun: number, steps: number, kin?: Kin): KeptWorld => ({
  id,
  name: id,
  begun,
  played: begun,
  game: 'host',
  where: '',
  size: '',
  thumbnail: '',
  removed: null,
  steps,
  ...(kin ? { kin } : {}),
});

const root = kept('root', 1, 90);
const early = kept('early', 3, 70, kinOf(root, 20, 'Turn 2'));
const late = kept('late', 2, 80, kinOf(root, 60, 'Turn 9'));
const grandchild = kept('grandchild', 4, 50, kinOf(early, 40, 'Turn 5'));
const stranger = kept('stranger', 5, 10);
const shelf = [stranger, grandchild, late, root, early];

describe('a family of branches', () => {
  it('is a tree: each under the one it came from, in the order in which they parted', () => {
    const told = familyOf(shelf, 'late').map(({ world, depth, parent, from, to }) => [
      world.id,
      depth,
      parent,
      from,
      to,
    ]);
    expect(told).toEqual([
      ['root', 0, null, 0, 90],
      ['early', 1, 0, 20, 70],
      ['grandchild', 2, 1, 40, 50],
      ['late', 1, 0, 60, 80],
    ]);
    expect(familyOf(shelf, 'stranger').map(({ world }) => world.id)).toEqual(['stranger']);
    expect(familyOf(shelf, 'nobody')).toEqual([]);
  });

  it('hands the branches of a world that is gone to the one it came from', () => {
    const heirs = heirsOf(shelf, early);
    expect(heirs).toEqual([{ ...grandchild, kin: { ...grandchild.kin, parent: 'root', step: 20, at: 'Turn 2' } }]);
    const left = [root, late, ...heirs];
    expect(familyOf(left, 'root').map(({ world, depth }) => [world.id, depth])).toEqual([
      ['root', 0],
      ['grandchild', 1],
      ['late', 1],
    ]);
  });

  it('holds together when the first of it is gone', () => {
    const orphans = shelf.filter((it) => it !== root);
    expect(familyOf(orphans, 'late').map(({ world, depth }) => [world.id, depth])).toEqual([
      ['early', 0],
      ['grandchild', 1],
      ['late', 0],
    ]);
  });

  it('moves branches to where the line that they parted from is kept', () => {
    expect(movedTo('taken', shelf, 'root', 40)).toEqual([{ ...late, kin: { ...late.kin, parent: 'taken' } }]);
    expect(movedTo('taken', shelf, 'root', 60)).toEqual([]);
  });

  it('keeps only a few of what was taken back, and none of what a person named', () => {
    const quiet = [1, 2, 3, 4, 5].map((nth) => kept(`q${nth}`, nth, 9, kinOf(root, nth, '', true)));
    expect(tooMany([...shelf, ...quiet], 'root', 3).map(({ id }) => id)).toEqual(['q1', 'q2']);
    expect(tooMany(shelf, 'root', 0)).toEqual([]);
  });
});

describe('two lines of play', () => {
  it('have in common what was answered alike, and say when that was', () => {
    const game = playedTo('in common', ({ journal }) => journal.age === 'civilization' && journal.turn === 2);
    const other = game.fork();
    const step = other.trail.findLastIndex(({ to }) => to === 'roll');
    const [face = 1] = (other.trail[step]?.answer ?? []) as readonly number[];
    other.setDice(step, [face === 1 ? 2 : 1]);
    expect(inCommon(game.trail, game.fork().trail)).toBe(game.step);
    expect(inCommon(game.trail, other.trail)).toBe(step);
    const [left, right] = [
      { answer: 'left', hand: 'person' },
      { answer: 'right', hand: 'person' },
    ];
    expect(inCommon([left, left], [left, right])).toBe(1);
    expect(inCommon([left], [{ ...left, hand: 'story' }])).toBe(0);
    expect(momentAt(game, game.step)).toMatch(/turn \d/i);
    const { rulebook, world } = game;
    const unwritten = { ...world, journal: { ...world.journal, entries: [] } } as unknown as typeof world;
    expect(momentAt({ rulebook, world: unwritten }, 3)).toBe('the start');
  });
});
