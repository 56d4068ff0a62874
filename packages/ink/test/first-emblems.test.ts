import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { learnFirstEdition } from '../src/first/index.ts';
import { host1 } from '../src/host1/index.ts';
import { emblemSvg } from '../src/index.ts';

learnFirstEdition();

/** An emblem at the size it has in a list, in greys: nobody is told by hue alone. */
function seenAt(look: string, size: number): readonly number[] {
  const { pixels } = new Resvg(emblemSvg(look, { edition: '1', size })).render();
  return Array.from({ length: pixels.length / 4 }, (_, i) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(i * 4, i * 4 + 3);
    return 0.3 * r + 0.59 * g + 0.11 * b;
  });
}

/** How many of the pixels of two emblems differ plainly. */
function difference(a: string, b: string): number {
  const [one, other] = [seenAt(a, 12), seenAt(b, 12)];
  return one.filter((grey, i) => Math.abs(grey - (other[i] ?? 0)) > 60).length;
}

/** A tenth of a bead of that size. */
const LEAST = 10;

const LIKELY_CONFUSED: readonly (readonly string[])[] = [
  ['goblins', 'lone-hobgoblin', 'hobgoblin-miners', 'goblin-miners'],
  ['dwarf', 'druegar', 'darrow', 'gnomes'],
  ['green-slime', 'ooze', 'scavenger-jelly', 'giant-slug'],
  ['antlings', 'ants', 'ankheng', 'giant-spider'],
  ['undead', 'skeletons', 'liche-king', 'prisoner'],
  ['ettin', 'fire-giant', 'cave-giants', 'ogre', 'ogre-magi', 'minotaur'],
  ['itinerant-wizard', 'dungeon-master', 'azir', 'sphinx'],
];

describe('emblems of the first edition', () => {
  it.each(LIKELY_CONFUSED.map((looks) => ({ looks })))('$looks differ at 12 pixels, without colour', ({ looks }) => {
    for (const [i, a] of looks.entries())
      for (const b of looks.slice(i + 1)) expect(difference(a, b), `${a} and ${b}`).toBeGreaterThanOrEqual(LEAST);
  });

  it('has no two alike, but for those that are one thing under two names', () => {
    const drawn = Object.entries(host1.beads).filter(([look]) => !SAME.has(look));
    const pictures = drawn.map(([, what]) => JSON.stringify(what.map(([pen, { strokes }]) => [pen, strokes])));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('a party has one in lists, where its token is not drawn', () => {
    expect(difference('party', 'nobody')).toBeGreaterThanOrEqual(LEAST);
  });
});

/** A legion is undead, a guard a skeleton, the tunnel worm a worm, a champion an Ettin, who sits in a tower a wizard, and a party adventurers. */
const SAME: ReadonlySet<string> = new Set(['legion', 'guard', 'tunnel-worm', 'champion', 'a-wizard', 'party']);
