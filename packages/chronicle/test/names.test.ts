import { describe, expect, it } from 'vitest';
import { NameBook } from '../src/names/book.ts';
import { CULTURES } from '../src/names/cultures.table.ts';
import { folded, isAlike, seamed } from '../src/names/fold.ts';
import { namesOf } from '../src/names/names.ts';
import { actor, taleOf } from './made.ts';

const cultures = Object.keys(CULTURES) as (keyof typeof CULTURES)[];
const life = (since: number, until: number | null = null) => ({ since, until });

describe('names', () => {
  it('[CH-NAM-03] are drawn from a stream of their own: the same whoever is named before', () => {
    const alone = new NameBook('s').person('medusa', 'deep-elven', life(5));
    const book = new NameBook('s');
    book.person('fiend', 'infernal', life(1));
    expect(book.person('medusa', 'deep-elven', life(5))).toBe(alone);
    expect(new NameBook('t').person('medusa', 'deep-elven', life(5))).not.toBe(alone);
  });

  it('[CH-NAM-04] are unique in a world, and no part is used more than twice', () => {
    for (let seed = 0; seed < 40; seed++) {
      const book = new NameBook(String(seed));
      const names = Array.from({ length: 8 }, (_, i) => book.company(`g${i}`, 'warren', null, life(i, i + 1)));
      expect(new Set(names.map(folded)).size).toBe(names.length);
      const parts = names.flatMap((it) => it.split(' ').slice(1));
      for (const part of parts) expect(parts.filter((it) => it === part).length, part).toBeLessThanOrEqual(2);
    }
  });

  it('[CH-NAM-05] [CH-EX-12] are not alike while both live', () => {
    expect(isAlike('the Nine Knives', 'the Nine Buckets')).toBe(true);
    expect(isAlike('the Nine Knives', 'the Borrowed Knives')).toBe(false);
    expect(isAlike('Halbek', 'Dalbek')).toBe(true);
    for (let seed = 0; seed < 40; seed++) {
      const book = new NameBook(String(seed));
      const names = Array.from({ length: 6 }, (_, i) => book.person(`g${i}`, 'grave', life(i)));
      for (const [i, a] of names.entries())
        for (const b of names.slice(i + 1)) expect(isAlike(a, b), `${a}, ${b}`).toBe(false);
    }
  });

  it('[CH-EX-12] compares without case, spaces and "the", and refuses what is taken', () => {
    const book = new NameBook('s');
    book.take('the Nine Knives');
    expect(book.isFree(' the nine  knives ')).toBe(false);
    expect(book.isFree('the Nine Buckets')).toBe(true);
    expect(book.ideas('group', 'g3', 'warren')).toHaveLength(4);
  });

  it('[CH-EX-12] have seams: three equal letters are two', () => {
    expect(seamed('Glass', 'spire')).toBe('Glasspire');
    expect(seamed('Sso', 'ooa')).toBe('Ssooa');
    expect(seamed('Far', 'Sky')).toBe('Far Sky');
    expect(seamed('Half-', 'Heir')).toBe('Half-heir');
  });

  it('come four at a time, and another four are others', () => {
    const book = new NameBook('s');
    for (const culture of cultures) {
      const first = book.ideas('person', 'x', culture);
      expect(first).toHaveLength(4);
      expect(book.ideas('person', 'x', culture)).toEqual(first);
      expect(book.ideas('person', 'x', culture, 1)).not.toEqual(first);
    }
  });

  it('[CH-NAM-07] of the journal win over derived ones, but not a card’s name', () => {
    const who = [actor('g1', { given: 'Thormund', isNamed: true }), actor('goblins', { given: 'Goblins', since: 5 })];
    const names = namesOf(taleOf([], { who }));
    expect(names.get('g1')?.full).toBe('Thormund');
    expect(names.get('goblins')?.full).toMatch(/^the \S+ \S+$/);
  });

  it('[CH-NAM-11] say whether they are one or many, and are short where nobody is confused', () => {
    const who = [
      actor('goblins', { rareTag: 'swarm' }),
      actor('medusa', { since: 3, solitary: true, pronoun: 'she', one: 'medusa', culture: 'deep-elven' }),
    ];
    const names = namesOf(taleOf([], { who }));
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
    const names = namesOf(taleOf([], { who }));
    expect(names.get('miners')?.ofKind).toBe(1);
    expect(names.get('miners-2')?.ofKind).toBe(2);
    expect(names.get('miners-2')?.full).not.toContain('II');
  });
});
