import { describe, expect, it } from 'vitest';
import { ALL, foundOf, gamesOf, shownOf, tagsOf, withTag } from '../src/screens/shelf/found.ts';
import type { KeptWorld } from '../src/storage/kept-world.ts';
import { kept } from './kept.ts';

const orrin = kept('Orrin', { played: 3, begun: 1, steps: 900, tags: ['campaign', 'deep'], where: 'Age of Villainy' });
const mere = kept('Mere', { played: 1, begun: 3, steps: 40, tags: ['deep'], game: 'host', edition: '2' });
const maze = kept('Maze 2', { played: 2, begun: 2, steps: 70, game: 'maker' });
const kin = { root: 'Orrin', parent: 'Orrin', name: 'Steal, not Explore', step: 9, at: 'Turn 2', takenBack: true };
const quiet = kept('Orrin, taken back', { kin });
const HOST = 'How to Host a Dungeon, second edition';
const shelf = [orrin, mere, maze];
const ids = (worlds: readonly KeptWorld[]) => worlds.map(({ id }) => id);

describe('the shelf', () => {
  it('finds worlds by words, by tags and by game, in any order', () => {
    expect(ids(foundOf(shelf, ALL))).toEqual(['Orrin', 'Maze 2', 'Mere']);
    expect(ids(foundOf(shelf, { ...ALL, words: ' VILLAINY  orr ' }))).toEqual(['Orrin']);
    expect(ids(foundOf(shelf, { ...ALL, words: 'deep', order: 'name' }))).toEqual(['Mere', 'Orrin']);
    expect(ids(foundOf(shelf, { ...ALL, tags: ['deep', 'campaign'] }))).toEqual(['Orrin']);
    expect(ids(foundOf(shelf, { ...ALL, game: HOST, order: 'begun' }))).toEqual(['Mere', 'Orrin']);
    expect(ids(foundOf(shelf, { ...ALL, order: 'far' }))).toEqual(['Orrin', 'Maze 2', 'Mere']);
  });

  it('finds only what has every word that was typed', () => {
    expect(ids(foundOf(shelf, { ...ALL, words: 'deep orrin' }))).toEqual(['Orrin']);
    expect(ids(foundOf(shelf, { ...ALL, words: 'deep nowhere' }))).toEqual([]);
  });

  it('has of two that are equal in the chosen order the one that was played last first', () => {
    const named = (id: string, played: number) => ({ ...kept(id, { played, steps: 7 }), name: 'Mere' });
    const equal = [named('long ago', 1), named('today', 9), named('yesterday', 8)];
    for (const order of ['name', 'far'] as const)
      expect(ids(foundOf(equal, { ...ALL, order }))).toEqual(['today', 'yesterday', 'long ago']);
  });

  it('has worlds that do not say how long they are last, as if nothing were answered', () => {
    const unsaid = kept('unsaid', { played: 5 });
    for (const worlds of [
      [unsaid, kept('begun', { played: 1, steps: 1 })],
      [kept('begun', { played: 1, steps: 1 }), unsaid],
    ])
      expect(ids(foundOf(worlds, { ...ALL, order: 'far' }))).toEqual(['begun', 'unsaid']);
  });

  it('has Maze 2 before Maze 10', () => {
    const mazes = ['Maze 10', 'Maze 2', 'Maze 1'].map((id) => kept(id));
    expect(ids(foundOf(mazes, { ...ALL, order: 'name' }))).toEqual(['Maze 1', 'Maze 2', 'Maze 10']);
  });

  it('shows nothing that is kept by itself while its branches are there', () => {
    expect(ids(shownOf([...shelf, quiet]))).toEqual(ids(shelf));
    expect(ids(shownOf([mere, quiet]))).toEqual(['Mere', 'Orrin, taken back']);
  });

  it('lists the tags, the most used first, and the games', () => {
    expect(tagsOf(shelf)).toEqual(['deep', 'campaign']);
    expect(gamesOf(shelf)).toEqual(['Dungeon Maker Deluxe', HOST]);
  });

  it('takes a tag once, in small letters and not too long', () => {
    expect(withTag(['deep'], '  For  MONDAY ')).toEqual(['deep', 'for monday']);
    const tags = ['deep'];
    expect(withTag(tags, 'Deep')).toBe(tags);
    expect(withTag(tags, '   ')).toBe(tags);
    expect(withTag([], 'x'.repeat(99))[0]).toHaveLength(24);
    expect(
      withTag(
        Array.from({ length: 12 }, (_, i) => `t${i}`),
        'more',
      ),
    ).toHaveLength(12);
  });
});
