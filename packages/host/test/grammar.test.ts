import { stream } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { NameBook } from '../src/grammar/book.ts';
import { CULTURES } from '../src/grammar/cultures.table.ts';
import { folded, isAlike, seamed } from '../src/grammar/fold.ts';
import { REFUSED } from '../src/grammar/refused.table.ts';
import { treasureIdeas } from '../src/grammar/treasures.ts';

const cultures = Object.keys(CULTURES) as (keyof typeof CULTURES)[];
const life = (since: number, until: number | null = null) => ({ since, until });

describe('names by a grammar', () => {
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

  it('[CH-EX-12] skips what is alike while both live, and takes a part twice', () => {
    const book = new NameBook('s');
    const offered = (...pairs: readonly (readonly [string, string])[]) => {
      const left = pairs.map((parts) => ({ name: `the ${parts.join(' ')}`, parts }));
      return () => left.shift() ?? { name: 'none', parts: [] };
    };
    expect(book.give(offered(['Nine', 'Knives']), life(1))).toBe('the Nine Knives');
    const second = offered(['Nine', 'Buckets'], ['Borrowed', 'Knives'], ['Nine', 'Knives']);
    expect(book.give(second, life(2))).toBe('the Borrowed Knives');
    // Who lives later may begin alike; but a third with the same part may not.
    const later = new NameBook('s');
    later.give(offered(['Nine', 'Knives']), life(1, 5));
    expect(later.give(offered(['Nine', 'Buckets']), life(9))).toBe('the Nine Buckets');
    expect(later.give(offered(['Nine', 'Boots'], ['Torn', 'Boots']), life(20))).toBe('the Torn Boots');
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

  it('[CH-NAM-06] refuses fused words that are slurs or parts of the body, too short or too long, and no other words', () => {
    expect(new Set(REFUSED).size).toBe(400);
    const book = new NameBook('s');
    const given = (...all: readonly (readonly [string, string])[]) => {
      const left = all.map(([a, b]) => ({ name: seamed(a, b), parts: [a, b] }));
      return book.give(() => left.shift() ?? { name: 'none', parts: [] }, null);
    };
    expect(given(['Bas', 'tard'], ['Half', 'beak'])).toBe('Halfbeak');
    expect(given(['Hure', 'nsohn'], ['O', 'x'], ['Extraordinary', 'jaws'], ['Sour', 'belly'])).toBe('Sourbelly');
    // Only what two parts were made one word of: “the Nine Teeth” are the grammar’s own.
    expect(given(['Nine', 'Bastard'])).toBe('Nine Bastard');
  });

  it('[CH-NAM-23] treasures have form, stuff and trait, and one of three a clause', () => {
    const draw = stream('s', 'treasures');
    const taken: string[] = [];
    for (let i = 0; i < 60; i++) taken.push(...treasureIdeas(taken, 4, draw).slice(0, 1));
    expect(new Set(taken.map(folded)).size).toBe(60);
    for (const n of [6, 30, 60]) {
      const clauses = taken.slice(0, n).filter((it) => / that |nobody/.test(it));
      expect(clauses.length * 3).toBeLessThanOrEqual(n);
    }
    expect(taken.some((it) => / that |nobody/.test(it))).toBe(true);
    expect(taken.some((it) => /^\S+ [a-z]+$/.test(it))).toBe(true);
    for (const it of taken) expect(it).toMatch(/^[A-Z][a-z-]+ ([a-z]|\S+ )/);
  });

  it('come four at a time, and another four are others', () => {
    const book = new NameBook('s');
    for (const culture of cultures) {
      const first = book.ideas('person', 'x', culture);
      expect(first).toHaveLength(4);
      expect(book.ideas('person', 'x', culture)).toEqual(first);
      expect(book.ideas('person', 'x', culture, { round: 1 })).not.toEqual(first);
    }
  });
});
