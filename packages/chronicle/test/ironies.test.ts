import { describe, expect, it } from 'vitest';
import { chronicleOf } from '../src/chronicle.ts';
import type { Fact } from '../src/facts/fact.ts';
import type { IronyKey } from '../src/ironies/irony.ts';
import { sagaOf } from '../src/saga/saga.ts';
import { actor, type BeadGiven, beads, died, fact, taleOf } from './made.ts';

/** Two true things, by data: each with what makes it one, and with the one thing that it cannot do without taken away. */

const named = (id: string, given: string, more: Parameters<typeof actor>[1] = {}) =>
  actor(id, { given, isNamed: true, ...more });
const WHO = [
  named('a', 'Anders', { until: 90 }),
  named('b', 'Borrik', { until: 95 }),
  named('c', 'Cassa', { until: 40 }),
];
const came = [fact('came', 1, 0, 'a'), fact('came', 2, 0, 'b'), fact('came', 3, 0, 'c')];
const life = (group: string) => ({ tolls: [{ group, lives: 1, treasures: 0 }] });
/** b fights a at the end, and ends a. */
const fatal = (given: Parameters<typeof fact>[5] = {}) => [
  fact('fought', 89, 9, 'b', 'a', { odds: 3, ...life('a'), ...given }),
  { ...died(90, 9, 'a', 'b', ['fought@89']), age: given.age ?? 'monsters' },
];
const star = (owner: string, since: number, until: number | null): BeadGiven => ({
  owner,
  kind: 'bonus',
  since,
  until,
});
const seat = (owner: string, since: number, until: number, piece: string): BeadGiven => ({
  owner,
  kind: 'population',
  since,
  until,
  piece,
});

interface Case {
  readonly facts: readonly Fact[];
  readonly beads?: readonly BeadGiven[];
  /** The same without what makes it one. */
  readonly without: { readonly facts?: readonly Fact[]; readonly beads?: readonly BeadGiven[] };
  readonly isOver?: boolean;
  readonly says: RegExp;
}

const tomb = (thing: string) => fact('built', 20, 2, 'a', null, { thing, piece: 'p2' });
const tie = (tick: number, turn: number, a: string, b: string) =>
  fact('fought', tick, turn, a, b, { odds: 3, tie: true, margin: 0 });

const CASES: Partial<Record<IronyKey, Case>> = {
  'last order': {
    facts: [fact('prepared', 30, 3, 'a'), ...fatal({ margin: 1 })],
    beads: [star('a', 30, 90)],
    without: { beads: [star('a', 30, 50)] },
    says: /unspent|not spent|still there/,
  },
  'friend’s price': {
    facts: [
      fact('traded', 30, 3, 'a', 'b', { odds: 3 }),
      { ...fact('stole', 50, 5, 'a', 'b', { odds: 3 }), ticks: [50, 51] },
    ],
    beads: [star('a', 30, 51)],
    without: { beads: [star('a', 20, 51)] },
    says: /deal/,
  },
  'peace of the grave': {
    facts: [tomb('Tomb'), ...fatal()],
    without: { facts: [tomb('Silo'), ...fatal()] },
    says: /a tomb.*seven turns/,
  },
  'the armour': {
    facts: [tomb('Great Wall'), ...fatal()],
    without: { facts: [tomb('Silo'), ...fatal()] },
    says: /a great wall/,
  },
  'same room': {
    facts: [
      fact('fought', 39, 4, 'a', 'c', { odds: 3, ...life('c') }),
      died(40, 4, 'c', 'a', ['fought@39']),
      ...fatal({ age: 'villainy' }),
    ],
    beads: [seat('c', 3, 40, 'p7'), seat('a', 41, 90, 'p7')],
    without: { beads: [seat('c', 3, 40, 'p7'), seat('a', 41, 90, 'p8')] },
    says: /where|place/,
  },
  'equal dice': {
    facts: [tie(20, 2, 'a', 'b'), tie(50, 5, 'b', 'a')],
    without: { facts: [tie(20, 2, 'a', 'b'), tie(50, 5, 'a', 'b')] },
    says: /even/,
  },
  'the small one': {
    facts: [
      fact('rose', 60, 6, 'a', null, { thing: 'The Empire' }),
      ...fatal(),
      fact('ended', 91, 9, 'b', 'a', { thing: 'villain slain' }),
    ],
    beads: beads('b', 'population', 2, 2),
    without: { beads: beads('b', 'population', 7, 2) },
    says: /two/,
  },
  'nobody to rule': {
    facts: [
      fact('rose', 60, 6, 'a', null, { thing: 'The Empire', age: 'villainy' }),
      ...[1, 2, 3].map((turn) => fact('fought', 60 + turn, 6 + turn, 'a', 'b', { odds: 3, age: 'villainy' })),
      fact('ended', 91, 9, 'a', null, { thing: 'empire rules', age: 'villainy' }),
    ],
    beads: beads('a', 'population', 1, 1),
    without: { beads: beads('a', 'population', 4, 1) },
    isOver: true,
    says: /one/,
  },
  rich: {
    facts: [fact('gathered', 30, 3, 'a', null, { n: 5 }), ...fatal()],
    beads: [...beads('a', 'treasure', 5, 30, 91)],
    without: { beads: [...beads('a', 'treasure', 5, 30, 60)] },
    says: /richer|so much|the most|more than ever/,
  },
};

const chronicle = (facts: readonly Fact[], given: readonly BeadGiven[], isOver = false) =>
  chronicleOf(
    taleOf(
      [...came, ...facts].sort((x, y) => (x.ticks[0] ?? 0) - (y.ticks[0] ?? 0)),
      { who: WHO, beads: given, isOver },
    ),
  );

describe('ironies', () => {
  it.each(Object.entries(CASES))('%s: is found by data, and told beside what it is about', (key, it) => {
    const found = chronicle(it.facts, it.beads ?? [], it.isOver);
    const own = found.ironies.find((one) => one.key === key);
    expect(found.ironies.map((one) => one.key)).toContain(key);
    const without = chronicle(it.without.facts ?? it.facts, it.without.beads ?? it.beads ?? [], it.isOver);
    expect(without.ironies.map((one) => one.key)).not.toContain(key);
    const told = sagaOf(found).flatMap((chapter) => chapter.paragraphs.flat());
    const said = told.find(({ template }) => template.startsWith(`irony.${key}#`));
    expect(said?.text).toMatch(it.says);
    // It needs both of its sides.
    for (const side of [own?.earlier, own?.later])
      expect(said?.ticks).toEqual(expect.arrayContaining([...(side?.ticks ?? [0])]));
  });

  it('makes its later fact worth four more, and its earlier two', () => {
    const { facts } = CASES['peace of the grave'] as Case;
    const hall = facts.map((it) => (it.kind === 'built' ? { ...it, thing: 'Hall' } : it));
    const [with_, plain] = [chronicle(facts, []), chronicle(hall, [])];
    const worth = (id: string) => {
      const of = ({ story, interest }: typeof with_) => interest.of(story.fact(id) as Fact);
      return of(with_) - of(plain);
    };
    expect(worth('died@90')).toBe(4);
    expect(worth('built@20')).toBe(2);
  });

  it('[CH-DAT-05] rests on nothing that was only guessed', () => {
    const { facts, beads: given = [] } = CASES['last order'] as Case;
    const guessed = facts.map((it) => (it.kind === 'died' ? { ...it, guessed: true } : it));
    expect(chronicle(guessed, given).ironies).toEqual([]);
  });
});
