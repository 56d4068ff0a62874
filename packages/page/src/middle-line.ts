import { boundsOf, cutsOfLevel, cutsOfUpright, mil } from '@understory/ruler';

/** How far the first and the last cut lie inside the ring, which the very ends only touch. */
const INSIDE = 0.01;

/**
 * PT-FRM-02: a line through the middle of a ring, one cut a bead, from its outline to its outline. From the cut nearest to the
 * middle of its box it goes by the longest runs that overlap, so that it keeps inside a ring that is bent.
 */
export function middleLine(ring: readonly number[], along: 'x' | 'y' = longWay(ring)): number[] {
  const { left, top, right, bottom } = boundsOf(ring);
  const [from, to] = along === 'x' ? [left, right] : [top, bottom];
  const places = [from + INSIDE];
  for (let at = from + 1; at < to - INSIDE; at++) places.push(at);
  places.push(to - INSIDE);
  const middle = (from + to) / 2;
  let start = 0;
  places.forEach((at, i) => {
    if (Math.abs(at - middle) < Math.abs((places[start] as number) - middle) - 1e-9) start = i;
  });
  const first = longest(runsAt(ring, along, places[start] as number));
  if (!first) return [];
  const line = [...onward(start, -1).reverse(), pointOf(start, first), ...onward(start, 1)];
  return lengthened(ring, line).flatMap(([x, y]) => [mil(x) + 0, mil(y) + 0]);

  function onward(at: number, step: 1 | -1): [number, number][] {
    const points: [number, number][] = [];
    let last = first as Run;
    for (let i = at + step; i >= 0 && i < places.length; i += step) {
      const next = longest(runsAt(ring, along, places[i] as number).filter((it) => it[0] < last[1] && it[1] > last[0]));
      if (!next) break;
      points.push(pointOf(i, next));
      last = next;
    }
    return points;
  }

  function pointOf(i: number, [near, far]: Run): [number, number] {
    const cross = (near + far) / 2;
    return along === 'x' ? [places[i] as number, cross] : [cross, places[i] as number];
  }
}

/** Along x for a ring at least as wide as high, else along y. */
export function longWay(ring: readonly number[]): 'x' | 'y' {
  const { left, top, right, bottom } = boundsOf(ring);
  return right - left >= bottom - top ? 'x' : 'y';
}

type Run = readonly [number, number];

function runsAt(ring: readonly number[], along: 'x' | 'y', at: number): Run[] {
  const cuts = along === 'x' ? cutsOfUpright(ring, at) : cutsOfLevel(ring, at);
  return Array.from(
    { length: cuts.length >> 1 },
    (_, i) => [cuts[2 * i] as number, cuts[2 * i + 1] as number] as const,
  );
}

function longest(runs: readonly Run[]): Run | null {
  let best: Run | null = null;
  for (const run of runs) if (!best || run[1] - run[0] > best[1] - best[0] + 1e-9) best = run;
  return best;
}

/** On at both ends, the way that the line runs there, as far as the outline. */
function lengthened(ring: readonly number[], line: readonly [number, number][]): [number, number][] {
  const [first, second] = line;
  if (!first || !second) return [...line];
  const [last, before] = [line.at(-1) as [number, number], line.at(-2) as [number, number]];
  return [onto(ring, second, first), ...line.slice(1, -1), onto(ring, before, last)];
}

function onto(
  ring: readonly number[],
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): [number, number] {
  const [dx, dy] = [bx - ax, by - ay];
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < ring.length; i += 2) {
    const j = i + 2 < ring.length ? i + 2 : 0;
    const [px, py] = [ring[i] as number, ring[i + 1] as number];
    const [ex, ey] = [(ring[j] as number) - px, (ring[j + 1] as number) - py];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-12) continue;
    const t = ((px - bx) * ey - (py - by) * ex) / cross;
    const u = ((px - bx) * dy - (py - by) * dx) / cross;
    if (t >= -1e-9 && u >= -1e-9 && u <= 1 + 1e-9 && t < best) best = t;
  }
  return best === Number.POSITIVE_INFINITY ? [bx, by] : [bx + dx * best, by + dy * best];
}
