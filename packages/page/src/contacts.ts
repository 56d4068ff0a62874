import { bounds, clock, distance, gapTo, pathLength, pointAlong, type Shape, stretchesOf } from '@understory/ruler';

/** A point where one passes from one open piece into another; `alongA` and `alongB` tell how far along their centre lines. */
export interface Contact {
  readonly x: number;
  readonly y: number;
  readonly alongA: number;
  readonly alongB: number;
}

/** How fine an outline is walked to find where it touches. */
const STEP = 0.2;
/** Along a shared stretch there is a crossing every this many beads. */
const GATE = 1.5;

/** A line has a centre line to walk along; everything else is an area, crossed straight. */
export function isLine(shape: Shape): boolean {
  return !shape.closed && shape.path.length > 2;
}

/** Where two pieces that touch can be passed from one to the other: at least one point, whatever their shapes. */
export function contactsOf(a: Shape, b: Shape, touch: number): Contact[] {
  const walkA = isLine(a) !== isLine(b) ? isLine(a) : roundOf(a) <= roundOf(b);
  const [walked, other] = walkA ? [a, b] : [b, a];
  const path = walkOf(walked);
  // A line is walked along its middle, so its own half width comes on top.
  const near = touch + (isLine(walked) ? walked.swell : 0);
  return gatesAlong(path, other, near).map((far) => {
    const { x, y } = pointAlong(path, far);
    const alongWalked = isLine(walked) ? far : 0;
    const alongOther = isLine(other) ? placeAlong(other.path, x, y) : 0;
    return { x, y, alongA: walkA ? alongWalked : alongOther, alongB: walkA ? alongOther : alongWalked };
  });
}

/** How far along a path the point nearest to this one lies. */
export function placeAlong(path: readonly number[], x: number, y: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  let far = 0;
  for (let i = 2; i < path.length; i += 2) {
    const ax = path[i - 2] as number;
    const ay = path[i - 1] as number;
    const dx = (path[i] as number) - ax;
    const dy = (path[i + 1] as number) - ay;
    const long = Math.sqrt(dx * dx + dy * dy);
    const t = long > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (long * long))) : 0;
    const off = distance(x, y, ax + t * dx, ay + t * dy);
    if (off < least) [best, least] = [far + t * long, off];
    far += long;
  }
  return best;
}

export interface Run {
  readonly from: number;
  readonly to: number;
}

/** The stretches of a path on which `inside` holds, by their distances along it; each is at most a rounding error too short. */
export function runsAlong(path: readonly number[], inside: (x: number, y: number) => boolean): Run[] {
  return firstRuns(path, inside, Number.POSITIVE_INFINITY, ALL);
}

/** The first such stretch; what comes after it is not looked at. */
export function firstRunAlong(path: readonly number[], inside: (x: number, y: number) => boolean): Run | null {
  return firstRuns(path, inside, 1, ALL)[0] ?? null;
}

const ALL: Run = { from: 0, to: Number.POSITIVE_INFINITY };

/** Steps before and after `only` are known to be outside, and skipped. */
function firstRuns(path: readonly number[], inside: (x: number, y: number) => boolean, most: number, only: Run): Run[] {
  const stretches = stretchesOf(path);
  let long = 0;
  for (let i = 0; i < stretches.length; i++) long += stretches[i] as number;
  const runs: Run[] = [];
  const steps = Math.max(1, Math.ceil(long / STEP));
  const last = only.to + 1e-9;
  let before = only.from === 0 && inside(path[0] as number, path[1] as number);
  let from = 0;
  // The stretch of the path that is being walked ends at `at`; this much of the path lies behind it.
  let at = 2;
  let behind = 0;
  for (let i = 1; i <= steps; i++) {
    const far = (long * i) / steps;
    let now = false;
    if (far >= only.from && far <= last) {
      let stretch = 0;
      for (; at < path.length; at += 2) {
        stretch = stretches[at / 2 - 1] as number;
        if (behind + stretch >= far || at + 2 >= path.length) break;
        behind += stretch;
      }
      const end = Math.min(at, path.length - 2);
      const start = Math.max(0, end - 2);
      const t = stretch > 0 ? Math.min(1, Math.max(0, (far - behind) / stretch)) : 0;
      const x = path[start] as number;
      const y = path[start + 1] as number;
      now = inside(x + ((path[end] as number) - x) * t, y + ((path[end + 1] as number) - y) * t);
    } else if (far > last && !before) break;
    if (now === before) continue;
    before = now;
    const border = borderAlong(path, stretches, inside, (long * (i - 1)) / steps, far, !now);
    if (now) from = border;
    else if (runs.push({ from, to: border }) >= most) return runs;
  }
  if (before) runs.push({ from, to: long });
  return runs;
}

/** Where between two places along a path `inside` comes to hold, or no longer does; on the side where it holds. */
function borderAlong(
  path: readonly number[],
  stretches: readonly number[],
  inside: (x: number, y: number) => boolean,
  low: number,
  high: number,
  lowIs: boolean,
): number {
  let l = low;
  let h = high;
  for (let i = 0; i < 8; i++) {
    const mid = (l + h) / 2;
    const { x, y } = pointAlong(path, mid, stretches);
    if (inside(x, y) === lowIs) l = mid;
    else h = mid;
  }
  return lowIs ? l : h;
}

/** Where along a path one can step over into the other shape. */
function gatesAlong(path: readonly number[], other: Shape, near: number): number[] {
  const box = bounds(other);
  const within = (x: number, y: number, far: number) =>
    x >= box.left - far &&
    x <= box.right + far &&
    y >= box.top - far &&
    y <= box.bottom + far &&
    gapTo(other, x, y, far) <= far;
  const gates: number[] = [];
  const isShared = (x: number, y: number) => within(x, y, 0);
  for (const run of runsAlong(path, (x, y) => within(x, y, near + 1e-6))) {
    // A stretch that by rounding begins just past the path's end is none.
    const overlaps = firstRuns(path, isShared, Number.POSITIVE_INFINITY, run).filter((it) => it.from <= run.to);
    if (overlaps.length === 0) gates.push(nearestIn(path, other, run.from, run.to));
    for (const { from, to } of overlaps) {
      if (isLine(other) && to - from < GATE) gates.push((from + to) / 2);
      else
        for (let i = 0, n = Math.max(1, Math.round((to - from) / GATE)); i <= n; i++)
          gates.push(from + ((to - from) * i) / n);
    }
  }
  return gates.length > 0 ? gates : [nearestIn(path, other, 0, pathLength(path))];
}

function nearestIn(path: readonly number[], other: Shape, from: number, to: number): number {
  const steps = Math.max(1, Math.ceil((to - from) / (STEP / 2)));
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= steps; i++) {
    const far = from + ((to - from) * i) / steps;
    const { x, y } = pointAlong(path, far);
    const off = gapTo(other, x, y, least);
    if (off < least) [best, least] = [far, off];
  }
  return best;
}

/** The open path to walk: a line's middle, or once round an outline. */
function walkOf(shape: Shape): readonly number[] {
  const { path, closed, swell } = shape;
  if (closed) return [...path, path[0] as number, path[1] as number];
  if (path.length > 2) return path;
  const round: number[] = [];
  for (const { x, y } of HOURS) round.push((path[0] as number) + x * swell, (path[1] as number) + y * swell);
  return round;
}

/** Once round the clock, and back at its beginning. */
const HOURS = Array.from({ length: 13 }, (_, hour) => clock(hour));

function roundOf(shape: Shape): number {
  return shape.path.length === 2 ? 6.3 * shape.swell : pathLength(shape.path);
}
