import { describe, expect, it } from 'vitest';
import { chronicleOf } from '../src/chronicle.ts';
import type { Fact } from '../src/facts/fact.ts';
import { oddsOf } from '../src/facts/odds.ts';
import { Interest } from '../src/interest.ts';
import { sagaOf } from '../src/saga/saga.ts';
import { threadsOf } from '../src/threads/find.ts';
import { actor, beads, died, fact, storyOf, taleOf } from './made.ts';

const kindsOf = (facts: readonly Fact[], given: Parameters<typeof storyOf>[1] = {}) =>
  threadsOf(storyOf(facts, given)).map(({ kind, roles }) => `${kind} ${roles.join(' ')}`);
const threadOf = (kind: string, facts: readonly Fact[], given: Parameters<typeof storyOf>[1] = {}) =>
  threadsOf(storyOf(facts, given)).find((it) => it.kind === kind);
const life = (group: string) => ({ tolls: [{ group, lives: 1, treasures: 0 }] });
const treasure = (group: string) => ({ tolls: [{ group, lives: 0, treasures: 1 }] });

/** CH-EX-01: m hunts g and trades with it; g robs m once. */
const CUSTOM: readonly Fact[] = [
  fact('hunted', 10, 1, 'm', 'g', life('g')),
  fact('traded', 14, 1, 'm', 'g'),
  fact('hunted', 20, 2, 'm', 'g', life('g')),
  fact('traded', 24, 2, 'm', 'g'),
  fact('stole', 28, 2, 'g', 'm', {
    ...treasure('m'),
    tie: true,
    why: { key: 'grudge', at: 20 },
    causes: ['hunted@20'],
  }),
  fact('hunted', 30, 3, 'm', 'g', life('g')),
  fact('traded', 34, 3, 'm', 'g'),
  fact('hunted', 40, 4, 'm', 'g', life('g')),
  died(41, 4, 'g', 'm', ['hunted@40']),
];

describe('threads between two groups', () => {
  it('[CH-THR-03] an eater and its guest, and the feud between them, are found; a life is not paid back by a treasure', () => {
    expect(threadOf('eater and guest', CUSTOM)).toMatchObject({ roles: ['m', 'g'], isClosed: true });
    expect(threadOf('eater and guest', CUSTOM)?.facts.map((it) => it.ticks[0])).toEqual([10, 14, 20, 24, 30, 34, 40]);
    expect(threadOf('feud', CUSTOM)?.facts.map((it) => it.ticks[0])).toEqual([10, 20, 28, 30, 40]);
    expect(kindsOf(CUSTOM).filter((it) => it.startsWith('revenge'))).toEqual([]);
  });

  it('a feud needs both sides to act, and three blows', () => {
    expect(
      kindsOf([fact('fought', 1, 1, 'a', 'b'), fact('fought', 2, 2, 'a', 'b'), fact('fought', 3, 3, 'a', 'b')]),
    ).not.toContain('feud a b');
    expect(
      kindsOf([fact('fought', 1, 1, 'a', 'b'), fact('fought', 2, 2, 'b', 'a'), fact('fought', 3, 3, 'a', 'b')]),
    ).toContain('feud a b');
  });

  it('revenge is the end of who did the wrong, unless they were friends in between', () => {
    const wrong = fact('extorted', 1, 1, 'm', 'o', treasure('o'));
    const end = died(5, 2, 'm', 'o');
    expect(kindsOf([wrong, end])).toContain('revenge o m');
    expect(kindsOf([wrong, fact('allied', 3, 1, 'm', 'o'), end])).not.toContain('revenge o m');
    expect(kindsOf([wrong, end])).toContain('debt o m');
    expect(kindsOf([wrong, died(5, 2, 'm', 'x')])).not.toContain('debt o m');
  });

  it('[CH-EX-05] a betrayal is the first blow within three turns of a pact, and trade is no pact', () => {
    const pact = fact('allied', 1, 2, 'a', 'b');
    const blow = (turn: number) => fact('extortion failed', 90, turn, 'b', 'a');
    expect(threadOf('betrayal', [pact, blow(4)])?.roles).toEqual(['b', 'a']);
    expect(threadOf('betrayal', [pact, blow(6)])).toBeUndefined();
    expect(threadOf('betrayal', [pact, fact('traded', 50, 5, 'a', 'b'), blow(6)])).toBeUndefined();
    expect(threadOf('betrayal', [pact, fact('allied', 50, 5, 'a', 'b'), blow(6)])?.roles).toEqual(['b', 'a']);
  });

  it('tribute is paid three turns and never refused', () => {
    const paid = [1, 2, 3].map((turn) => fact('extorted', turn, turn, 'b', 'a', treasure('a')));
    expect(kindsOf(paid)).toContain('tribute a b');
    expect(kindsOf([...paid, fact('extortion failed', 4, 4, 'b', 'a')])).not.toContain('tribute a b');
  });

  it('the steadfast make two pacts and no blow until one dies, and not by the other', () => {
    const pacts = [fact('allied', 1, 1, 'a', 'b'), fact('allied', 2, 2, 'a', 'b')];
    expect(kindsOf([...pacts, died(9, 3, 'b', 'x')])).toContain('steadfast a b');
    expect(kindsOf([...pacts, died(9, 3, 'b', 'a')])).not.toContain('steadfast a b');
    expect(kindsOf(pacts)).not.toContain('steadfast a b');
  });

  it('a suitor is refused twice in three offers', () => {
    const offers = [fact('allied', 1, 1, 'a', 'b'), fact('refused', 2, 2, 'a', 'b'), fact('refused', 3, 3, 'a', 'b')];
    expect(kindsOf(offers)).toContain('unrequited a b');
    expect(kindsOf(offers.slice(0, 2))).not.toContain('unrequited a b');
  });

  it('a siege fails three times, in two turns or more', () => {
    const failed = [1, 2, 3].map((turn) => fact('theft failed', turn, turn, 'a', 'b'));
    expect(kindsOf(failed)).toContain('siege a b');
    expect(kindsOf([...failed, fact('stole', 9, 4, 'a', 'b')])).not.toContain('siege a b');
  });

  it('slaves become masters who end those that hunted them', () => {
    const borne = [1, 2].map((turn) => fact('hunted', turn, turn, 'b', 'a', life('a')));
    expect(kindsOf([...borne, died(9, 3, 'b', 'a')])).toContain('slaves to masters a b');
    expect(kindsOf([...borne, died(9, 3, 'b', 'x')])).not.toContain('slaves to masters a b');
  });
});

