import type { Piece, Sheet } from '@understory/page';
import { asWritten } from '@understory/table';
import { describe, expect, it } from 'vitest';
import type { DrawingContext } from '../src/drawing-context.ts';
import {
  drawCaveFurniture,
  drawCaveLife,
  drawGem,
  drawNexus,
  drawOre,
  drawSurfaceLife,
  drawVent,
} from '../src/drawings/index.ts';
import { STUFFS } from '../src/drawings/nexus/areas.ts';
import type { Figure } from '../src/figure.ts';
import { figureOf } from '../src/figure-of.ts';
import { emblems } from '../src/host2/emblems.ts';
import { host2 } from '../src/host2/index.ts';
import type { Mark } from '../src/mark.ts';
import { type Feel, surroundingsOn } from '../src/surroundings.ts';
import { tremorFor } from '../src/tremor.ts';
import { ELEMENTS, NEXUSES, SURFACE_BIOMES, UNDERGROUND_BIOMES } from './nouns.ts';

const WIDTH = 30;
const HEIGHT = 21;
const hill = (x: number) => 4 + ((x - 15) * (x - 15)) / 200;

describe('emblems', () => {
  it('draws no two alike', () => {
    const all = Object.values(emblems);
    const seen = new Set(all.map((emblem) => JSON.stringify(emblem(tremorFor('the same hand')))));
    expect(seen.size).toBe(all.length);
  });

  it('keeps within its box', () => {
    for (const [name, emblem] of Object.entries(emblems)) {
      for (const [x, y] of pointsOf(emblem(tremorFor(name)))) {
        expect(Math.max(Math.abs(x), Math.abs(y)), name).toBeLessThan(0.53);
      }
    }
  });
});

describe('nexuses', () => {
  it('draws each of them, no two alike', () => {
    const drawn = NEXUSES.map((nexus) => bytes(drawNexus(spot({ nexus }), world())));
    for (const [i, marks] of drawn.entries()) expect(marks.length, NEXUSES[i]).toBeGreaterThan(2);
    expect(new Set(drawn).size).toBe(NEXUSES.length);
  });

  it('draws each element and each stuff in its own way', () => {
    const variants = (nexus: Piece['nexus'], all: readonly string[]) =>
      new Set(all.map((variant) => bytes(drawNexus(spot({ nexus, variant }), world())))).size;
    expect(variants('elemental nexus', ELEMENTS)).toBe(ELEMENTS.length);
    expect(variants('phase shift', STUFFS)).toBe(STUFFS.length);
    expect(variants('dungeonheart', ['stone', 'furnace', 'root', 'crystal'])).toBe(4);
    expect(variants('your own', NEXUSES)).toBe(NEXUSES.length);
    expect(variants('bones', ['giant skull', 'giant ribs', 'stranger'])).toBe(3);
  });

  it('strews nothing over an open place', () => {
    const area = piece({ kind: 'nexus', nexus: 'darkness', shape: box(2, 8, 28, 12) });
    const context = world({ open: (x) => x > 10 && x < 20 });
    const [, ...signs] = drawNexus(area, context);
    for (const [x] of pointsOf(signs)) expect(x < 10.2 || x > 19.8).toBe(true);
  });

  it('runs hairline cracks off a fault', () => {
    const shape = { path: [3, 8, 6, 12, 5, 16], closed: false, swell: 0.2 };
    expect(drawNexus(piece({ kind: 'fault', nexus: 'fault', shape }), world())).toHaveLength(1);
  });
});

