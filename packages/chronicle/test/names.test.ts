import type { Culture } from '@understory/host/grammar';
import type { Sheet } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { chronicleOf } from '../src/chronicle.ts';
import type { Fact } from '../src/facts/fact.ts';
import { MORE_NAMES } from '../src/names/more.table.ts';
import { TAGS } from '../src/names/tags.table.ts';
import type { Actor } from '../src/tale.ts';
import { actor, died, fact, taleOf } from './made.ts';

const groupsOf = (...of: Parameters<typeof taleOf>) => chronicleOf(taleOf(...of)).names;

describe('names', () => {
  it('[CH-NAM-07] of the journal win over derived ones, but not a card’s name', () => {
    const who = [actor('g1', { given: 'Thormund', isNamed: true }), actor('goblins', { given: 'Goblins', since: 5 })];
    const names = groupsOf([], { who });
    expect(names.get('g1')?.full).toBe('Thormund');
    expect(names.get('goblins')?.full).toMatch(/^the \S+ \S+$/);
  });

  it('[CH-NAM-11] say whether they are one or many, and are short where nobody is confused', () => {
    const who = [
      actor('goblins', { rareTag: 'swarm' }),
      actor('medusa', { since: 3, solitary: true, pronoun: 'she', one: 'medusa', culture: 'deep-elven' }),
    ];
    const names = groupsOf([], { who });
    const company = names.get('goblins');
    expect(company).toMatchObject({ isPlural: true, isSolitary: false, pronoun: 'they' });
    expect(company?.short).toBe(`the ${company?.full.split(' ').at(-1)}`);
    expect(names.get('medusa')).toMatchObject({ isPlural: false, isSolitary: true, pronoun: 'she', one: 'medusa' });
    expect(names.get('medusa')?.byName).not.toBeNull();
  });

  it('know the second of a kind, and give it a name of its own', () => {
    const who = [
      actor('miners', { kind: 'Miners', until: 4 }),
      actor('miners-2', { kind: 'Miners', since: 9, given: 'Miners II' }),
    ];
    const names = groupsOf([], { who });
    expect(names.get('miners')?.ofKind).toBe(1);
    expect(names.get('miners-2')?.ofKind).toBe(2);
    expect(names.get('miners-2')?.full).not.toContain('II');
  });
});

const company = (id: string, since: number, given: Partial<Actor> = {}) => actor(id, { since, ...given });
const calledIn = (...of: Parameters<typeof taleOf>) => chronicleOf(taleOf(...of)).called;
const piece = (id: string, kind: string, owner: string | null = null, since = 0) => ({
  id,
  since,
  until: null,
  what: { kind },
  owner,
  room: null,
  stratum: 2,
});

const CULTURE_LIST = Object.keys(MORE_NAMES) as Culture[];

