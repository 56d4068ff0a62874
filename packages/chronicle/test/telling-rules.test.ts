import { describe, expect, it } from 'vitest';
import { chronicleOf } from '../src/chronicle.ts';
import type { Fact } from '../src/facts/fact.ts';
import { Interest } from '../src/interest.ts';
import { toldOf } from '../src/saga/plan.ts';
import { sagaOf } from '../src/saga/saga.ts';
import { threadsOf } from '../src/threads/find.ts';
import { actor, type BeadGiven, beads, died, fact, storyOf, taleOf } from './made.ts';

/** What a saga is made of, clause by clause, in worlds made by hand. */

const named = (id: string, given: string, more: Parameters<typeof actor>[1] = {}) =>
  actor(id, { given, isNamed: true, ...more });
const life = (group: string) => ({ tolls: [{ group, lives: 1, treasures: 0 }] });
const inOrder = (facts: readonly Fact[]) => [...facts].sort((a, b) => (a.ticks[0] ?? 0) - (b.ticks[0] ?? 0));
const chronicle = (facts: readonly Fact[], given: Parameters<typeof taleOf>[1] = {}) =>
  chronicleOf(taleOf(inOrder(facts), given));
const sentencesOf = (facts: readonly Fact[], given: Parameters<typeof taleOf>[1] = {}) =>
  sagaOf(chronicle(facts, given)).flatMap((it) => it.paragraphs.flat());
const textOf = (facts: readonly Fact[], given: Parameters<typeof taleOf>[1] = {}) =>
  sentencesOf(facts, given)
    .map((it) => it.text)
    .join(' ');

const ZHERIEL = named('m', 'Zheriel', { solitary: true, pronoun: 'she', one: 'medusa' });
const GOBLINS = named('g', 'the Nine Knives', { many: 'goblins', one: 'goblin', isCompany: true, until: 41 });

