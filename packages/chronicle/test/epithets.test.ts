import type { Culture } from '@understory/host/grammar';
import type { Sheet } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { chronicleOf, earnedIn, epithetWords, fullNameOf } from '../src/chronicle.ts';
import { epithetsOf, withByname } from '../src/epithets.ts';
import type { Fact, FactKind } from '../src/facts/fact.ts';
import { gaugeOf, gaugeWord } from '../src/gauge.ts';
import { NO_WORDS } from '../src/own-words.ts';
import { sagaOf } from '../src/saga/saga.ts';
import { threadsOf } from '../src/threads/find.ts';
import { actor, beads, died, fact, storyOf, taleOf } from './made.ts';

const earnedBy = (group: string, facts: readonly Fact[], given: Parameters<typeof storyOf>[1] = {}) => {
  const story = storyOf(facts, given);
  return epithetsOf(story, threadsOf(story))
    .filter((it) => it.group === group)
    .map((it) => it.key);
};
/** The same deed in turn after turn. */
const often = (n: number, kind: FactKind, who: string, whom: string | null, given: Partial<Fact> = {}) =>
  Array.from({ length: n }, (_, i) => fact(kind, 10 + i, 1 + i, who, whom, given));
const foes = ['x', 'y', 'z'];
/** A page with one piece on it. */
const sheetOf = (piece: object) => ({ beads: [], pieces: [piece], labels: [], features: [] }) as unknown as Sheet;

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
  [
    'CH-EPI-T1.steadfast',
    'steadfast',
    [...often(2, 'allied', 'a', 'x'), died(30, 5, 'x', 'y')],
    [...often(2, 'allied', 'a', 'x'), died(30, 5, 'a', 'y')],
  ],
  [
    'CH-EPI-T1.faithless',
    'faithless',
    [fact('allied', 5, 1, 'a', 'x'), fact('stole', 9, 3, 'a', 'x')],
    [fact('allied', 5, 1, 'a', 'x'), fact('stole', 9, 3, 'x', 'a')],
  ],
  ['CH-EPI-T1.spurned', 'spurned', often(3, 'refused', 'a', 'x'), often(2, 'refused', 'a', 'x')],
  [
    'CH-EPI-T1.avenger',
    'avenger',
    [fact('hunted', 5, 1, 'x', 'a', { tolls: [{ group: 'a', lives: 1, treasures: 0 }] }), died(9, 2, 'x', 'a')],
    [fact('hunted', 5, 1, 'x', 'a', { tolls: [{ group: 'a', lives: 1, treasures: 0 }] }), died(9, 2, 'x', 'y')],
  ],
  [
    'CH-EPI-T1.latecomer',
    'latecomer',
    [fact('rose', 5, 2, 'x'), fact('came', 6, 6, 'a'), died(9, 8, 'x', 'a')],
    [fact('rose', 5, 2, 'x'), fact('came', 6, 5, 'a'), died(9, 8, 'x', 'a')],
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

  it('[CH-EPI-T1.heir] is earned by taking what a people made that is gone', () => {
    const passed = fact('passed', 40, 4, 'a', null, { treasures: ['Sword'] });
    const made = fact('crafted', 5, 1, 'q', null, { thing: 'Sword', treasures: ['Sword'] });
    const who = [actor('a'), actor('q', { isPeople: true })];
    expect(earnedBy('a', [made, died(20, 2, 'q', null), passed], { who })).toContain('heir');
    expect(earnedBy('a', [made, passed, died(50, 5, 'q', null)], { who })).not.toContain('heir');
  });

  it('[CH-EPI-T1.ruiner] is earned by who brings down works of its own, a people too', () => {
    const who = [actor('q', { isPeople: true }), actor('a')];
    expect(earnedBy('q', [fact('disaster', 5, 1, 'q', null, { n: 3 })], { who })).toEqual(['ruiner']);
    expect(earnedBy('q', [fact('disaster', 5, 1, 'q', null, { n: 0 })], { who })).toEqual([]);
    const hall = (owner: string) => sheetOf({ id: 'p9', owner, stratum: 2 });
    const ruined = [fact('ruined', 5, 1, 'a', null, { piece: 'p9' })];
    expect(earnedBy('a', ruined, { who, sheet: hall('a') })).toContain('ruiner');
    expect(earnedBy('a', ruined, { who, sheet: hall('q') })).not.toContain('ruiner');
  });

  it('[CH-EPI-T1.last] is earned by a company that has been one for three turns, with no other of its kind', () => {
    const facts = [fact('came', 1, 1, 'a'), ...[2, 3, 4].map((turn) => fact('prepared', turn * 10, turn, 'a'))];
    const one = [...beads('a', 'population', 2, 1, 15), ...beads('a', 'population', 1, 15)];
    expect(earnedBy('a', facts, { beads: one })).toContain('last');
    expect(earnedBy('a', facts.slice(0, 3), { beads: one })).not.toContain('last');
    const cousins = [actor('a', { kind: 'Gnolls' }), actor('b', { kind: 'Gnolls' })];
    expect(earnedBy('a', facts, { beads: one, who: cousins })).not.toContain('last');
    expect(earnedBy('a', facts, { beads: beads('a', 'population', 1, 1) })).not.toContain('last');
  });

  it('[CH-EPI-T1.lastshot] is earned by one who wins against three', () => {
    const stand = [fact('fought', 10, 1, 'x', 'a', { won: false, odds: 15 })];
    const against = (n: number) => ({ beads: [...beads('a', 'population', 1, 1), ...beads('x', 'population', n, 1)] });
    expect(earnedBy('a', stand, against(3))).toContain('lastshot');
    expect(earnedBy('a', stand, against(2))).not.toContain('lastshot');
  });

  it('[CH-EPI-T1.idle] [CH-EPI-T1.survivor] are earned by who looked on, and by who is left over', () => {
    const idle = Array.from({ length: 5 }, (_, i) => fact('idle', 20 + i, 2 + i, 'a'));
    const others = ['x', 'y', 'z', 'w'].map((it, i) => fact('came', 40 + i, 4, it));
    const facts = [fact('came', 1, 1, 'a'), ...idle, ...others, ...foes.map((it, i) => died(60 + i, 7 + i, it, null))];
    const given = { isOver: true, beads: beads('a', 'population', 1, 1) };
    expect(earnedBy('a', facts, given)).toEqual(expect.arrayContaining(['idle', 'survivor']));
    expect(earnedBy('a', facts, { ...given, isOver: false })).not.toContain('survivor');
    expect(
      earnedBy(
        'a',
        facts.filter((it) => it.kind !== 'idle'),
        given,
      ),
    ).not.toContain('idle');
  });

  it('[CH-EPI-T1.usurper] is earned by a ruler who held nothing two turns before', () => {
    const facts = [fact('came', 1, 1, 'a'), fact('gathered', 20, 3, 'a'), fact('rose', 30, 4, 'a')];
    expect(earnedBy('a', facts, { beads: beads('a', 'treasure', 3, 20) })).toContain('usurper');
    expect(earnedBy('a', facts, { beads: beads('a', 'treasure', 3, 1) })).not.toContain('usurper');
  });

  it('[CH-EPI-T1.deepest] is earned by who first opens the lowest bed', () => {
    const given = {
      sheet: sheetOf({ id: 'p9', owner: null, stratum: 6 }),
      origins: { stories: [], strata: 6, lands: [], features: [], aim: null, ticks: [] },
    };
    const dug = (who: string, tick: number) => fact('dug', tick, 1, who, null, { piece: 'p9' });
    expect(earnedBy('a', [dug('a', 5), dug('x', 6)], given)).toContain('deepest');
    expect(earnedBy('a', [dug('x', 5), dug('a', 6)], given)).not.toContain('deepest');
  });

  it('[CH-EPI-02] are no more than three a subject, the strongest; and rest on no guess', () => {
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

describe('who bears an earned name', () => {
  const ender = (facts: readonly Fact[], given: Parameters<typeof storyOf>[1] = {}) => {
    const story = storyOf(facts, given);
    return epithetsOf(story, threadsOf(story)).filter((it) => it.key === 'thief');
  };
  const thefts = (who: string, from: number, n: number) =>
    Array.from({ length: n }, (_, i) => fact('stole', from + i, from + i, who, 'x', { odds: 3 }));

  it('[CH-EPI-05] is one at a time: who has done more of it takes it over, and that is told', () => {
    const both = [...thefts('a', 10, 3), ...thefts('b', 20, 3)];
    expect(ender(both)).toMatchObject([{ group: 'a', from: null, until: null }]);
    const more = [...both, ...thefts('b', 30, 1)];
    expect(ender(more)).toMatchObject([
      { group: 'a', until: { id: 'stole@30' } },
      { group: 'b', from: 'a', fact: { id: 'stole@30' }, until: null },
    ]);
    const told = chronicleOf(taleOf(more, { who: [actor('a'), actor('b', { since: 2 }), actor('x', { since: 3 })] }));
    const { interest, names } = told;
    expect(interest.of({ id: 'stole@30' })).toBe(interest.of({ id: 'stole@22' }) + 2);
    const text = sagaOf(told).flatMap((it) => it.paragraphs.flat().map((one) => one.text));
    const line = text.find((it) => /Lightpocket|Spoonthief/.test(it) && it.includes(names.get('b')?.short ?? '?'));
    expect(line).toMatch(/until then|passed from|leave the name/);
  });

  it('[CH-EPI-03] is in the words of who gives it, else of who bears it, and none is given for what is secret', () => {
    const words = (x: Culture, a: Culture) => {
      const who = [actor('a', { culture: a }), actor('x', { culture: x, since: 2 })];
      const chronicle = chronicleOf(taleOf(often(3, 'hunted', 'a', 'x'), { who }));
      const it = earnedIn(chronicle).find(({ key }) => key === 'feeder');
      if (!it) throw new Error('nobody is called so');
      return { by: it.by, words: epithetWords(chronicle, it) };
    };
    expect(words('warren', 'dwarven')).toEqual({ by: 'x', words: 'Who Counts Us' });
    expect(words('dwarven', 'warren')).toEqual({ by: 'x', words: 'Table-Setter' });
    const moved = chronicleOf(taleOf(often(4, 'moved', 'a', null), { who: [actor('a', { culture: 'arcane' })] }));
    const [own] = earnedIn(moved);
    expect(own && epithetWords(moved, own)).toBe('Long-Foot');
    const secret = { own: { ...NO_WORDS, secret: new Set(['stole@12']) } };
    expect(ender(thefts('a', 10, 3), secret)).toEqual([]);
  });

  it('[CH-EPI-03] is told when it is earned, whoever gave it', () => {
    const told = (facts: readonly Fact[]) =>
      sagaOf(chronicleOf(taleOf(facts, { isOver: true })))
        .flatMap((it) => it.paragraphs.flat().map(({ text }) => text))
        .join(' ');
    expect(told(often(3, 'hunted', 'a', 'x', { odds: 3 }))).toContain('Who Counts Us');
    expect(told(often(2, 'hunted', 'a', 'x', { odds: 3 }))).not.toContain('Who Counts Us');
    // Of nobody in particular: the fights were against many.
    const fights = ['p', 'q', 'r', 's', 't'].map((it, i) => fact('fought', 10 + i, 1 + i, 'a', it, { odds: 3 }));
    expect(told(fights)).toContain('Never-Yet');
  });

  it('[CH-EPI-01] takes the place of the name that one was born with, which stays on the page', () => {
    const who = [actor('a', { solitary: true, pronoun: 'it', culture: 'beast' }), actor('x', { since: 2 })];
    const born = chronicleOf(taleOf([fact('hunted', 10, 1, 'a', 'x')], { who }));
    const { full, byName } = born.names.get('a') ?? { full: '', byName: null };
    expect(fullNameOf('a', born)).toBe(withByname(full, byName));
    const earned = chronicleOf(taleOf(often(3, 'hunted', 'a', 'x'), { who }));
    expect(fullNameOf('a', earned)).toBe(`${full} Who Counts Us`);
    expect(earned.names.get('a')?.byName).toBe(byName);
    expect(withByname('Nebiphon', 'Keeper of Receipts')).toBe('Nebiphon, Keeper of Receipts');
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
    const rest = Math.min(12, Math.floor((11 + 5) / 3)) + 1 + 8 + 6;
    expect(gaugeOf(story, [])).toBe(rest);
    expect(gaugeOf(story, [thread('feud', 6)])).toBe(rest + 1 + 1);
    expect(gaugeOf(story, [thread('feud', 6), thread('feud', 6), thread('debt', 8)])).toBe(
      rest + Math.floor((6 * 1.5 + 8) / 4) + 2,
    );
    expect(
      gaugeOf(
        story,
        Array.from({ length: 24 }, (_, i) => thread(`k${i}`, 9)),
      ),
    ).toBe(rest + 45 + 15);
  });

  it('is told in words', () => {
    expect([29, 30, 50, 70, 85].map(gaugeWord)).toEqual(['quiet', 'short', 'worth telling', 'storied', 'top board']);
  });
});