describe('who is called how', () => {
  it('[CH-NAM-10] a company is named by its culture or by its rarest tag', () => {
    const firsts = (rareTag: string | null) =>
      Array.from({ length: 30 }, (_, i) => {
        const names = groupsOf([], { seed: `s${i}`, who: [company('g', 1, { rareTag, culture: 'warren' })] });
        return names.get('g')?.full.split(' ')[1] ?? '';
      });
    // CH-NAM-T2.3.
    const warren = 'Nine Wet Borrowed Blunt Hungry Seven Loud Crooked Little Lower'.split(' ');
    const swarm: readonly string[] = TAGS['swarm']?.[0] ?? [];
    for (const it of firsts(null)) expect(warren).toContain(it);
    const withTag = firsts('swarm');
    expect(withTag.some((it) => swarm.includes(it) && !warren.includes(it))).toBe(true);
    expect(withTag.some((it) => warren.includes(it) && !swarm.includes(it))).toBe(true);
  });

  it('[CH-NAM-12] a people has its town’s name and is told as its folk; a card with a name of its own keeps it', () => {
    const who = [
      actor('d', { isPeople: true, given: 'Thormund', isNamed: true, many: 'dwarves', kind: 'dwarves' }),
      actor('s', { given: 'Starhelm', isNamed: true, since: 4 }),
    ];
    const names = groupsOf([], { who });
    expect(names.get('d')).toMatchObject({ full: 'Thormund', short: 'Thormund', many: 'dwarves', isPeople: true });
    expect(names.get('s')?.full).toBe('Starhelm');
    expect(calledIn([], { who }).leaders).toEqual([]);
  });

  it('[CH-NAM-09] [CH-REF-04] a company is many and in the plural, a town is one', () => {
    const who = [company('g', 1), actor('d', { isPeople: true, given: 'Thormund', isNamed: true })];
    const names = groupsOf([], { who });
    expect(names.get('g')).toMatchObject({ isPlural: true, one: 'g', many: 'gs' });
    expect(names.get('d')).toMatchObject({ isPlural: false });
  });

  it('[CH-NAM-09] who comes later with the same last word is called by the whole name', () => {
    const who = Array.from({ length: 24 }, (_, i) => company(`g${i}`, i + 1, { culture: 'warren' }));
    const names = [...groupsOf([], { who }).values()];
    const shorts = names.map((it) => it.short);
    expect(new Set(shorts).size).toBe(shorts.length);
    const half = [...groupsOf([], { who: who.slice(0, 12) }).values()].map((it) => it.short);
    expect(shorts.slice(0, 12)).toEqual(half);
  });

  it('[CH-NAM-16] the second of a kind has a name of its own, and is told once as no kin to the first', () => {
    const kind = { kind: 'Miners', many: 'miners', one: 'miner' };
    const who = [company('a', 1, { ...kind, until: 20 }), company('b', 30, { ...kind, given: 'Miners II' })];
    const names = groupsOf([], { who });
    expect(names.get('b')).toMatchObject({ ofKind: 2 });
    expect(names.get('b')?.full).not.toMatch(/II|Miners/);
    expect(names.get('b')?.full).not.toBe(names.get('a')?.full);
  });

  it('[CH-NAM-06] a fused name has four to thirteen letters, and no three equal ones', () => {
    const who = Array.from({ length: 60 }, (_, i) =>
      company(`s${i}`, i, { solitary: true, culture: CULTURE_LIST[i % CULTURE_LIST.length] ?? 'arcane' }),
    );
    for (const { full } of groupsOf([], { who }).values()) {
      expect(full).not.toMatch(/(\p{L})\1\1/iu);
      for (const word of full.replace(/ \d+$/, '').split(/[ -]/)) expect(word.length).toBeLessThanOrEqual(13);
    }
  });
});

