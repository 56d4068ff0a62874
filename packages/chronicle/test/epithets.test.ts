import { describe, expect, it } from 'vitest';
import { epithetsOf } from '../src/epithets.ts';
import type { Fact, FactKind } from '../src/facts/fact.ts';
import { gaugeOf, gaugeWord } from '../src/gauge.ts';
import { actor, beads, died, fact, storyOf } from './made.ts';

const earnedBy = (group: string, facts: readonly Fact[], given: Parameters<typeof storyOf>[1] = {}) =>
  epithetsOf(storyOf(facts, given))
    .filter((it) => it.group === group)
    .map((it) => it.key);
/** The same deed in turn after turn. */
const often = (n: number, kind: FactKind, who: string, whom: string | null, given: Partial<Fact> = {}) =>
  Array.from({ length: n }, (_, i) => fact(kind, 10 + i, 1 + i, who, whom, given));
const foes = ['x', 'y', 'z'];

/** A row, the facts that earn it, and those that do not yet. */
const ROWS: readonly (readonly [row: string, key: string, facts: readonly Fact[], short: readonly Fact[]])[] = [
  [
    'CH-EPI-T1.ender',
    'ender',
    foes.map((it, i) => died(10 + i, 1 + i, it, 'a')),
    foes.slice(1).map((it, i) => died(10 + i, 1 + i, it, 'a')),
  ],
  [
    'CH-EPI-T1.twice',
    'twice',
    [died(10, 3, 'x', 'a'), died(12, 3, 'y', 'a')],
    [died(10, 3, 'x', 'a'), died(12, 4, 'y', 'a')],
  ],
  [
    'CH-EPI-T1.unbeaten',
    'unbeaten',
    often(5, 'fought', 'a', 'x', { odds: 21 }),
    often(4, 'fought', 'a', 'x', { odds: 21 }),
  ],
  [
    'CH-EPI-T1.hopeless',
    'hopeless',
    often(4, 'theft failed', 'a', 'x', { odds: 15 }),
    often(3, 'theft failed', 'a', 'x', { odds: 15 }),
  ],
  [
    'CH-EPI-T1.evenhand',
    'evenhand',
    often(2, 'fought', 'a', 'x', { odds: 21, tie: true }),
    often(2, 'fought', 'a', 'x', { odds: 21 }),
  ],
  ['CH-EPI-T1.thief', 'thief', often(3, 'stole', 'a', 'x'), often(2, 'stole', 'a', 'x')],
  ['CH-EPI-T1.robbed', 'robbed', often(3, 'stole', 'x', 'a'), often(2, 'stole', 'x', 'a')],
  ['CH-EPI-T1.tollman', 'tollman', often(3, 'extorted', 'a', 'x'), often(3, 'extortion failed', 'a', 'x')],
  ['CH-EPI-T1.payer', 'payer', often(3, 'extorted', 'x', 'a'), often(2, 'extorted', 'x', 'a')],
  [
    'CH-EPI-T1.feeder',
    'feeder',
    often(3, 'hunted', 'a', 'x'),
    [1, 2, 4].map((turn) => fact('hunted', 10 + turn, turn, 'a', 'x')),
  ],
  [
    'CH-EPI-T1.prey',
    'prey',
    often(3, 'hunted', 'x', 'a'),
    [...often(3, 'hunted', 'x', 'a'), died(20, 3, 'a', 'x', ['hunted@12'])],
  ],
  ['CH-EPI-T1.homeless', 'homeless', often(2, 'driven', 'a', null), often(1, 'driven', 'a', null)],
  ['CH-EPI-T1.wanderer', 'wanderer', often(4, 'moved', 'a', null), often(4, 'driven', 'a', null)],
  [
    'CH-EPI-T1.builder',
    'builder',
    often(5, 'built', 'a', null, { piece: 'p1' }),
    often(4, 'built', 'a', null, { piece: 'p1' }),
  ],
  ['CH-EPI-T1.tyrant', 'tyrant', often(3, 'annexed', 'a', 'x'), often(2, 'annexed', 'a', 'x')],
  ['CH-EPI-T1.manifold', 'manifold', often(3, 'turned', 'a', null), often(2, 'turned', 'a', null)],
];

describe('earned names', () => {
  it.each(ROWS)('[%s] is earned, and not before', (_, key, facts, short) => {
    const who = [actor('a', { culture: 'beast' })];
    expect(earnedBy('a', facts, { who })).toContain(key);
    expect(earnedBy('a', short, { who })).not.toContain(key);
  });

  it('[CH-EPI-T1.kinslayer] is earned by the end of one of the own card or culture', () => {
    const facts = [died(10, 1, 'x', 'a')];
    expect(
      earnedBy('a', facts, {
        who: [actor('a', { kind: 'Gnolls', culture: 'warren' }), actor('x', { culture: 'warren' })],
      }),
    ).toContain('kinslayer');
    expect(
      earnedBy('a', facts, { who: [actor('a', { culture: 'beast' }), actor('x', { culture: 'warren' })] }),
    ).not.toContain('kinslayer');
  });

  it('[CH-EPI-T1.hoarder] is earned with eight treasures', () => {
    const facts = [fact('gathered', 10, 1, 'a')];
    expect(earnedBy('a', facts, { beads: beads('a', 'treasure', 8, 1) })).toContain('hoarder');
    expect(earnedBy('a', facts, { beads: beads('a', 'treasure', 7, 1) })).not.toContain('hoarder');
  });

  it('are no more than three a subject, the strongest; and rest on no guess', () => {
    const facts = [
      ...foes.map((it, i) => died(50 + i, 9, it, 'a')),
      ...often(3, 'stole', 'a', 'w'),
      ...often(4, 'moved', 'a', null),
      ...often(5, 'built', 'a', null, { piece: 'p1' }),
    ];
    expect(earnedBy('a', facts, { who: [actor('a', { culture: 'beast' })] })).toEqual(['twice', 'ender', 'thief']);
    expect(earnedBy('a', often(3, 'stole', 'a', 'x', { guessed: true }))).toEqual([]);
  });
});

describe('the gauge', () => {
  it('[CH-INT-09] counts threads, their kinds, surprises, turns, the end and the reign, each up to its limit', () => {
    const facts = [
      fact('fought', 1, 4, 'a', 'b', { odds: 10 }),
      fact('rose', 2, 10, 'a'),
      { ...fact('ended', 3, 5, 'b', 'a', { thing: 'villain slain' }), age: 'villainy' },
    ];
    const story = storyOf(facts);
    const thread = (kind: string, weight: number) => ({ kind, weight, roles: [], facts: [], isClosed: true });
    const rest = Math.min(12, Math.floor((11 + 5) / 2)) + 1 + 8 + 6;
    expect(gaugeOf(story, [])).toBe(rest);
    expect(gaugeOf(story, [thread('feud', 6)])).toBe(rest + 3 + 2);
    expect(gaugeOf(story, [thread('feud', 6), thread('feud', 6), thread('debt', 8)])).toBe(
      rest + Math.floor((6 * 1.5 + 8) / 2) + 4,
    );
    expect(
      gaugeOf(
        story,
        Array.from({ length: 20 }, (_, i) => thread(`k${i}`, 9)),
      ),
    ).toBe(rest + 45 + 15);
  });

  it('is told in words', () => {
    expect([29, 30, 50, 70, 85].map(gaugeWord)).toEqual(['quiet', 'short', 'worth telling', 'storied', 'top board']);
  });
});