describe('threads of ends', () => {
  it('[CH-EX-03] a second company comes too late for the first; a chain of killers; no avenger of kin, no second coming', () => {
    const miners = { kind: 'Miners' };
    const facts = [
      fact('came', 1, 1, 'a'),
      died(50, 5, 'a', 'k'),
      died(60, 6, 'k', 'v'),
      fact('came', 65, 6, 'a2'),
      died(100, 10, 'v', 'a2'),
    ];
    const kinds = kindsOf(facts, {
      who: [actor('a', { ...miners, until: 50 }), actor('a2', { ...miners, since: 65 })],
    });
    expect(kinds).toContain('late avenger a k a2');
    expect(kinds).toContain('chain of killers a k v');
    expect(kinds.filter((it) => /^(avenger of kin|second coming)/.test(it))).toEqual([]);
  });

  it('an avenger of kin ends who ended the first', () => {
    const facts = [fact('came', 1, 1, 'a'), died(5, 1, 'a', 'k'), fact('came', 8, 2, 'a2'), died(9, 3, 'k', 'a2')];
    const who = [actor('a', { kind: 'Miners', until: 5 }), actor('a2', { kind: 'Miners', since: 8 })];
    expect(kindsOf(facts, { who })).toContain('avenger of kin a k a2');
  });

  it('own kind: ended by one of the same card', () => {
    const who = [actor('a', { kind: 'Gnolls' }), actor('b', { kind: 'Gnolls' })];
    expect(kindsOf([died(5, 1, 'a', 'b')], { who })).toContain('own kind a b');
    expect(kindsOf([died(5, 1, 'a', 'b')], { who: [actor('a', { culture: 'grave' }), actor('b')] })).not.toContain(
      'own kind a b',
    );
  });
});

