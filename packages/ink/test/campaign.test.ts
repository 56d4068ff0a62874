import { describe, expect, it } from 'vitest';
import type { CampaignData } from '../src/campaign/campaign-data.ts';
import { drawCampaign } from '../src/first/index.ts';
import type { Mark } from '../src/mark.ts';

const LAND: CampaignData = {
  title: 'The Land',
  width: 6,
  height: 4,
  hexes: [
    { x: 0.5, y: 0.5, terrain: 'mountain' },
    { x: 1.5, y: 0.5, terrain: 'forest' },
    { x: 2.5, y: 0.5, terrain: 'forest' },
    { x: 3.5, y: 0.5, terrain: 'swamp' },
  ],
  roads: [
    [
      { x: 0.5, y: 0.5 },
      { x: 1.5, y: 0.5 },
      { x: 2.5, y: 0.5 },
    ],
  ],
  places: [
    { kind: 'castle', at: { x: 0.5, y: 0.5 }, name: 'Ashbury' },
    { kind: 'town', at: { x: 3.5, y: 3 }, name: null },
    { kind: 'town', at: { x: 5.5, y: 3 }, name: null },
  ],
};

function marksOf(land: CampaignData): Mark[] {
  const flat = (all: readonly Mark[]): Mark[] =>
    all.flatMap((it) => (it.mark === 'group' ? [it, ...flat(it.of)] : [it]));
  return flat(drawCampaign(land).marks);
}
const textsOf = (land: CampaignData) => marksOf(land).flatMap((it) => (it.mark === 'text' ? [it.text] : []));

describe('the drawing of a campaign map', () => {
  it('[H1-RPG-02] has its title, its names, and the numbers down both sides', () => {
    const texts = textsOf(LAND);
    expect(texts.slice(0, 2)).toEqual(['The Land', 'Ashbury']);
    expect(texts.filter((it) => /^\d$/.test(it))).toEqual(['1', '1', '2', '2']);
  });

  it('[H1-RPG-06] says what each sign means once, of places, land and roads', () => {
    const words = textsOf(LAND).slice(6);
    expect(words).toEqual(['castle', 'town', 'forest', 'mountain', 'swamp', 'road']);
    expect(textsOf({ ...LAND, roads: [] })).not.toContain('road');
  });

  it('[H1-RPG-06] leaves no sign of the land under a place or under its name', () => {
    const bare = { ...LAND, roads: [], places: [] };
    const few = (places: CampaignData['places']) => marksOf({ ...bare, places }).length - marksOf(bare).length;
    const [castle] = LAND.places as [CampaignData['places'][number]];
    const aside = few([{ ...castle, at: { x: 5.5, y: 3 } }]);
    const onMountain = few([castle]);
    expect(onMountain).toBeLessThan(aside);
    // Its name, below it, lies over the next row.
    const over = few([{ ...castle, at: { x: 2.5, y: -0.3 } }]);
    expect(over).toBeLessThan(aside);
  });

  it('[H1-RPG-06] draws a road from one end to the other, round its corners, stroke by stroke: a dashed pen prints solid', () => {
    const ways = (roads: CampaignData['roads']) =>
      marksOf({ ...LAND, roads }).filter((it) => it.mark === 'path' && it.pen.stroke === 'trunk' && !it.pen.fill);
    const [way] = ways(LAND.roads);
    if (way?.mark !== 'path') throw new Error('no road is drawn');
    expect(way.d).toMatch(/^M0?\.5 0?\.5.*2\.5 0?\.5$/);
    expect(way.d.split('M').length - 1).toBe(5);
    expect(way.pen.dash).toBeUndefined();
    const [corner] = ways([
      [
        { x: 0.5, y: 0.5 },
        { x: 1.5, y: 0.5 },
        { x: 1.5, y: 2.5 },
      ],
    ]);
    const places = corner?.mark === 'path' ? [...corner.d.matchAll(/(\d*\.?\d+) (\d*\.?\d+)/g)] : [];
    const [xs, ys] = [1, 2].map((i) => places.map((it) => Number(it[i]))) as [number[], number[]];
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([0.5, 1.5, 0.5, 2.5]);
  });

  it('[H1-RPG-06] draws what roads have in common once: strokes over strokes would make it solid', () => {
    const trunk = [0.5, 1.5, 2.5, 3.5].map((x) => ({ x, y: 0.5 }));
    const branch = [...trunk.slice(0, 3), { x: 2.5, y: 2.5 }];
    const strokes = marksOf({ ...LAND, roads: [trunk, branch, [...trunk].reverse()] }).flatMap((it) =>
      it.mark === 'path' && it.pen.stroke === 'trunk' && !it.pen.fill ? [it.d] : [],
    );
    // The last one is the legend's.
    expect(strokes).toHaveLength(3);
    // It leaves the other half a step before the corner, in a bend.
    expect(strokes[1]).toMatch(/^M2 0?\.5.*2\.5 2\.5$/);
  });
});