describe('things and happenings', () => {
  const who = [
    actor('a', { given: 'Halfbeak', isNamed: true, solitary: true }),
    actor('b', { given: 'The Nine Knives', isNamed: true }),
  ];
  const sheet = (pieces: readonly object[]) => ({ beads: [], pieces, labels: [], features: [] }) as unknown as Sheet;
  const bridge = { sheet: sheet([piece('p1', 'bridge')]), called: () => 'bridge' };
  const fights = (n: number, given: Parameters<typeof fact>[5] = {}) =>
    Array.from({ length: n }, (_, i) =>
      fact('fought', 10 + i * 10, 1 + i, 'a', 'b', { piece: 'p1', odds: 3, ...given }),
    );

  it('[CH-NAM-24] a fight is named by the first that fits: an end, a tie, a wrong paid back, its number, its place', () => {
    const nameOf = (facts: readonly Fact[]) => calledIn(facts, { who, ...bridge }).battles.map((it) => it.name);
    const [fight] = fights(1);
    if (!fight) throw new Error('no fight');
    expect(nameOf([fight])).toEqual(['the Fight at the Bridge']);
    expect(nameOf([fight, died(11, 1, 'b', 'a', [fight.id])])[0]).toMatch(/^the (End|Breaking) of The Nine Knives$/);
    expect(nameOf(fights(1, { tie: true }))).toEqual(['the Even Fight at the Bridge']);
    expect(nameOf(fights(1, { why: { key: 'grudge' } as Fact['why'] }))).toEqual(['Halfbeak’s Answer']);
    expect(nameOf(fights(1, { treasures: ['Adamant crown'] }))).toEqual(['the Fight for the Adamant crown']);
    expect(nameOf(fights(3)).at(-1)).toBe('the Third Bridge Fight');
    const theft = fact('theft failed', 10, 1, 'a', 'b', { piece: 'p1', odds: 2 });
    expect(nameOf([theft])[0]).toMatch(/^the \w+ Night at the Bridge$/);
    expect(nameOf([fact('traded', 10, 1, 'a', 'b', { piece: 'p1' })])).toEqual([]);
  });

  it('[CH-NAM-25] five blows are a war, named by a treasure, by hunts, by demands, by its turns or by its place', () => {
    const warOf = (facts: readonly Fact[]) => calledIn(facts, { who, ...bridge }).wars.map((it) => it.name);
    const blows = (
      kind: 'fought' | 'hunted' | 'extorted',
      n: number,
      each: number,
      given: Parameters<typeof fact>[5] = {},
    ) =>
      Array.from({ length: n }, (_, i) =>
        fact(kind, 10 + i, 1 + Math.floor(i * each), 'a', 'b', { piece: 'p1', ...given }),
      );
    expect(warOf(blows('fought', 4, 1))).toEqual([]);
    expect(warOf(blows('fought', 5, 0.2))).toEqual(['the Bridge Feud']);
    expect(warOf(blows('fought', 5, 1))).toEqual(['the War of Five Turns']);
    expect(warOf(blows('fought', 5, 1, { treasures: ['Sword that argues'] }))).toEqual(['the Sword War']);
    expect(warOf(blows('hunted', 5, 0.2))).toEqual(['the Bridge Hunts']);
    expect(warOf(blows('extorted', 5, 0.2))).toEqual(['the War of Demands']);
    // What comes after the fifth blow does not change its name.
    expect(warOf(blows('fought', 9, 0.5))).toEqual(warOf(blows('fought', 5, 0.5)));
  });

  it('[CH-NAM-26] an age is named when it is over, by what it was', () => {
    const age = 'civilization';
    const built = (thing: string, tick: number) =>
      fact('built', tick, tick, 'd', null, { age, thing, piece: `p${tick}` });
    const people = actor('d', { isPeople: true, given: 'Thormund', isNamed: true, kind: 'dwarves' });
    const facts = [
      built('Vault', 1),
      built('Vault', 2),
      built('Vault', 3),
      built('Tomb', 4),
      fact('hunted', 10, 1, 'a', 'b'),
      fact('hunted', 11, 1, 'a', 'b'),
      fact('stole', 12, 1, 'b', 'a'),
      { ...fact('rose', 20, 1, 'a', null, { thing: 'The Empire' }), age: 'villainy' },
    ];
    const given = { who: [...who, people], ...bridge };
    const soFar = calledIn(facts, given).ages;
    expect(soFar.get('civilization')).toBe('the Years of Three Vaults');
    expect(soFar.get('monsters')).toBe('the Time of Hunts');
    expect(soFar.has('villainy')).toBe(false);
    expect(calledIn(facts, { ...given, isOver: true }).ages.get('villainy')).toBe('the Empire of Halfbeak');
    const quarrel = [...facts.slice(3), { ...died(5, 5, 'd', null), age, thing: 'ten dwarves' }];
    const inOrder = quarrel.sort((x, y) => (x.ticks[0] ?? 0) - (y.ticks[0] ?? 0));
    expect(calledIn(inOrder, given).ages.get('civilization')).toBe('the Years before the Argument');
  });

  it('[CH-NAM-27] works are named after their builders; a tomb before anybody was lost, after nobody yet', () => {
    const worksOf = (facts: readonly Fact[]) =>
      [...calledIn(facts, { who, ...bridge }).works.values()].map((it) => it.name);
    const built = (thing: string, tick: number) => fact('built', tick, 1, 'a', null, { thing, piece: `w${tick}` });
    expect(worksOf([built('Tomb', 5)])).toEqual(['the Tomb of Nobody Yet']);
    const loss = fact('fought', 2, 1, 'b', 'a', { tolls: [{ group: 'a', lives: 1, treasures: 0 }] });
    expect(worksOf([loss, built('Tomb', 5)])).toEqual(['the Tomb of the First Lost']);
    expect(worksOf([built('Furnace', 5), built('Furnace', 6)])).toEqual([
      'the Furnace of Halfbeak',
      'the Second Furnace of Halfbeak',
    ]);
    expect(worksOf([built('Fountain of the Naiads', 5)])).toEqual(['the Fountain of the Naiads']);
  });
});
