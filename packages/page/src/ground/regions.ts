import { centreOf, cutsOfUpright, mil, type Point, polygon, ringArea, type Shape } from '@understory/ruler';
import type { Ground, Stratum } from '../model.ts';

/**
 * A ground from regions drawn as rings, in the order of their numbers: worlds that are not heights over columns (a hollow
 * earth, a world closed all round, the playtest's curved strata).
 */
export function groundOfRegions(
  world: string,
  surfaces: readonly Shape[],
  rings: readonly (readonly number[])[],
): Ground {
  return { world, surfaces, strata: rings.map((ring, i) => stratumOf(i + 1, ring.map(mil), surfaces)) };
}

function stratumOf(number: number, outline: readonly number[], surfaces: readonly Shape[]): Stratum {
  const { x, y } = centreOf(polygon(outline));
  return {
    number,
    outline,
    area: mil(ringArea(outline)),
    centre: { x: mil(x), y: mil(y) },
    numberAt: numberSpot(outline),
    touchesSurface: surfaces.some((it) => runsAlongside(outline, it) > 0.01),
  };
}

/** How much of a ring runs along a surface. */
function runsAlongside(ring: readonly number[], { path, closed }: Shape): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[j] as number, ring[j + 1] as number, ring[i] as number, ring[i + 1] as number];
    if (
      liesOn(path, closed, (ax + bx) / 2, (ay + by) / 2) &&
      liesOn(path, closed, ax, ay) &&
      liesOn(path, closed, bx, by)
    ) {
      sum += Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    }
  }
  return sum;
}

function liesOn(path: readonly number[], closed: boolean, x: number, y: number): boolean {
  for (let i = closed ? 0 : 2; i < path.length; i += 2) {
    const j = (i + path.length - 2) % path.length;
    const [ax, ay] = [path[j] as number, path[j + 1] as number];
    const [dx, dy] = [(path[i] as number) - ax, (path[i + 1] as number) - ay];
    const long = dx * dx + dy * dy;
    const t = long > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long)) : 0;
    const [ex, ey] = [x - ax - t * dx, y - ay - t * dy];
    if (ex * ex + ey * ey < 0.002 * 0.002) return true;
  }
  return false;
}

/** Near the right end, where there is height enough to write in. */
function numberSpot(ring: readonly number[]): Point {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < ring.length; i += 2) {
    left = Math.min(left, ring[i] as number);
    right = Math.max(right, ring[i] as number);
  }
  let best = { x: (left + right) / 2, y: 0, high: -1 };
  for (let x = right - Math.min(0.8, (right - left) / 2); x > left && best.high < 1; x -= 0.25) {
    const cuts = cutsOfUpright(ring, x);
    for (let k = 0; k + 1 < cuts.length; k += 2) {
      const [top, bottom] = [cuts[k] as number, cuts[k + 1] as number];
      if (bottom - top > best.high) best = { x, y: (top + bottom) / 2, high: bottom - top };
    }
  }
  return { x: mil(best.x), y: mil(best.y) };
}

/** PT-STR-02: a line with both ends on a ring, and the rest inside it, cuts it in two. */
export function splitRing(ring: readonly number[], line: readonly number[]): [number[], number[]] {
  const n = ring.length;
  const from = sideOf(ring, line[0] as number, line[1] as number);
  const to = sideOf(ring, line[line.length - 2] as number, line[line.length - 1] as number);
  const back = turned(line);
  return [
    [...line, ...walk(ring, to, from, n)],
    [...back, ...walk(ring, from, to, n)],
  ];
}

/** A place on a ring: the side it lies on, and how far along. */
interface RingPoint {
  readonly side: number;
  readonly t: number;
}

function sideOf(ring: readonly number[], x: number, y: number): RingPoint {
  let best: RingPoint = { side: 0, t: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    const [ax, ay] = [ring[i] as number, ring[i + 1] as number];
    const [dx, dy] = [(ring[j] as number) - ax, (ring[j + 1] as number) - ay];
    const long = dx * dx + dy * dy;
    const t = long > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long)) : 0;
    const [ex, ey] = [x - ax - t * dx, y - ay - t * dy];
    if (ex * ex + ey * ey < least) [best, least] = [{ side: i, t }, ex * ex + ey * ey];
  }
  return best;
}

/** The corners of a ring from one place on, up to another. */
function walk(ring: readonly number[], from: RingPoint, to: RingPoint, n: number): number[] {
  const path: number[] = [];
  let side = from.side;
  let first = true;
  while (side !== to.side || (first && to.t < from.t)) {
    side = (side + 2) % n;
    first = false;
    path.push(ring[side] as number, ring[side + 1] as number);
  }
  return path;
}

function turned(path: readonly number[]): number[] {
  const back: number[] = [];
  for (let i = path.length - 2; i >= 0; i -= 2) back.push(path[i] as number, path[i + 1] as number);
  return back;
}
