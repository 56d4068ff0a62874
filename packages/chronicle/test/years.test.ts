import type { FirstLine } from '@understory/host/first';
import type { OwnLine } from '@understory/host/playtest';
import { describe, expect, it } from 'vitest';
import { calendar, ERAS, TURNS } from '../src/clock.ts';
import type { Fact } from '../src/facts/fact.ts';
import { firstFacts } from '../src/facts/first.ts';
import { oddsOver } from '../src/facts/odds.ts';
import { playtestFacts } from '../src/facts/playtest.ts';
import { Story } from '../src/story.ts';
import { threadsOf } from '../src/threads/find.ts';
import { actor, died, fact, taleOf } from './made.ts';

/** Lines of a season of one group, as an edition by years or eras writes them. */
const season = (turn: number, group: string, ...all: readonly object[]) =>
  all.map((it) => ({
    step: 0,
    age: 'monsters',
    turn,
    chapter: { kind: 'a group acts', group },
    clause: 'H1-ALP-08',
    ...it,
  }));
const journal = (...seasons: readonly (readonly object[])[]) => seasons.flat().map((it, tick) => ({ tick, ...it }));

const first = (...seasons: readonly (readonly object[])[]): Fact[] =>
  firstFacts(journal(...seasons) as unknown as FirstLine[], () => null);
const playtest = (...seasons: readonly (readonly object[])[]): Fact[] =>
  playtestFacts(journal(...seasons).map((it) => ({ ...it, clause: 'PT-ENC-T2' })) as unknown as OwnLine[], () => null);

const founded = (group: string, what: string, folk: string) => ({
  kind: 'founded',
  group,
  what,
  folk,
  home: 'p1',
  beads: [],
  parent: null,
  because: null,
});
const thrown = (...faces: readonly number[]) => faces.map((total) => ({ kind: 'rolled', faces: [total], total }));
const paid = (sum: number, against: number) => [
  { kind: 'met', group: 'o', from: 's', isFirst: false },
  ...thrown(sum - 3, against - 3),
  { kind: 'fought', group: 'o', from: 's', sum, against, result: 'won' },
  { kind: 'looted', group: 'o', from: 's', how: 'paid', beads: ['b1'] },
];

const kindsIn = (facts: readonly Fact[]) => threadsOf(new Story(taleOf(facts))).map((it) => it.kind);
const kindsOf = (facts: readonly Fact[]) => facts.map((it) => it.kind);