describe('life', () => {
  it('stands on the surface and on the page, whatever the land', () => {
    for (const biome of SURFACE_BIOMES) {
      const strip = piece({
        kind: 'biome',
        stratum: 0,
        biome,
        shape: { path: [0, 4, WIDTH, 4], closed: false, swell: 0.5 },
      });
      const points = pointsOf(drawSurfaceLife(strip, world()));
      expect(points.length, biome).toBeGreaterThan(50);
      for (const [x, y] of points) {
        expect(x, biome).toBeGreaterThan(-0.05);
        expect(x, biome).toBeLessThan(WIDTH + 0.05);
        expect(y, biome).toBeGreaterThan(hill(x) - 1.6);
        expect(y, biome).toBeLessThan(hill(x) + 0.5);
      }
    }
  });

  it('leaves a wasteland bare but drawn', () => {
    const shape = { path: [2, 4, 12, 4], closed: false, swell: 0.5 };
    expect(drawSurfaceLife(piece({ kind: 'wasteland', stratum: 0, shape }), world()).length).toBeGreaterThan(2);
  });

  it('leaves room for what is built on the surface', () => {
    const castle = piece({ id: 'castle', kind: 'building', stratum: 0, shape: box(10, 2, 14, 4) });
    const forest = piece({ kind: 'biome', stratum: 0, biome: 'forest', shape: box(2, 3, 28, 4) });
    const [, ...trees] = drawSurfaceLife(forest, world({ pieces: [castle, forest] }));
    for (const [x] of pointsOf(trees)) expect(x < 10.3 || x > 13.7).toBe(true);
  });

  it('changes nothing but what is in the way', () => {
    const forest = piece({ kind: 'biome', stratum: 0, biome: 'forest', shape: box(2, 3, 28, 4) });
    const castle = piece({ id: 'castle', kind: 'building', stratum: 0, shape: box(10, 2, 14, 4) });
    const far = (marks: readonly Mark[]) =>
      pointsOf(marks)
        .filter(([x]) => x < 9 || x > 15)
        .map(String)
        .sort();
    const before = drawSurfaceLife(forest, world({ pieces: [forest] }));
    expect(far(drawSurfaceLife(forest, world({ pieces: [forest, castle] })))).toEqual(far(before));

    const cave = piece({ biome: 'fungus', shape: oval(10, 10, 4, 1.4) });
    const hole = world({ open: (x, y) => x > 9 && x < 11 && y > 11 });
    const grown = (marks: readonly Mark[]) =>
      pointsOf(marks)
        .filter(([x]) => x < 8 || x > 12)
        .map(String)
        .sort();
    expect(drawCaveLife(cave, hole)).not.toEqual(drawCaveLife(cave, world()));
    expect(grown(drawCaveLife(cave, hole))).toEqual(grown(drawCaveLife(cave, world())));
  });

  it('shows where it was harvested', () => {
    const forest = piece({ kind: 'biome', stratum: 0, biome: 'forest', shape: box(2, 3, 28, 4) });
    const felled = { ...unit(forest.id, 8, 4), kind: 'surface biome', until: 5 } as const;
    const at = (tick: number) => world({ units: [felled], tick });
    expect(bytes(drawSurfaceLife(forest, at(4)))).not.toBe(bytes(drawSurfaceLife(forest, at(5))));
  });

  it('fills a cave of each kind, within its walls', () => {
    const drawn = UNDERGROUND_BIOMES.map((biome) => {
      const cave = piece({ biome, shape: oval(10, 10, 4, 1.4) });
      const marks = drawCaveLife(cave, world({ open: (x, y) => (x - 10) ** 2 / 16 + (y - 10) ** 2 / 1.96 < 1 }));
      for (const [x, y] of pointsOf(marks)) {
        expect(Math.abs(x - 10), biome).toBeLessThan(4.6);
        expect(Math.abs(y - 10), biome).toBeLessThan(1.7);
      }
      return bytes(marks);
    });
    expect(new Set(drawn).size).toBe(UNDERGROUND_BIOMES.length);
    for (const marks of drawn) expect(marks.length).toBeGreaterThan(500);
  });

  it('grows along a tunnel and along a shore', () => {
    const river = { path: [2, 10, 20, 11], closed: false, swell: 0.3 };
    const open = (_: number, y: number) => y > 10 && y < 11;
    for (const biome of UNDERGROUND_BIOMES) {
      expect(drawCaveLife(piece({ kind: 'tunnel', biome, shape: river }), world()).length, biome).toBeGreaterThan(0);
      const shore = piece({ kind: 'biome', biome, shape: { ...river, swell: 0.8 } });
      expect(drawCaveLife(shore, world({ open })).length, biome).toBeGreaterThan(0);
    }
  });

  it('puts dripstones into large plain caves only', () => {
    expect(drawCaveFurniture(piece({ area: 12, shape: oval(10, 10, 4, 1.2) }), world()).length).toBeGreaterThan(0);
    expect(drawCaveFurniture(piece({ area: 1, shape: oval(10, 10, 0.6, 0.6) }), world())).toEqual([]);
  });
});

describe('what is in the rock', () => {
  it('cuts gems in several ways', () => {
    const gems = Array.from({ length: 12 }, (_, i) => piece({ id: `gem-${i}`, kind: 'gem', shape: disc(10, 10) }));
    const cuts = new Set(gems.map((gem) => drawGem(gem, world()).length));
    expect(cuts.size).toBeGreaterThan(1);
  });

  it('leaves a hollow and spoil where a unit was mined out', () => {
    const vein = piece({ kind: 'ore', shape: { path: [2, 10, 8, 10], closed: false, swell: 0.3 } });
    const units = [unit(vein.id, 3, 10), { ...unit(vein.id, 5, 10), until: 7 }];
    const before = drawOre(vein, world({ units, tick: 6 }));
    const after = drawOre(vein, world({ units, tick: 7 }));
    expect(after.length).toBeGreaterThan(before.length);
    expect(fills(before)).not.toContain('floor');
    expect(fills(after)).toContain('floor');
  });

  it('lets a vent smoke', () => {
    const vent = piece({ kind: 'vent', stratum: 0, shape: box(9, 3, 11, 4) });
    expect(fills(drawVent(vent, world()))).toEqual(expect.arrayContaining(['smoke', 'magma']));
  });
});

