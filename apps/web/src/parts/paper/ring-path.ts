import type { Shape } from '@understory/page';

/** A flat list x, y, x, y … as SVG path data. */
export function ringPath(points: readonly number[], closed = true): string {
  let d = '';
  for (let i = 0; i + 1 < points.length; i += 2) d += `${i === 0 ? 'M' : 'L'}${points[i]} ${points[i + 1]}`;
  return closed && d ? `${d}Z` : d;
}

/** How to draw an exact outline: its path, and how wide a pen swells it to its true size. */
export function shapePath({ path, closed, swell }: Shape): { d: string; width: number; closed: boolean } {
  const [x = 0, y = 0] = path;
  // A path of one point is drawn by no pen, but one of no length is.
  return { d: path.length === 2 ? `M${x} ${y}l.001 0` : ringPath(path, closed), width: swell * 2, closed };
}
