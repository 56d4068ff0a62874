import { cutsOfUpright } from '@understory/ruler';

/** How high a line that runs from left to right stands at x; past its ends, as at the end. */
export function heightOf(path: readonly number[], x: number): number {
  const i = pastX(path, x);
  const [ax, ay, bx, by] = [path[i - 2] as number, path[i - 1] as number, path[i] as number, path[i + 1] as number];
  const t = bx > ax ? Math.min(1, Math.max(0, (x - ax) / (bx - ax))) : 0;
  return ay + (by - ay) * t;
}

/** Where in a line that runs from left to right the first point past x stands: not the first, and at most the last. */
function pastX(path: readonly number[], x: number): number {
  let low = 1;
  let high = path.length / 2 - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((path[2 * middle] as number) < x) low = middle + 1;
    else high = middle;
  }
  return 2 * low;
}

/** The topmost point of a ring over x; past its ends, that of the end. */
export function topOf(ring: readonly number[], x: number): number {
  const [top] = cutsOfUpright(ring, x);
  if (top !== undefined) return top;
  let nearest = Number.POSITIVE_INFINITY;
  let end = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const off = Math.abs((ring[i] as number) - x);
    if (off < nearest) [nearest, end] = [off, ring[i + 1] as number];
  }
  return end;
}