describe('worked examples', () => {
  it('[CH-EX-01] an eater and its guest: the custom once, what the advantage came from, and whose a tie is', () => {
    const hunt = (tick: number, turn: number) => fact('hunted', tick, turn, 'm', 'g', life('g'));
    const trade = (tick: number, turn: number) => fact('traded', tick, turn, 'm', 'g', { odds: 21 });
    const facts = [
      fact('came', 1, 0, 'm'),
      fact('came', 2, 0, 'g'),
      ...[hunt(10, 1), trade(14, 1), hunt(20, 2), trade(24, 2), hunt(30, 3), trade(34, 3), hunt(40, 4)],
      {
        ...fact('stole', 28, 2, 'g', 'm', {
          tie: true,
          odds: 21,
          margin: 0,
          why: { key: 'grudge', at: 20, deed: 'hunt' } as Fact['why'],
          causes: ['hunted@20'],
          tolls: [{ group: 'm', lives: 0, treasures: 1 }],
        }),
        ticks: [28, 29],
      },
      died(41, 4, 'g', 'm', ['hunted@40']),
    ];
    const star: BeadGiven = { owner: 'g', kind: 'bonus', since: 14, until: 29 };
    const given = { who: [ZHERIEL, GOBLINS], beads: [star, ...beads('g', 'population', 2, 2)] };
    const { threads, ironies } = chronicle(facts, given);
    const thread = (kind: string) => threads.find((it) => it.kind === kind);
    expect(thread('eater and guest')?.facts.map((it) => it.ticks[0])).toEqual([10, 14, 20, 24, 30, 34, 40]);
    expect(thread('eater and guest')?.isClosed).toBe(true);
    expect(thread('feud')?.facts.map((it) => it.ticks[0])).toEqual([10, 20, 28, 30, 40]);
    expect(threads.map((it) => it.kind)).not.toContain('revenge');
    expect(ironies.find((it) => it.key === 'friend’s price')).toMatchObject({
      earlier: { id: 'traded@14' },
      later: { id: 'stole@28' },
    });
    const told = sentencesOf(facts, given);
    const custom = told.filter(({ ticks }) => [10, 20, 30].some((it) => ticks.includes(it)));
    const hunts = custom.filter(({ template }) => /hunted|eater/.test(template));
    expect(hunts.length).toBeLessThanOrEqual(2);
    expect(hunts.map((it) => it.text).join(' ')).toMatch(/three turns running/i);
    const price = told.find(({ ticks }) => ticks.includes(14) && ticks.includes(28));
    expect(price?.text).toMatch(/deal/);
    const text = told.map((it) => it.text).join(' ');
    expect(text).toMatch(/goes to the thief|on a tie/);
    expect(text).not.toMatch(/because|revenge|aveng/i);
  });

  it('a tomb and an accident: eleven rooms said once, nobody dead, and the end by its own key', () => {
    const age = 'civilization';
    const facts = [
      fact('came', 1, 0, 'd', null, { age }),
      fact('built', 20, 2, 'd', null, { age, thing: 'Tomb', piece: 'p2' }),
      fact('built', 40, 4, 'd', null, { age, thing: 'Powerplant', piece: 'p4' }),
      fact('disaster', 80, 8, 'd', null, { age, thing: 'Industrial Accident', n: 11, piece: 'p4' }),
      { ...died(90, 8, 'd', null), age, thing: 'ten dwarves' },
      fact('came', 100, 0, 'm'),
    ];
    const dwarves = actor('d', {
      isPeople: true,
      of: 'd',
      kind: 'dwarves',
      given: 'Thormund',
      isNamed: true,
      until: 90,
    });
    const { threads } = chronicle(facts, { who: [dwarves, ZHERIEL] });
    expect(threads.find((it) => it.kind === 'hubris')).toMatchObject({ roles: ['d'], isClosed: true });
    const text = textOf(facts, { who: [dwarves, ZHERIEL] });
    expect(text.match(/eleven/gi)).toHaveLength(1);
    expect(text).toMatch(/Nobody was hurt|killed no one|not one death/);
    const [accident, end] = [text.search(/accident/), text.search(/quarrel|argument|agreement/)];
    expect(accident).toBeGreaterThan(0);
    expect(end).toBeGreaterThan(accident);
    expect(text).not.toMatch(/\d+ dead|died in the|were killed/);
  });

  it('an aim and a first work: told as they are, and nothing of what became of who left', () => {
    const age = 'civilization';
    const facts = [
      fact('made', 1, 0, null, null, { age, thing: 'lore' }),
      fact('came', 2, 0, 'q', null, { age }),
      fact('built', 20, 1, 'q', null, { age, thing: 'Mausoleum', piece: 'p2' }),
      fact('built', 30, 2, 'q', null, { age, thing: 'Orrery', piece: 'p3' }),
      { ...died(60, 6, 'q', null), age, thing: 'diaspora' },
      fact('came', 100, 1, 'm2'),
    ];
    const magicians = actor('q', {
      isPeople: true,
      of: 'q',
      kind: 'magicians',
      given: 'Quietgarden',
      isNamed: true,
      until: 60,
    });
    const given = {
      who: [magicians, named('m2', 'the Dusty Lamp', { many: 'miners' })],
      beads: [{ owner: 'm2', kind: 'population', since: 101, piece: 'p2' } as const],
      origins: { stories: [], strata: 0, lands: [], features: [], aim: 'eternal life', ticks: [] },
    };
    const found = chronicle(facts, given);
    const kinds = found.threads.map((it) => it.kind);
    expect(kinds).toContain('unfinished');
    expect(kinds).not.toContain('inherited hall');
    expect(found.ironies.map((it) => it.key)).not.toContain('peace of the grave');
    const text = textOf(facts, given);
    expect(text).toMatch(/eternal life/);
    expect(text).toMatch(/mausoleum/i);
    expect(text).not.toMatch(/Quietgarden[^.]*(found it|lived for ever|were never)/);
  });

  it('what nobody is known to have done is told without anybody, and bears no irony and no earned name', () => {
    const facts = [
      fact('came', 1, 0, 'a'),
      fact('came', 2, 0, 'b'),
      fact('fought', 50, 5, 'a', 'b', { odds: 3, guessed: true, ...life('b') }),
      fact('lost life', 80, 8, 'b', null, life('b')),
    ];
    const who = [named('a', 'Anders'), named('b', 'Borrik')];
    const found = chronicle(facts, {
      who,
      beads: [...beads('b', 'population', 2, 2, 80), ...beads('b', 'population', 1, 2)],
    });
    const told = sagaOf(found).flatMap((it) => it.paragraphs.flat());
    for (const { text } of told.filter(({ ticks }) => ticks.join() === '80')) expect(text).not.toContain('Anders');
    expect(found.ironies).toEqual([]);
  });
});