it('draws the same thing the same way every time, and another thing in another way', () => {
  const forest = (id: string) => piece({ id, kind: 'biome', stratum: 0, biome: 'forest', shape: box(2, 3, 28, 4) });
  expect(bytes(drawSurfaceLife(forest('a'), world()))).toBe(bytes(drawSurfaceLife(forest('a'), world())));
  expect(bytes(drawSurfaceLife(forest('a'), world()))).not.toBe(bytes(drawSurfaceLife(forest('b'), world())));
  const heart = (id: string) => spot({ id, nexus: 'dungeonheart' });
  expect(bytes(drawNexus(heart('a'), world()))).toBe(bytes(drawNexus(heart('a'), world())));
  expect(bytes(drawNexus(heart('a'), world()))).not.toBe(bytes(drawNexus(heart('b'), world())));
});

function world(over: Partial<Feel & Pick<Sheet, 'pieces' | 'units'>> & { tick?: number } = {}): DrawingContext {
  const { pieces = [], units = [], tick = 10, surfaceAt = hill, open = (x, y) => y < hill(x) } = over;
  const nothing = { features: [], beads: [], marks: [], labels: [], legend: [], bonds: [], former: [], laidAt: 0 };
  const sheet: Sheet = { width: WIDTH, height: HEIGHT, title: '', ground: null, pieces, units, ...nothing };
  return surroundingsOn(sheet, tick, host2.fates, { surfaceAt, open });
}

function piece(over: Partial<Piece>): Figure {
  const plain: Piece = {
    id: 'piece-1',
    since: 0,
    until: null,
    kind: 'cave',
    matter: 'open',
    shape: disc(10, 10),
    area: 2,
    age: 'primordial',
    clause: 'H2-MSR-05',
    stratum: 3,
    manner: 'natural',
    what: asWritten(''),
    owner: null,
    people: null,
    feature: null,
    within: null,
    biome: null,
    nexus: null,
    variant: null,
    room: null,
    ...over,
  };
  return figureOf(plain, host2);
}

/** Big enough for a pattern, small enough for an emblem. */
const spot = (over: Partial<Piece>) => piece({ kind: 'nexus', shape: oval(10, 10, 4, 2), ...over });
const unit = (of: string, x: number, y: number) =>
  ({ id: `unit-${x}`, since: 0, until: null, kind: 'ore', biome: null, at: { x, y }, piece: of, stratum: 3 }) as const;
const disc = (x: number, y: number) => ({ path: [x, y], closed: false, swell: 0.56 });
const box = (l: number, t: number, r: number, b: number) => ({
  path: [l, t, r, t, r, b, l, b],
  closed: true,
  swell: 0,
});

function oval(x: number, y: number, across: number, down: number) {
  const ring: readonly (readonly [number, number])[] = [
    [1, 0],
    [0.87, 0.5],
    [0.5, 0.87],
    [0, 1],
    [-0.5, 0.87],
    [-0.87, 0.5],
  ];
  const path = [...ring, ...ring.map(([dx, dy]) => [-dx, -dy] as const)].flatMap(([dx, dy]) => [
    x + dx * across,
    y + dy * down,
  ]);
  return { path, closed: true, swell: 0 };
}

const bytes = (marks: readonly Mark[]) => JSON.stringify(marks);
const fills = (marks: readonly Mark[]) => marks.map((mark) => (mark.mark === 'path' ? mark.pen.fill : undefined));

/** Every point that the pen goes to; not the points that only pull on a curve. */
function pointsOf(marks: readonly Mark[]): [number, number][] {
  const found: [number, number][] = [];
  for (const mark of marks) {
    if (mark.mark !== 'path') continue;
    let [x, y, fromX, fromY] = [0, 0, 0, 0];
    for (const [, letter = '', words = ''] of mark.d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
      const numbers = (words.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const relative = letter === letter.toLowerCase();
      if (letter.toLowerCase() === 'z') [x, y] = [fromX, fromY];
      else {
        const [endX, endY] = numbers.slice(-2) as [number, number];
        [x, y] = relative ? [x + endX, y + endY] : [endX, endY];
        [x, y] = [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];
        found.push([x, y]);
      }
      if (letter.toLowerCase() === 'm') [fromX, fromY] = [x, y];
    }
  }
  return found;
}
