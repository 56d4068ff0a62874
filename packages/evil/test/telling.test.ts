import { type ChooseAsk, type Entry, Game, hands, type Option } from '@understory/table';
import { everythingSaid } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { choose } from '../src/asks.ts';
import type { Event, Of } from '../src/events.ts';
import { deadliestEvil, refusalText } from '../src/index.ts';
import type { What } from '../src/questions.ts';
import { telling } from '../src/telling/telling.ts';
import { table } from './table.ts';

const played = (seed: string, choices: 'tactical' | 'random') =>
  new Game(deadliestEvil, { seed, options: { nerve: 4 }, hands: hands({ choices }) });

/** The table's own lines are told by whoever shows them. */
const MAY_BE_EMPTY = /^what .* does$|^the line (rolled|chose)$/;

describe('what the game says', () => {
  it.each([...'abcdefghijkl'])('can all be told, and names things: game %s', (seed) => {
    for (const choices of ['tactical', 'random'] as const) {
      const odd = [...everythingSaid(played(seed, choices))].filter(
        ({ of, text }) => /undefined|null|NaN|[{$]|tile \d/.test(text) || (text === '' && !MAY_BE_EMPTY.test(of)),
      );
      expect(odd).toEqual([]);
    }
  });
});

describe('the words', () => {
  const world = table({ tiles: ['The Cliff', 'The Pit'] });
  const line = (event: Event) => telling.line(world, world.journal.write({ ...event }));

  it('[DE-WRD-09] of a roll with what was added to it, and where that comes from', () => {
    const blow = { kind: 'slain', clause: 'DE-ATK-02', monster: 'skeleton', rolled: 4, tile: 1 } as const;
    expect(line({ ...blow, combat: 5 })).toBe('Kora attacks a skeleton: 5 against 4, slain.');
    expect(
      line({
        ...blow,
        combat: 6,
        bonuses: [
          { from: 'sword', add: 2 },
          { from: 'cliff', add: 1 },
        ],
      }),
    ).toBe('Kora attacks a skeleton: 3 + 2 for the Magic Sword + 1 for The Cliff against 4, slain.');
    const steps = { kind: 'set out', clause: 'DE-MOV-01', steps: 5 } as const;
    expect(line(steps)).toBe('Kora may take 5 steps.');
    expect(line({ ...steps, bonuses: [{ from: 'amulet', add: 1 }] })).toBe(
      'Kora may take 5 steps: 4 + 1 for the Amulet of Speed.',
    );
  });

  it('[DE-WRD-09] of every roll in a game: the bonuses are what the die alone does not show', () => {
    const game = played('d', 'tactical');
    game.playTo(() => false);
    const lines = game.world.journal.entries;
    const sums = lines.flatMap((it, i) => {
      if (it.kind !== 'set out') return [];
      const { steps, bonuses = [] } = it as Entry & Of<'set out'>;
      const die = lines.slice(0, i).findLast((before) => before.kind === 'rolled') as Entry & { total: number };
      return [[steps, bonuses.reduce((sum, { add }) => sum + add, die.total)]];
    });
    expect(sums.length).toBeGreaterThan(3);
    for (const [steps, sum] of sums) expect(steps).toBe(sum);
  });

  it('of what happened', () => {
    const crept = { kind: 'crept', clause: 'DE-MON-02', from: 1, to: 2 } as const;
    expect(line({ ...crept, monster: 'goblin', many: 1 })).toBe('A goblin comes from The Cliff to The Pit.');
    expect(line({ ...crept, monster: 'skeleton', many: 3 })).toBe('3 skeletons come from The Cliff to The Pit.');
    expect(line({ ...crept, monster: 'grislyk', many: 1 })).toBe('Grislyk comes from The Cliff to The Pit.');
    const wounded = { kind: 'wounded', clause: 'DE-WRD-12', tile: 1 } as const;
    expect(line({ ...wounded, wounds: 1, life: 5, by: 'skeleton' })).toBe('A wound from a skeleton: Life 5.');
    expect(line({ ...wounded, wounds: 2, life: 3, by: 'gas' })).toBe('2 wounds from the poison gas: Life 3.');
    const burnt = { kind: 'burnt', clause: 'DE-SCH-T2.2', tile: 1 } as const;
    expect(line({ ...burnt, goblin: 1, skeleton: 2 })).toBe('Fire takes a goblin and 2 skeletons.');
    expect(line({ ...burnt, goblin: 0, skeleton: 0 })).toBe('Fire fills the tile, and burns nobody.');
    expect(line({ kind: 'event', clause: 'DE-EVT-T1.3', card: 'War Horn', level: 2, idle: false })).toBe(
      'War Horn, Level II: 1 goblin, then advance.',
    );
  });

  it('of what may be chosen, and what it does', () => {
    const step = (what: What) => {
      const options = [{ key: 'on', what }, { key: 'stop' }] as const;
      const asked = choose('DE-MOV-01', { by: 'kora', topic: { kind: 'where to', steps: 1 }, options, usual: null });
      const ask = asked.next().value as ChooseAsk;
      return telling.option(world, ask, ask.options[0] as Option);
    };
    expect(step({ kind: 'space', heading: 'on', space: 2, leap: true })).toEqual({
      text: 'On to space 2',
      does: 'a leap: d6 vs. Speed',
    });
    expect(step({ kind: 'way', heading: 'down', face: null })).toEqual({
      text: 'Down the staircase to a new tile',
      does: 'draws and places a tile',
    });
    expect(step({ kind: 'way', heading: 'back', face: 'The Pit' })).toEqual({ text: 'Back to The Pit', does: '' });
  });

  it('[DE-WIN-01] of a step or a stop that ends the game', () => {
    const does = (of: ReturnType<typeof table>, steps: number) => {
      of.steps = steps;
      const options = [
        { key: 'back', what: { kind: 'way', heading: 'back', face: 'Dungeon Entrance' } },
        { key: 'stop', what: { kind: 'stop' } },
      ] as const;
      const asked = choose('DE-MOV-01', { by: 'kora', topic: { kind: 'where to', steps }, options, usual: null });
      const ask = asked.next().value as ChooseAsk;
      return ask.options.map((it) => telling.option(of, ask, it).does);
    };
    const ends = 'she leaves: the game ends';
    const [inside, outside] = [table({ tiles: ['The Cliff'], kora: { tile: 1 } }), table({ tiles: ['The Cliff'] })];
    expect([does(inside, 1), does(outside, 1)]).toEqual([
      ['', ''],
      ['', ''],
    ]);
    inside.book = true;
    outside.book = true;
    expect(does(inside, 2)).toEqual(['', '']);
    expect(does(inside, 1)).toEqual([ends, '']);
    expect(does(outside, 3)[1]).toBe(ends);
  });

  it('of why something may not be done', () => {
    expect(refusalText({ clause: 'DE-ITM-01', why: 'no such item', item: 'potion' })).toBe(
      'Kora has no Healing Potion.',
    );
    expect(refusalText({ clause: 'DE-RND-01', why: 'other phase', phase: 'search' })).toBe(
      'Searching is phase 3 of a round.',
    );
  });
});
