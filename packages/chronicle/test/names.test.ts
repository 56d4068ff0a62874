import type { Culture } from '@understory/host/grammar';
import type { Sheet } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { annalsOf } from '../src/annals/annals.ts';
import { chronicleOf } from '../src/chronicle.ts';
import { baseOf, type Fact } from '../src/facts/fact.ts';
import { MORE_NAMES } from '../src/names/more.table.ts';
import { TAGS } from '../src/names/tags.table.ts';
import { sagaOf } from '../src/saga/saga.ts';
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

const OWN = { names: new Map<string, string>(), notes: new Map(), secret: new Set<string>(), told: new Set<string>() };

describe('names that the person gives', () => {
  const who = [actor('a', { culture: 'warren' }), actor('b', { since: 2, culture: 'warren' })];
  const fight = fact('fought', 10, 1, 'a', 'b', { odds: 3 });
  const named = (id: string, name: string) => ({ who, own: { ...OWN, names: new Map([[id, name]]) } });

  it('[CH-NAM-02] anything may be named again: it is told so, and no other name changes with it', () => {
    const before = chronicleOf(taleOf([fight], { who }));
    const after = chronicleOf(taleOf([fight], named('a', 'The Ladies of the Stair')));
    expect(after.names.get('a')).toMatchObject({ full: 'The Ladies of the Stair', short: 'The Ladies of the Stair' });
    expect(after.names.get('b')).toEqual(before.names.get('b'));
    const [leader] = before.called.leaders;
    const [battle] = before.called.battles;
    if (!leader || !battle) throw new Error('nobody leads, or nobody fights');
    const again = chronicleOf(taleOf([fight], named(leader.id, 'Mother')));
    expect(again.called.leaders[0]).toMatchObject({ id: leader.id, name: 'Mother', byName: leader.byName });
    const fought = chronicleOf(taleOf([fight], named(battle.fact.id, 'the Bad Day')));
    expect(fought.called.battles[0]?.name).toBe('the Bad Day');
    expect(after.story.facts).toEqual(before.story.facts);
  });
});

describe('what else makes a name', () => {
  it('[CH-NAM-22] of names that fit alike one that goes with the line on the card comes first', () => {
    const says = 'The ceiling is thirsty.';
    const first = (i: number, line: string | null) => {
      const who = [actor('g', { culture: 'strange', rareTag: 'swarm', says: line })];
      return groupsOf([], { seed: `s${i}`, who }).get('g')?.full ?? '';
    };
    const like = (line: string | null) =>
      Array.from({ length: 60 }, (_, i) => first(i, line)).filter((it) => /Ceiling|Thirsty/.test(it)).length;
    expect(like(says)).toBeGreaterThan(2 * like(null));
    // It is never quoted.
    for (let i = 0; i < 20; i++) expect(first(i, says).toLowerCase()).not.toContain('is thirsty');
  });

  it('[CH-NAM-22] a card has a phrase of its own, told once in a saga where they are first met', () => {
    const vampire = { kind: 'Vampire', one: 'vampire', solitary: true, pronoun: 'he', culture: 'grave' } as const;
    const saga = (given: Partial<Actor>) => {
      const who = [
        actor('v', { ...vampire, ...given }),
        actor('b', { since: 2 }),
        actor('w', { ...vampire, since: 3 }),
      ];
      const facts = [1, 2, 3].flatMap((turn) => [
        fact('fought', 10 * turn, turn, 'v', 'b', { odds: 3 }),
        fact('fought', 10 * turn + 5, turn, 'w', 'b', { odds: 3 }),
      ]);
      return sagaOf(chronicleOf(taleOf(facts, { who, isOver: true })))
        .flatMap((it) => it.paragraphs.flat().map(({ text }) => text))
        .join(' ');
    };
    expect(saga({}).split('an old family')).toHaveLength(2);
    expect(saga({})).toMatch(/\S+, a vampire, all that there was of an old family/);
    expect(saga({ kind: 'My Own Card' })).toMatch(/\S+, a vampire[,.;]? (?!all)/);
  });

  it('[CH-NAM-19] a chaotic party is named as people of the surface are, and its leader bears a by-name of the warrens', () => {
    const byNames = (byNamesOf?: Culture) =>
      Array.from({ length: 12 }, (_, i) => {
        const party = actor('p', { kind: 'party', culture: 'surface', ...(byNamesOf && { byNamesOf }) });
        const who = [party, actor('b', { since: 2 })];
        return calledIn([fact('fought', 10, 1, 'p', 'b', { odds: 3 })], { seed: `s${i}`, who }).leaders;
      }).flatMap((it) => it.filter(({ group }) => group === 'p').map(({ byName }) => byName));
    expect(byNames('warren').length).toBeGreaterThan(5);
    for (const it of byNames('warren')) expect(MORE_NAMES.warren.byNames).toContain(it);
    for (const it of byNames()) expect(MORE_NAMES.surface.byNames).toContain(it);
  });

  it('[CH-NAM-17] what comes over a group leaves it its name: it is a fact of its own, and told once as what they are now', () => {
    const became = { one: 'priest', many: 'priests', since: 12 };
    const who = [actor('a', { many: 'dinosaurs', became }), actor('b', { since: 2 })];
    const over = fact('turned', 12, 2, 'a', null, { thing: 'The Temple', clause: 'H2-CRD-339' });
    const facts = [fact('fought', 10, 1, 'a', 'b', { odds: 12 }), over, fact('fought', 14, 3, 'a', 'b', { odds: 12 })];
    const chronicle = chronicleOf(taleOf(facts, { who, isOver: true }));
    expect(baseOf(over)).toBe(9);
    expect(baseOf({ ...over, clause: 'H2-CRD-330' })).toBe(4);
    expect(chronicle.names.get('a')?.full).toBe(chronicleOf(taleOf(facts.slice(0, 1), { who })).names.get('a')?.full);
    const text = sagaOf(chronicle).flatMap((it) => it.paragraphs.flat().map(({ text }) => text));
    expect(text.filter((it) => it.includes('priests'))).toHaveLength(1);
    const annals = annalsOf(chronicle).flatMap((it) => it.lines.map(({ text }) => text));
    expect(annals.join(' ')).toContain('now priests');
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