describe('threads of one life', () => {
  it('[CH-EX-04] who does nothing in most turns is a bystander, and may outlive the others', () => {
    const idle = Array.from({ length: 10 }, (_, i) => fact('idle', 20 + i, 2 + i, 'o'));
    const others = Array.from({ length: 8 }, (_, i) => fact('came', 100 + i, 4, `x${i}`));
    const dead = Array.from({ length: 7 }, (_, i) => died(200 + i, 9, `x${i}`, null));
    const facts = [fact('came', 1, 1, 'o'), fact('built', 5, 1, 'o'), ...idle, ...others, ...dead];
    const given = { isOver: true, beads: beads('o', 'population', 1, 1) };
    expect(threadOf('bystander', facts, given)?.facts).toHaveLength(10);
    expect(kindsOf(facts, given)).toContain('unlikely survivor o');
    expect(
      kindsOf(
        facts.filter((it) => it.kind !== 'idle'),
        given,
      ),
    ).not.toContain('bystander o');
  });

  it('a last stand is one against two or more', () => {
    const stand = fact('fought', 10, 1, 'b', 'a', { won: false });
    const many = [...beads('a', 'population', 1, 1), ...beads('b', 'population', 2, 1)];
    expect(kindsOf([stand], { beads: many })).toContain('last stand a');
    expect(kindsOf([stand], { beads: [...many, ...beads('a', 'population', 1, 1)] })).not.toContain('last stand a');
  });

  it('rise and fall: twice what it came with, five at least, and then its end', () => {
    const facts = [fact('came', 1, 1, 'a'), fact('gathered', 20, 2, 'a'), died(30, 3, 'a', 'b')];
    const rich = [...beads('a', 'population', 2, 1, 30), ...beads('a', 'treasure', 3, 20, 30)];
    expect(kindsOf(facts, { beads: rich })).toContain('rise and fall a');
    expect(kindsOf(facts, { beads: rich.slice(0, 4) })).not.toContain('rise and fall a');
  });

  it('from nothing to rule within six turns', () => {
    const facts = (turn: number) => [fact('came', 1, 1, 'o'), fact('rose', 90, turn, 'o')];
    const given = { beads: [...beads('o', 'population', 1, 1), ...beads('o', 'treasure', 8, 80)] };
    expect(kindsOf(facts(6), given)).toContain('from nothing o');
    expect(kindsOf(facts(9), given)).not.toContain('from nothing o');
  });
});

describe('interest', () => {
  it('[CH-EX-10] [CH-INT-01] [CH-INT-04] counts base, first, surprise and tie; the twelfth of its kind is worth one less', () => {
    // Five and three, with two for the defender: a tie, and ties are the attacker's.
    expect(oddsOf(true, 0, 2)).toBe(10);
    const close = { odds: oddsOf(true, 0, 2), tie: true, margin: 0, won: true };
    const story = storyOf([fact('fought', 1, 1, 'a', 'b', close)]);
    const told = sagaOf(chronicleOf(taleOf([fact('came', 0, 0, 'a'), fact('came', 0, 0, 'b'), ...story.facts])))
      .flatMap((it) => it.paragraphs.flat())
      .find(({ ticks }) => ticks.includes(1));
    expect(told?.text).toMatch(/on a tie|to a tie|no better/);
    expect(told?.text).not.toMatch(/five|\b5\b/i);
    expect(new Interest(story, []).of(story.facts[0] as Fact)).toBe(4 + 3 + 2 + 1);
    const many = Array.from({ length: 12 }, (_, i) => fact('fought', i + 1, i, 'a', 'b', i === 11 ? close : {}));
    const later = storyOf(many);
    const twelfth = many[11] as Fact;
    const thread = { kind: 'x', roles: [], facts: [twelfth], isClosed: false, weight: 0 };
    expect(new Interest(later, [thread]).of(twelfth)).toBe(4 - 1 + 2 + 1 + 3);
  });

  it('[CH-INT-02] counts what is at stake: lives beyond the first, half of a group, treasures with names', () => {
    const worth = (tolls: Fact['tolls'], treasures: readonly string[] = []) => {
      const story = storyOf([fact('fought', 10, 1, 'a', 'b', { tolls, treasures })], {
        beads: beads('b', 'population', 9, 1),
      });
      return new Interest(story, []).of(story.facts[0] as Fact) - 7;
    };
    expect(worth([])).toBe(0);
    expect(worth([{ group: 'b', lives: 3, treasures: 0 }])).toBe(4);
    expect(worth([{ group: 'b', lives: 5, treasures: 0 }])).toBe(6 + 3);
    expect(worth([], ['Sword', 'Crown', 'Urn'])).toBe(4);
  });

  it('[CH-THR-06] a thread is worth its weight and a quarter of its facts, more if it is closed or spans ages', () => {
    const first = { ...fact('hunted', 1, 1, 'm', 'g'), age: 'civilization' };
    const story = storyOf([first, fact('hunted', 2, 1, 'm', 'g')]);
    const interest = new Interest(story, []);
    const thread = { kind: 'x', roles: [], facts: story.facts, isClosed: false, weight: 6 };
    const quarter = story.facts.reduce((sum, it) => sum + Math.floor(interest.of(it) / 4), 0);
    expect(interest.ofThread(thread)).toBe(6 + quarter + 4);
    expect(interest.ofThread({ ...thread, isClosed: true })).toBe(6 + quarter + 4 + 3);
  });
});
