import { centreOf, mil, type Point, ringArea, type Shape, TOLERANCE } from '@understory/ruler';
import type { Ground, Stratum } from '../model.ts';
import { straightened } from './beds.ts';

/** How the surface is raised: in full from one x to another, sloping back to the old line on both sides. */
export interface Rise {
  readonly from: number;
  readonly to: number;
  readonly by: number;
  /** How many beads on either side it takes until the new line is back at the old one. */
  readonly slope: number;
  /** It never comes higher than this under the page's top. */
  readonly top: number;
}

/** The ground with its first surface raised; what is gained belongs to the stratum right under it (H2-MAG-22, -23). */
export function raiseSurface(ground: Ground, rise: Rise): Ground {
  const [old, ...others] = ground.surfaces;
  if (!old || old.closed) return ground;
  const raised = raisedLine(old.path, rise);
  const surface: Shape = { ...old, path: straightened(raised) };
  const strata = ground.strata.map((it) => (it.touchesSurface ? raisedStratum(it, old.path, raised) : it));
  return { ...ground, surfaces: [surface, ...others], strata };
}

/** The new line, with a corner wherever the old one, the slopes or the limit at the top have one. */
function raisedLine(path: readonly number[], rise: Rise): number[] {
  const { from, to, slope, top } = rise;
  const left = path[0] as number;
  const right = path[path.length - 2] as number;
  const corners = [from - slope, from, to, to + slope].filter((x) => x > left && x < right);
  for (let i = 0; i < path.length; i += 2) corners.push(path[i] as number);
  corners.sort((a, b) => a - b);
  const wished = (x: number) => heightOf(path, x) - rise.by * shareAt(x, rise);
  const line: number[] = [];
  corners.forEach((x, i) => {
    const before = corners[i - 1];
    if (before !== undefined && x - before > TOLERANCE) {
      const [a, b] = [wished(before) - top, wished(x) - top];
      // Where it comes to the limit, or leaves it, it bends.
      if (a * b < 0) line.push(before + ((x - before) * a) / (a - b), top);
    }
    // What lay higher than the limit stays where it lay.
    line.push(x, Math.min(heightOf(path, x), Math.max(top, wished(x))));
  });
  return straightened(line.map(mil));
}

/** How much of the rise there is at x: all, part of it on the slopes, nothing beyond. */
function shareAt(x: number, { from, to, slope }: Rise): number {
  const out = x < from ? from - x : x > to ? x - to : 0;
  return Math.max(0, 1 - out / slope);
}

function heightOf(path: readonly number[], x: number): number {
  let i = 2;
  while (i < path.length - 2 && (path[i] as number) < x) i += 2;
  const [ax, ay, bx, by] = [path[i - 2] as number, path[i - 1] as number, path[i] as number, path[i + 1] as number];
  const t = bx > ax ? Math.min(1, Math.max(0, (x - ax) / (bx - ax))) : 0;
  return ay + (by - ay) * t;
}

/** Every stretch of the outline that ran along the old surface runs along the new one; its ends go straight up. */
function raisedStratum(stratum: Stratum, old: readonly number[], raised: readonly number[]): Stratum {
  const { outline } = stratum;
  const n = outline.length / 2;
  const corner = (i: number) => ({ x: outline[2 * (i % n)] as number, y: outline[2 * (i % n) + 1] as number });
  const onSurface = Array.from({ length: n }, (_, i) => runsAlong(old, corner(i), corner(i + 1)));
  const ring: number[] = [];
  for (let i = 0; i < n; i++) {
    const { x, y } = corner(i);
    // A corner between two such stretches is left behind under the new ground.
    if (!onSurface[i] || !onSurface[(i + n - 1) % n]) ring.push(x, y);
    if (onSurface[i]) ring.push(...stretchOf(raised, x, corner(i + 1).x));
  }
  const path = straightened(ring.map(mil));
  const centre = centreOf({ path, closed: true, swell: 0 });
  return { ...stratum, outline: path, area: mil(ringArea(path)), centre: { x: mil(centre.x), y: mil(centre.y) } };
}

function runsAlong(surface: readonly number[], a: Point, b: Point): boolean {
  const isOn = (x: number, y: number) => Math.abs(heightOf(surface, x) - y) < 0.004;
  return a.x !== b.x && isOn(a.x, a.y) && isOn(b.x, b.y) && isOn((a.x + b.x) / 2, (a.y + b.y) / 2);
}

/** The line from one x to another, either way. */
function stretchOf(path: readonly number[], from: number, to: number): number[] {
  const [low, high] = from < to ? [from, to] : [to, from];
  const between = [low, heightOf(path, low)];
  for (let i = 0; i < path.length; i += 2) {
    const x = path[i] as number;
    if (x > low && x < high) between.push(x, path[i + 1] as number);
  }
  between.push(high, heightOf(path, high));
  if (from < to) return between;
  const turned: number[] = [];
  for (let i = between.length - 2; i >= 0; i -= 2) turned.push(between[i] as number, between[i + 1] as number);
  return turned;
}
