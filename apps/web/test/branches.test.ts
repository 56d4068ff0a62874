import { describe, expect, it } from 'vitest';
import { withBranchNames } from '../src/storage/branch-names.ts';
import { familyOf, heirsOf, kinOf, movedTo, takenBackFrom } from '../src/storage/family.ts';
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
const early = kept('early', 3, 70, kinOf(root, { name: 'early', step: 20, at: 'Turn 2' }));
const late = kept('late', 2, 80, kinOf(root, { name: 'late', step: 60, at: 'Turn 9' }));
const grandchild = kept('grandchild', 4, 50, kinOf(early, { name: 'grandchild', step: 40, at: 'Turn 5' }));
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

  it('knows what was taken back from a world, and from that, but not what a person named', () => {
    const quiet = kept('quiet', 6, 9, kinOf(root, { name: 'quiet', step: 5, at: '' }, true));
    const quieter = kept('quieter', 7, 9, kinOf(quiet, { name: 'quieter', step: 7, at: '' }, true));
    expect(takenBackFrom([...shelf, quieter, quiet], 'root').map(({ id }) => id)).toEqual(['quiet', 'quieter']);
    expect(takenBackFrom(shelf, 'root')).toEqual([]);
  });

  it('has the name of its world, whatever name of its own a branch was kept under up to 0.6', () => {
    const before = { root: 'root', parent: 'root', step: 20, at: 'Turn 2', takenBack: false };
    const old = { ...kept('old', 8, 30), name: 'root, otherwise from Turn 2', kin: before };
    const orphan = { ...kept('orphan', 9, 30), kin: { ...before, root: 'gone' } };
    const damaged = [null, 7, { id: 'x', kin: 7 }, { id: 'y', name: {}, kin: before }];
    expect(withBranchNames([...damaged, ...shelf, old, orphan])).toEqual([
      { ...old, name: 'root', kin: { ...before, name: 'root, otherwise from Turn 2' } },
      { ...orphan, kin: { ...before, root: 'gone', name: 'orphan' } },
    ]);
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
