import { mil } from './maths.ts';
import { ringArea } from './ring.ts';

/** Enough halvings to find a level to a millionth on any page. */
const HALVINGS = 40;

/**
 * The part of a closed ring below a level (y grows downwards), as one ring; empty if none of it is. Pools that hang
 * together only above the level stay joined by a seam of no width along it: use `poolsBelow` where that would be drawn.
 * Sutherland and Hodgman's cut, by one level line.
 */
export function ringBelow(ring: readonly number[], level: number): number[] {
  const kept: number[] = [];
  const n = ring.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[j] as number, ring[j + 1] as number, ring[i] as number, ring[i + 1] as number];
    const before = ay - level >= 0;
    const now = by - level >= 0;
    if (before !== now) kept.push(mil(ax + ((bx - ax) * (level - ay)) / (by - ay)), mil(level));
    if (now) kept.push(bx, by);
  }
  return kept.length >= 6 && ringArea(kept) > 0 ? kept : [];
}

/** The parts of a ring below a level, each a ring of its own, from left to right. */
export function poolsBelow(ring: readonly number[], level: number): number[][] {
  const dips = dipsBelow(ring, level);
  if (dips.length === 0) return ringBelow(ring, level).length > 0 ? [[...ring]] : [];
  // Along the level the dips' ends pair up: from the first to the second is under water, from the third to the fourth …
  const ends = dips.flatMap((dip, at) => [
    { x: dip[0] as number, dip: at },
    { x: dip[dip.length - 2] as number, dip: at },
  ]);
  ends.sort((a, b) => a.x - b.x || a.dip - b.dip);
  const isStart = (end: { x: number; dip: number }) => dips[end.dip]?.[0] === end.x;
  const partner = (end: { x: number; dip: number }) => {
    const at = ends.indexOf(end);
    return ends[at % 2 === 0 ? at + 1 : at - 1] as { x: number; dip: number };
  };
  const done = new Set<number>();
  const pools: number[][] = [];
  for (const first of ends) {
    if (done.has(first.dip)) continue;
    const pool: number[] = [];
    let end = first;
    while (!done.has(end.dip)) {
      done.add(end.dip);
      const dip = dips[end.dip] as number[];
      const forward = isStart(end);
      pool.push(...(forward ? dip : backwards(dip)));
      const other = ends.find((it) => it.dip === end.dip && it !== end) as { x: number; dip: number };
      end = partner(other);
    }
    if (pool.length >= 6 && ringArea(pool) > 0) pools.push(pool);
  }
  return pools;
}

/** The stretches of a ring that run below the level, with their ends on it. */
function dipsBelow(ring: readonly number[], level: number): number[][] {
  const n = ring.length;
  const dips: number[][] = [];
  let start = 0;
  while (start < n && !((ring[start + 1] as number) <= level)) start += 2;
  if (start >= n) return [];
  let dip: number[] | null = null;
  for (let k = 0; k < n; k += 2) {
    const i = (start + k) % n;
    const j = (i + 2) % n;
    const [ax, ay, bx, by] = [ring[i] as number, ring[i + 1] as number, ring[j] as number, ring[j + 1] as number];
    if (ay > level !== by > level) {
      const x = mil(ax + ((bx - ax) * (level - ay)) / (by - ay));
      if (dip) {
        dips.push([...dip, x, mil(level)]);
        dip = null;
      } else dip = [x, mil(level)];
    }
    if (dip && by > level) dip.push(bx, by);
  }
  return dips;
}

function backwards(path: readonly number[]): number[] {
  const turned: number[] = [];
  for (let i = path.length - 2; i >= 0; i -= 2) turned.push(path[i] as number, path[i + 1] as number);
  return turned;
}

/** How much of a ring lies below a level. */
export function areaBelow(ring: readonly number[], level: number): number {
  // Only the sides count in ∮ x dy, not the cut along the level, so nothing need be clipped.
  let sum = 0;
  const n = ring.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    let ax = ring[j] as number;
    let ay = ring[j + 1] as number;
    let bx = ring[i] as number;
    let by = ring[i + 1] as number;
    if (ay <= level && by <= level) continue;
    if (ay < level) {
      ax += ((bx - ax) * (level - ay)) / (by - ay);
      ay = level;
    } else if (by < level) {
      bx = ax + ((bx - ax) * (level - ay)) / (by - ay);
      by = level;
    }
    sum += ((ax + bx) / 2) * (by - ay);
  }
  return sum < 0 ? -sum : sum;
}

/** The level below which a ring has this much area: a lake of that size at a cave's bottom. Its top if it has less. */
export function levelForArea(ring: readonly number[], area: number): number {
  let high = Number.POSITIVE_INFINITY;
  let low = Number.NEGATIVE_INFINITY;
  for (let i = 1; i < ring.length; i += 2) {
    const y = ring[i] as number;
    if (y < high) high = y;
    if (y > low) low = y;
  }
  if (area >= areaBelow(ring, high)) return high;
  for (let i = 0; i < HALVINGS; i++) {
    const level = (high + low) / 2;
    if (areaBelow(ring, level) > area) high = level;
    else low = level;
  }
  return mil((high + low) / 2);
}
