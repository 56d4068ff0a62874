import { at, off, stroke } from '../stencil.ts';

/** Strokes that radiate from one ring to another, the first at `first` turns. */
export function rays(x: number, y: number, from: number, to: number, count: number, first = 0): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    d += stroke([off(x, y, first + i / count, from), off(x, y, first + i / count, to)]);
  }
  return d;
}

/** A star, or with `inner` near `outer` a toothed wheel. */
export function star(x: number, y: number, outer: number, inner: number, points: number, first = -0.25): string {
  const corners: (readonly [number, number])[] = [];
  for (let i = 0; i < points * 2; i++) corners.push(off(x, y, first + i / (points * 2), i % 2 === 0 ? outer : inner));
  return stroke(corners, true);
}

/** A spiral that winds outward. */
export function spiral(x: number, y: number, from: number, to: number, turns: number, first = 0): string {
  const steps = Math.ceil(turns * 8);
  let d = '';
  for (let i = 0; i <= steps; i++) {
    const turn = first + (i / steps) * turns;
    const [px, py] = off(x, y, turn, from + ((to - from) * i) / steps);
    if (i === 0) d += `M${at(px)} ${at(py)}`;
    else {
      const [cx, cy] = off(x, y, turn - turns / steps / 2, (from + ((to - from) * (i - 0.5)) / steps) * 1.08);
      d += `Q${at(cx)} ${at(cy)} ${at(px)} ${at(py)}`;
    }
  }
  return d;
}
