import type { Ground, Stratum } from '@understory/page';
import { type Bounds, boundsOf, cutsOfLevel, cutsOfUpright, inRing, type Point } from '@understory/ruler';
import type { BareSheet } from '../page-then.ts';
import type { Polyline } from '../pen-path.ts';

const KNOTS = 8;

/** Where something stands, and which way its foot points, one bead long. */
export interface Footing {
  readonly at: Point;
  readonly down: Point;
}

/** Where sky ends and rock begins, and which stratum a point is in. */
export interface Terrain {
  readonly surface: Polyline;
  surfaceAt(x: number): number;
  /** The highest point of the surface between two x. */
  highest(from: number, to: number): number;
  rockAt(x: number, y: number): boolean;
  /** The nearest ground of something that does not stand upright: on a second surface, or on the rim of a world closed all round. */
  footing(x: number, y: number): Footing | null;
  /** Under a second surface, or outside such a rim. */
  isBeyond(x: number, y: number): boolean;
  stratumAt(x: number, y: number): Stratum | null;
}

const known = new WeakMap<Ground, Terrain>();

/** The ground never changes once it is laid, so its terrain is worked out once. */
export function terrainOf(sheet: BareSheet): Terrain {
  const before = sheet.ground && known.get(sheet.ground);
  if (before) return before;
  const terrain = survey(sheet);
  if (sheet.ground) known.set(sheet.ground, terrain);
  return terrain;
}

function survey({ ground, width, height }: BareSheet): Terrain {
  const [first, second] = ground?.surfaces ?? [];
  const surface = first?.path ?? [0, 0, width, 0];
  const ringed = first?.closed === true;
  const heights = ringed ? rim(surface, width) : heightsOf(surface, width);
  const floor = second && !second.closed ? heightsOf(second.path, width) : null;
  const lookUp = (table: Float64Array, x: number) => {
    const u = Math.min(Math.max(x, 0), width) * KNOTS;
    const i = Math.min(table.length - 2, Math.floor(u));
    return (table[i] as number) * (1 - (u - i)) + (table[i + 1] as number) * (u - i);
  };
  const strata = (ground?.strata ?? []).map((stratum) => ({ stratum, box: boundsOf(stratum.outline) }));
  return {
    surface,
    surfaceAt: (x) => lookUp(heights, x),
    highest(from, to) {
      let top = height;
      for (let x = from; x <= to; x += 0.125) top = Math.min(top, lookUp(heights, x));
      return top;
    },
    rockAt(x, y) {
      if (ground === null) return false;
      if (ringed) return inRing(surface, x, y);
      return y > lookUp(heights, x) + 0.07 && (floor === null || y < lookUp(floor, x));
    },
    footing(x, y) {
      if (ringed) return onRim(surface, x, y);
      if (floor === null) return null;
      const [above, below] = [lookUp(heights, x), lookUp(floor, x)];
      return Math.abs(y - below) < Math.abs(y - above) ? { at: { x, y: below }, down: { x: 0, y: -1 } } : null;
    },
    isBeyond(x, y) {
      return ringed ? !inRing(surface, x, y) : floor !== null && y > lookUp(floor, x);
    },
    stratumAt: strataGrid(strata, width, height),
  };
}

/** The point of a rim that a place lies over, as seen from the middle, and the way to the middle. */
function onRim(ring: Polyline, x: number, y: number): Footing {
  const { left, right, top, bottom } = boundsOf(ring);
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  const long = Math.sqrt((x - mx) * (x - mx) + (y - my) * (y - my)) || 1;
  const [ux, uy] = [(x - mx) / long, (y - my) / long];
  let far = 0;
  const n = ring.length;
  for (let i = 0; i < n; i += 2) {
    const [ax, ay] = [(ring[i] as number) - mx, (ring[i + 1] as number) - my];
    const [bx, by] = [(ring[(i + 2) % n] as number) - mx, (ring[(i + 3) % n] as number) - my];
    const [from, to] = [ax * uy - ay * ux, bx * uy - by * ux];
    if (from === to || from * to > 0) continue;
    const t = from / (from - to);
    far = Math.max(far, (ax + (bx - ax) * t) * ux + (ay + (by - ay) * t) * uy);
  }
  return { at: { x: mx + ux * far, y: my + uy * far }, down: { x: -ux, y: -uy } };
}

/** The stratum at the nearest knot; knots are an eighth of a bead apart, which is fine enough for drawing. */
function strataGrid(
  strata: readonly { readonly stratum: Stratum; readonly box: Bounds }[],
  width: number,
  height: number,
): (x: number, y: number) => Stratum | null {
  const across = Math.ceil(width * KNOTS) + 1;
  const down = Math.ceil(height * KNOTS) + 1;
  const grid = new Uint8Array(across * down);
  for (const [index, { stratum, box }] of strata.entries()) {
    const last = Math.min(down - 1, Math.floor(box.bottom * KNOTS));
    for (let j = Math.max(0, Math.ceil(box.top * KNOTS)); j <= last; j++) {
      const crossings = cutsOfLevel(stratum.outline, j / KNOTS + 1e-6);
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const from = Math.max(0, Math.ceil((crossings[k] as number) * KNOTS));
        const to = Math.min(across - 1, Math.floor((crossings[k + 1] as number) * KNOTS));
        if (to >= from) grid.fill(index + 1, j * across + from, j * across + to + 1);
      }
    }
  }
  return (x, y) => {
    const i = Math.round(x * KNOTS);
    const j = Math.round(y * KNOTS);
    if (i < 0 || j < 0 || i >= across || j >= down) return null;
    return strata[(grid[j * across + i] as number) - 1]?.stratum ?? null;
  };
}

function heightsOf(path: Polyline, width: number): Float64Array {
  const heights = new Float64Array(Math.ceil(width * KNOTS) + 2);
  let leg = 0;
  for (let i = 0; i < heights.length; i++) {
    const x = i / KNOTS;
    while (leg + 4 < path.length && (path[leg + 2] as number) < x) leg += 2;
    const [ax, ay] = [path[leg] as number, path[leg + 1] as number];
    const [bx, by] = [path[leg + 2] ?? ax, path[leg + 3] ?? ay];
    const t = bx === ax ? 0 : Math.min(1, Math.max(0, (x - ax) / (bx - ax)));
    heights[i] = ay + (by - ay) * t;
  }
  return heights;
}

/** The upper rim of a closed world. */
function rim(ring: Polyline, width: number): Float64Array {
  const heights = new Float64Array(Math.ceil(width * KNOTS) + 2);
  for (let i = 0; i < heights.length; i++) heights[i] = cutsOfUpright(ring, i / KNOTS)[0] ?? Number.POSITIVE_INFINITY;
  const lowest = heights.reduce((low, y) => (Number.isFinite(y) && y > low ? y : low), 0);
  return heights.map((y) => (Number.isFinite(y) ? y : lowest));
}
