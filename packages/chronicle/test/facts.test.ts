import type { SecondLine } from '@understory/host/second';
import { describe, expect, it } from 'vitest';
import { oddsOf } from '../src/facts/odds.ts';
import { secondFacts } from '../src/facts/second.ts';
import { holdersOf, seatsOf, standingOf } from '../src/standing.ts';
import { taleOf } from './made.ts';

/** Lines of a journal, as the second edition writes them. */
const lines = (...all: readonly object[]): SecondLine[] =>
  all.map(
    (it, i) =>
      ({
        tick: i,
        step: i,
        age: 'monsters',
        turn: 1,
        chapter: null,
        clause: 'H2-ACT-242',
        ...it,
      }) as unknown as SecondLine,
  );

const CONFLICT = {
  kind: 'conflict',
  group: 'a',
  to: 'b',
  dice: { ours: 5, theirs: 3 },
  totals: { ours: 5, theirs: 5 },
  bonuses: [],
  tie: false,
  stake: 'population',
  won: true,
};

describe('facts', () => {
  it('[CH-FCT-01] lines of one deed make one fact, and an end another that it brought about', () => {
    const facts = secondFacts(
      lines(
        {
          kind: 'chose',
          by: 'a',
          key: '0 b',
          what: { kind: 'act', deed: 'fight' },
          why: { key: 'grudge', of: 'b', deed: 'steal', at: null },
        },
        { kind: 'rolled' },
        { ...CONFLICT, clash: 'fight' },
        {
          kind: 'lost',
          group: 'b',
          bead: 'population',
          count: 1,
          beads: ['b1'],
          pieces: ['p1'],
          by: 'a',
          deed: 'fight',
          cause: 2,
        },
        { kind: 'bead gone', group: 'b', beads: ['b1'], cause: 3 },
        { kind: 'died', group: 'b', by: 'a', cause: 3 },
      ),
    );
    expect(facts.map((it) => it.kind)).toEqual(['fought', 'died']);
    expect(facts[0]).toMatchObject({
      id: 'fought@0',
      ticks: [0, 2, 3, 4],
      actor: 'a',
      target: 'b',
      why: { key: 'grudge' },
      tolls: [{ group: 'b', lives: 1, treasures: 0 }],
    });
    expect(facts[1]).toMatchObject({ id: 'died@5', actor: 'b', by: 'a', causes: ['fought@0'] });
  });

  it('a reason belongs to the deed it was given for, and to no other', () => {
    const facts = secondFacts(
      lines(
        { kind: 'chose', by: 'a', key: '3', what: { kind: 'act', deed: 'prepare' }, why: { key: 'grudge', at: null } },
        { kind: 'dealing', group: 'a', to: 'b', deed: 'hunt' },
      ),
    );
    expect(facts).toMatchObject([{ kind: 'hunted', why: null, ticks: [1] }]);
  });

  it('what ruins other works is a disaster, and counts them', () => {
    const ruin = { kind: 'marked', mark: 'ruin', piece: 'p1', what: 'vault', by: 'a', cause: 0 };
    const [first] = secondFacts(
      lines(
        { kind: 'built', group: 'a', what: 'Industrial Accident', piece: 'p1', cost: [], gain: [], ended: false },
        ruin,
        ruin,
        ruin,
      ),
    );
    expect(first).toMatchObject({ kind: 'disaster', n: 3, ticks: [0, 1, 2, 3] });
  });

  it.each([
    ['ally', true, 'allied'],
    ['ally', false, 'refused'],
    ['steal', true, 'stole'],
    ['steal', false, 'theft failed'],
    ['extort', true, 'extorted'],
    ['extort', false, 'extortion failed'],
    ['bribe', true, 'bribed'],
    ['trade', true, 'traded'],
    ['rout', false, 'fought'],
  ])('a throw to %s, won %s, is told as %s', (clash, won, kind) => {
    expect(secondFacts(lines({ ...CONFLICT, clash, won })).map((it) => it.kind)).toEqual([kind]);
  });

  it('[CH-FCT-04] knows the odds in 36ths: an even throw goes to whoever acts', () => {
    expect(oddsOf(true, 0, 0)).toBe(21);
    expect(oddsOf(false, 0, 0)).toBe(15);
    expect(oddsOf(true, 0, 2)).toBe(10);
    const bonuses = [{ side: 'theirs', for: 'card', add: 2 }];
    expect(secondFacts(lines({ ...CONFLICT, clash: 'fight', bonuses, tie: true }))[0]).toMatchObject({
      odds: 10,
      tie: true,
      margin: 0,
    });
  });

  it('wild creatures and disasters are somebody, and no group', () => {
    const facts = secondFacts(lines({ kind: 'died', group: { wild: 'p7' }, by: { cause: 'plague' } }));
    expect(facts).toMatchObject([{ actor: 'wild:p7', by: 'cause:plague' }]);
  });
});

describe('what the page tells', () => {
  const sword = (owner: string | null, since: number, until: number | null) =>
    ({ owner, kind: 'epic', name: 'Sword', since, until, piece: 'p1' }) as const;

  it('[CH-FCT-06] who held a treasure, one after another, and nobody between', () => {
    const { sheet } = taleOf([], {
      beads: [sword('q', 20, 30), sword(null, 30, 50), sword('s', 50, 55), sword('s', 55, 60), sword('d', 60, null)],
    });
    expect(holdersOf(sheet, 'Sword', 100).map((it) => [it.group, it.since, it.until])).toEqual([
      ['q', 20, 30],
      [null, 30, 50],
      ['s', 50, 60],
      ['d', 60, null],
    ]);
    expect(holdersOf(sheet, 'Sword', 52).at(-1)).toMatchObject({ group: 's', until: null });
  });

  it('[CH-FCT-07] who sat where, with the first and the last tick', () => {
    const seat = (owner: string, since: number, until: number | null) =>
      ({ owner, kind: 'population', since, until, piece: 'p1' }) as const;
    const { sheet } = taleOf([], { beads: [seat('a', 1, 5), seat('b', 6, null), seat('a', 3, 9)] });
    expect(seatsOf(sheet, 100).get('p1')).toEqual([
      { group: 'a', since: 1, until: 9 },
      { group: 'b', since: 6, until: null },
    ]);
  });

  it('what a group had at a tick', () => {
    const { sheet } = taleOf([], {
      beads: [
        { owner: 'a', kind: 'population', since: 1, until: 5 },
        { owner: 'a', kind: 'treasure', since: 2 },
      ],
    });
    expect(standingOf(sheet, 'a', 4)).toEqual({ lives: 1, treasures: 1, epics: 0 });
    expect(standingOf(sheet, 'a', 5)).toEqual({ lives: 0, treasures: 1, epics: 0 });
  });
});