describe('threads and interest', () => {
  it('[CH-THR-04] an exile that ended in a return, and a siege in a feud, are told as that', () => {
    const failed = [1, 2, 3].map((turn) => fact('extortion failed', turn * 10, turn, 'a', 'b', { won: false }));
    const kinds = (facts: readonly Fact[]) => threadsOf(storyOf(facts)).map((it) => it.kind);
    expect(kinds(failed)).toContain('siege');
    const answered = [...failed, fact('fought', 40, 4, 'b', 'a')];
    expect(kinds(answered)).toContain('feud');
    expect(kinds(answered)).not.toContain('siege');
    // A revenge stays beside the feud that it is in.
    const paid = [fact('fought', 5, 1, 'b', 'a', life('a')), ...failed, died(50, 5, 'b', 'a')];
    expect(kinds(paid)).toEqual(expect.arrayContaining(['feud', 'revenge']));
  });

  it('[CH-INT-05] a fact is worth two more for each that it caused, three for each thread, one for an earned name', () => {
    const first = fact('fought', 10, 1, 'a', 'b');
    const plain = storyOf([first, fact('traded', 20, 2, 'a', 'b')]);
    const cited = storyOf([first, fact('traded', 20, 2, 'a', 'b', { causes: [first.id] })]);
    const worth = (story: typeof plain, ...more: [] | [ConstructorParameters<typeof Interest>[2]]) =>
      new Interest(story, [], ...more).of(first);
    expect(worth(cited) - worth(plain)).toBe(2);
    const thread = { kind: 'x', roles: [], facts: [first], isClosed: false, weight: 1 };
    expect(
      new Interest(
        plain,
        Array.from({ length: 5 }, () => thread),
      ).of(first) - worth(plain),
    ).toBe(9);
    const earned = (tick: number) => ({
      epithets: [
        { key: 'ender', group: 'a', fact: fact('died', tick, 0, 'x'), by: null, weight: 9, from: null, until: null },
      ] as const,
    });
    expect(worth(plain, earned(5)) - worth(plain)).toBe(1);
    expect(worth(plain, earned(15)) - worth(plain)).toBe(0);
  });

  it('[CH-INT-04] who ends a row of three is worth two more', () => {
    const fights = (last: boolean) =>
      [1, 2, 3, 4].map((turn) => fact('fought', turn * 10, turn, 'a', 'b', { odds: 21, won: turn < 4 || last }));
    const worth = (last: boolean) => {
      const story = storyOf(fights(last));
      return new Interest(story, []).of(story.facts[3] as Fact);
    };
    expect(worth(false) - worth(true)).toBe(2);
  });

  it('[CH-INT-07] a saga asks for less where there is little, and for more where there is much', () => {
    const ages = ['monsters'];
    const told = (n: number) => {
      // Each is of some worth, and in no thread.
      const facts = Array.from({ length: n }, (_, i) =>
        fact('stole', 10 + i, 1 + i, 'a', null, { odds: 3, treasures: n > 50 ? ['Urn', 'Crown'] : [] }),
      );
      return toldOf(ages, chronicle(facts));
    };
    expect(told(4).least).toBeLessThan(8);
    expect(told(100).least).toBeGreaterThan(8);
    expect(told(100).least).toBeLessThanOrEqual(12);
  });
});