describe('facts of editions by years and eras', () => {
  it('[CH-FCT-02] a beast that grows beyond all others and comes as a villain has risen once', () => {
    const facts = first(
      season(11, 'o', founded('o', 'alpha', 'Giant')),
      season(
        28,
        'o',
        { kind: 'rose', clause: 'H1-AVI-01', group: 'o', piece: 'p1' },
        { kind: 'villain came', clause: 'H1-VIL-02', group: 'o', villain: 'alpha villain', piece: 'p1' },
      ),
      season(28, 'm', { kind: 'villain came', clause: 'H1-VIL-02', group: 'm', villain: 'liche king', piece: 'p2' }),
    );
    const risen = facts.filter((it) => it.kind === 'rose');
    expect(risen.map(({ actor, thing, ticks }) => [actor, thing, ticks])).toEqual([
      ['o', 'alpha villain', [1, 2]],
      ['m', 'liche king', [3]],
    ]);
  });

  it('[CH-EX-08] an alpha lives on what a colony pays, goes hungry, and the colony is given up for it', () => {
    const facts = first(
      season(11, 's', founded('s', 'delvers', 'Dwarves')),
      season(12, 'o', founded('o', 'alpha', 'Ogre')),
      season(13, 'o', ...paid(5, 3)),
      season(14, 'o', ...paid(5, 3)),
      season(15, 'o', { kind: 'spent', clause: 'H1-ALP-04', group: 'o', count: 1, beads: [] }),
      season(16, 'o', { kind: 'spent', clause: 'H1-ALP-04', group: 'o', count: 1, beads: [] }),
      season(17, 'o', ...paid(6, 4)),
      season(18, 's', { kind: 'fell', clause: 'H1-DLV-05', group: 's', left: [] }),
    );
    expect(kindsOf(facts)).toEqual([
      'came',
      'came',
      'extorted',
      'extorted',
      'went hungry',
      'went hungry',
      'extorted',
      'left',
    ]);
    const [third, left] = [facts[6], facts[7]];
    expect(left?.causes).toEqual([third?.id]);
    const threads = threadsOf(new Story(taleOf(facts)));
    expect(threads.map((it) => it.kind)).toContain('tribute');
    expect(threads.map((it) => it.kind)).not.toContain('seasons of hunger');
  });

  it('[CH-DAT-05] [CH-DAT-T2] a loss belongs to the meeting that names its group, and to no other season', () => {
    const facts = first(
      season(1, 'g', founded('g', 'breeders', 'Goblins'), founded('d', 'delvers', 'Dwarves')),
      season(
        2,
        'd',
        { kind: 'met', group: 'd', from: 'g', isFirst: true },
        ...thrown(5, 2),
        { kind: 'fought', group: 'd', from: 'g', sum: 8, against: 4, result: 'won' },
        { kind: 'lost', group: 'g', bead: 'population', count: 2, beads: ['b1', 'b2'], deed: 'encounter', piece: 'p3' },
        { kind: 'looted', group: 'd', from: 'g', how: 'looted', beads: ['b3'] },
        { kind: 'fell', clause: 'H1-MEA-27', group: 'g', left: [] },
      ),
      season(2, 'd', { kind: 'met', group: 'k', from: 'd', isFirst: true }),
      season(3, 'd', { kind: 'fell', clause: 'H1-DLV-05', group: 'd', left: [] }),
    );
    expect(kindsOf(facts)).toEqual(['came', 'came', 'fought', 'died', 'left']);
    const fight = facts[2];
    expect(fight?.tolls).toEqual([
      { group: 'g', lives: 2, treasures: 0 },
      { group: 'g', lives: 0, treasures: 1 },
    ]);
    expect(fight?.odds).toBe(oddsOver(true, 3, 2));
    expect(facts[3]).toMatchObject({ actor: 'g', by: 'd', piece: 'p3', causes: [fight?.id] });
    expect(facts[4]).toMatchObject({ actor: 'd', causes: [] });
  });

  it('[CH-DAT-T2] what was taken says what a meeting was: payment, theft, hunt or fight', () => {
    const meeting = (...after: readonly object[]) =>
      season(2, 'a', { kind: 'met', group: 'a', from: 'b', isFirst: false }, ...after);
    const fought = { kind: 'fought', group: 'a', from: 'b', sum: 6, against: 4, result: 'won' };
    const lost = { kind: 'lost', group: 'b', bead: 'population', count: 1, beads: [], deed: 'encounter', piece: 'p1' };
    const looted = (how: string) => ({ kind: 'looted', group: 'a', from: 'b', how, beads: ['b1'] });
    const last = (...lines: readonly (readonly object[])[]) => first(...lines).at(-1)?.kind;
    const alpha = season(1, 'a', founded('a', 'alpha', 'Ogre'));
    expect(last(meeting(fought, looted('paid')))).toBe('extorted');
    expect(last(meeting(fought, looted('looted')))).toBe('stole');
    expect(last(meeting(fought, lost, looted('looted')))).toBe('fought');
    expect(last(alpha, meeting(fought, lost))).toBe('hunted');
    // Without dice both lose: a skirmish that nobody won (H1-DLV-10).
    expect(first(meeting(lost)).at(-1)).toMatchObject({ kind: 'fought', won: null });
  });

  it('[CH-EX-09] a party comes, fights, is sent on a quest and leaves with what it has', () => {
    const party = (...all: readonly object[]) => season(20, 'party', ...all);
    const facts = first(
      party(
        { kind: 'party came', group: 'p', piece: 'p1', count: 4, alignment: 'lawful', beads: [] },
        ...thrown(4, 3),
        { kind: 'fought', group: 'p', from: 'g', sum: 8, against: 7, result: 'won' },
        { kind: 'party lost', group: 'p', count: 1, left: 3 },
        { kind: 'carried off', group: 'p', piece: 'p2', beads: ['b1', 'b2', 'b3'] },
        { kind: 'lost', group: 'g', bead: 'population', count: 3, beads: [], deed: 'encounter', piece: 'p2' },
        { kind: 'fell', group: 'g', left: [] },
        { kind: 'quest', group: 'd', from: 'o' },
        { kind: 'fought', group: 'p', from: 'o', sum: 4, against: 5, result: 'lost' },
        { kind: 'party lost', group: 'p', count: 1, left: 2 },
        { kind: 'party ended', group: 'p', ending: 'left', count: 2, treasure: 3 },
      ),
    );
    expect(kindsOf(facts)).toEqual(['came', 'fought', 'died', 'allied', 'fought', 'left']);
    expect(facts[1]).toMatchObject({ won: true, margin: 1 });
    expect(facts[2]).toMatchObject({ actor: 'g', by: 'p' });
    expect(facts[3]).toMatchObject({ actor: 'd', target: 'o', thing: 'quest' });
    expect(facts[5]).toMatchObject({ thing: 'left', n: 3 });
  });

  it('[CH-EX-16] [CH-FCT-T2] a split, a fight between halves, and places changed by mishap', () => {
    const facts = playtest(
      season(4, 'k', { kind: 'split', group: 'k', from: 'k2', beads: [] }),
      season(
        6,
        'k2',
        { kind: 'encountered', group: 'k2', from: 'k', piece: null, total: 10, result: 'Crit', move: 'Sack' },
        {
          kind: 'lost',
          group: 'k',
          bead: 'population',
          count: 1,
          beads: [],
          piece: 'p1',
        },
      ),
      season(
        7,
        'k',
        { kind: 'encountered', group: 'k', from: 'w', piece: null, total: 5, result: 'weird', move: '' },
        {
          kind: 'weirdness',
          group: 'k',
          from: 'w',
          name: 'Magic mishap',
        },
      ),
      season(
        9,
        'w',
        { kind: 'encountered', group: 'w', from: 'k2', piece: null, total: 1, result: 'Fumble', move: 'Collapse' },
        {
          kind: 'lost',
          group: 'w',
          bead: 'population',
          count: 2,
          beads: [],
          piece: 'p1',
        },
        { kind: 'destroyed', group: 'w', by: 'k2', left: [] },
      ),
    );
    expect(facts.map((it) => [it.kind, it.turn, it.actor, it.target])).toEqual([
      ['came', 4, 'k2', 'k'],
      ['fought', 6, 'k2', 'k'],
      ['woke', 7, 'k', 'w'],
      ['fought', 9, 'w', 'k2'],
      ['died', 9, 'w', null],
    ]);
    expect(facts.at(-1)).toMatchObject({ by: 'k2', causes: [facts[3]?.id] });
    const threads = threadsOf(
      new Story(taleOf(facts, { who: [actor('w', { culture: 'arcane', kind: 'wizard' })] })),
    ).map((it) => it.kind);
    expect(threads).not.toContain('own kind');
    expect(threads).not.toContain('feud');
  });

  it('[CH-DAT-02] a lone fighter is told from the side that has a name, and has no end of its own', () => {
    const facts = first(
      season(
        1,
        'g',
        founded('l', 'lone', 'Mimic'),
        { kind: 'lone fight', group: 'l', from: 'g', lost: 1, killed: 0 },
        { kind: 'lost', group: 'l', bead: 'population', count: 1, beads: [], deed: 'fight', piece: 'p1' },
        { kind: 'fell', group: 'l', left: [] },
      ),
    );
    expect(facts).toHaveLength(1);
    expect(facts[0]).toMatchObject({ kind: 'fought', actor: 'g', target: 'wild:l', won: true });
  });

  it('a party’s road has two fights and an end', () => {
    const road = [
      fact('came', 1, 1, 'p', null, { thing: 'party' }),
      fact('fought', 2, 1, 'p', 'g'),
      fact('fought', 3, 1, 'o', 'p'),
      fact('left', 4, 1, 'p', null, { thing: 'left' }),
    ];
    expect(kindsIn(road)).toContain('party road');
    expect(kindsIn(road.filter((it) => it.id !== 'fought@3'))).not.toContain('party road');
    expect(kindsIn(road.slice(0, 3))).not.toContain('party road');
  });

  it('three hungry seasons and a way out of them are a thread, two are none', () => {
    const hungry = [1, 2, 3].map((turn) => fact('went hungry', turn, turn, 'o'));
    const moved = fact('moved', 9, 4, 'o');
    expect(kindsIn([...hungry, moved])).toContain('seasons of hunger');
    expect(kindsIn([...hungry.slice(1), moved])).not.toContain('seasons of hunger');
    expect(kindsIn(hungry)).not.toContain('seasons of hunger');
  });

  it('a revolt is three turns of bonds, a rising, and the master’s end within two', () => {
    const bonds = fact('annexed', 1, 1, 'm', 's');
    const rising = (turn: number, thing: string | null = null) =>
      fact('rebelled', turn * 10, turn, 's', null, { thing });
    const end = (turn: number) => died(turn * 10 + 1, turn, 'm', 's');
    expect(kindsIn([bonds, rising(4), end(6)])).toContain('revolt');
    expect(kindsIn([bonds, rising(3), end(4)])).not.toContain('revolt');
    expect(kindsIn([bonds, rising(4), end(7)])).not.toContain('revolt');
    expect(kindsIn([bonds, rising(4, 'enslaved'), end(4)])).not.toContain('revolt');
  });

  it('[CH-GEN-10] turns and rounds, years of one calendar, eras: each edition counts in its own words', () => {
    const years = calendar([
      { name: 'civilization', turns: 9 },
      { name: 'monsters', turns: 4 },
      { name: 'villainy', turns: 3 },
    ]);
    expect([years.unit('villainy'), years.count('villainy', 2)]).toEqual(['year', 15]);
    expect([TURNS.unit('monsters'), TURNS.unit('villainy')]).toEqual(['turn', 'round']);
    expect([ERAS.unit('civilization'), ERAS.unit('monsters')]).toEqual(['year', 'era']);
  });
});