describe('what is told, and what is not', () => {
  const came = [fact('came', 1, 0, 'a'), fact('came', 2, 0, 'b')];
  const who = [named('a', 'Anders'), named('b', 'Borrik', { until: 31 })];

  it('[CH-STR-08] digging and mining are summed up once, if they are much of what was done', () => {
    const age = 'civilization';
    const dug = (n: number) =>
      Array.from({ length: n }, (_, i) => fact(i % 2 ? 'mined' : 'dug', 10 + i, 1 + i, 'd', null, { age }));
    const works = (n: number) =>
      Array.from({ length: n }, (_, i) =>
        fact('built', 50 + i, 1 + i, 'd', null, { age, thing: `Hall ${i}`, piece: `p${i}` }),
      );
    const dwarves = actor('d', { isPeople: true, of: 'd', kind: 'dwarves', given: 'Thormund', isNamed: true });
    const toil = (...facts: Fact[]) =>
      sentencesOf([fact('came', 1, 0, 'd', null, { age }), ...facts], { who: [dwarves] }).filter((it) =>
        it.template.startsWith('toil'),
      );
    expect(toil(...dug(6), ...works(2)).map((it) => it.ticks)).toEqual([[10, 11, 12, 13, 14, 15]]);
    expect(toil(...dug(2), ...works(9))).toEqual([]);
  });

  it('[CH-STR-09] an end says by whom, and what was left lying', () => {
    const facts = [
      ...came,
      fact('fought', 30, 3, 'a', 'b', { odds: 3, ...life('b') }),
      died(31, 3, 'b', 'a', ['fought@30']),
    ];
    const left: BeadGiven[] = [...beads('b', 'treasure', 2, 2, 32), ...beads(null, 'treasure', 2, 32)];
    const told = sentencesOf(facts, { who, beads: left });
    const end = told.find(({ ticks }) => ticks.includes(31));
    expect(end?.text).toContain('Anders');
    expect(end?.text).toContain('Borrik');
    expect(told.map((it) => it.text).join(' ')).toMatch(/two treasures/i);
    expect(told.map((it) => it.text).join(' ')).not.toMatch(/died out/);
  });

  it('who came one after another to attack the same, and ended so, is told in one sentence', () => {
    const ids = ['x', 'y', 'z'];
    const facts = [
      fact('came', 1, 0, 'k'),
      ...ids.flatMap((it, i) => {
        const tick = 10 * (i + 1);
        const attack = fact('fought', tick + 1, i + 1, it, 'k', { odds: 3, won: false, ...life(it) });
        return [fact('came', tick, i + 1, it), attack, died(tick + 2, i + 1, it, 'k', [attack.id])];
      }),
    ];
    const parties = ids.map((it) =>
      named(it, `the ${it.toUpperCase()} Bell`, { many: 'adventurers', isCompany: true, until: 33 }),
    );
    const visits = sentencesOf(facts, { who: [named('k', 'Korr'), ...parties] }).filter((it) =>
      it.template.startsWith('visitors.own'),
    );
    expect(visits).toHaveLength(1);
    expect(visits[0]?.ticks).toEqual([11, 12, 21, 22, 31, 32]);
    expect(visits[0]?.text).toContain('Korr');
    // They are all of one sort, which is said once.
    expect(visits[0]?.text.match(/adventurers/g)).toHaveLength(1);
  });

  it('[CH-IRO-06] [CH-VOI-07] a world that goes on is told so far, and one that is over is not', () => {
    const facts = [...came, fact('fought', 30, 3, 'a', 'b', { odds: 3 })];
    const given = { who: [named('a', 'Anders'), named('b', 'Borrik')], beads: beads('a', 'population', 1, 1) };
    expect(sentencesOf(facts, given).at(-1)?.text).toMatch(/so far/i);
    expect(textOf(facts, { ...given, isOver: true })).not.toMatch(/so far/i);
  });
});
