import { pair, roughly } from './pen-path.ts';

/** For each of the sixteen ways the corners of a cell can lie, which sides the line goes from and to: 0 top, 1 right, 2 bottom, 3 left. */
const WAYS: readonly (readonly number[])[] = [
  [],
  [3, 0],
  [0, 1],
  [3, 1],
  [1, 2],
  [3, 0, 1, 2],
  [0, 2],
  [3, 2],
  [2, 3],
  [2, 0],
  [0, 1, 2, 3],
  [2, 1],
  [1, 3],
  [1, 0],
  [0, 3],
  [],
];

/** A lattice of values, `across` by `down`, its first knot at -margin, so many knots a bead. */
export interface Relief {
  readonly values: Float32Array;
  readonly across: number;
  readonly down: number;
  readonly knots: number;
  readonly margin: number;
}

/** The lines round all that is below zero, as closed paths that run with the low side always on one hand; `back` turns them round. */
export function contours({ values, across, down, knots, margin }: Relief, back: boolean): string {
  const size = across * down;
  const next = new Int32Array(size * 2).fill(-1);
  for (let j = 0; j < down - 1; j++) {
    for (let i = 0; i < across - 1; i++) {
      const k = j * across + i;
      const corners =
        ((values[k] as number) < 0 ? 1 : 0) |
        ((values[k + 1] as number) < 0 ? 2 : 0) |
        ((values[k + across + 1] as number) < 0 ? 4 : 0) |
        ((values[k + across] as number) < 0 ? 8 : 0);
      if (corners === 0 || corners === 15) continue;
      const way = WAYS[corners] as readonly number[];
      for (let w = 0; w < way.length; w += 2)
        next[side(way[w] as number, k, across, size)] = side(way[w + 1] as number, k, across, size);
    }
  }
  const loops: string[] = [];
  for (let start = 0; start < next.length; start++) {
    if (next[start] === -1) continue;
    const points: number[] = [];
    for (let at = start; at >= 0; ) {
      const k = at < size ? at : at - size;
      const other = at < size ? k + 1 : k + across;
      const [a, b] = [values[k] as number, values[other] as number];
      const t = a === b ? 0.5 : a / (a - b);
      const [i, j] = [k % across, Math.floor(k / across)];
      points.push((i + (at < size ? t : 0)) / knots - margin, (j + (at < size ? 0 : t)) / knots - margin);
      const on = next[at] as number;
      next[at] = -1;
      at = on;
    }
    if (points.length >= 8) loops.push(loop(points, back));
  }
  return loops.join('');
}

/** The number of a cell's side: first all level ones, then all upright ones. */
function side(which: number, k: number, across: number, size: number): number {
  if (which === 0) return k;
  if (which === 2) return k + across;
  return size + (which === 1 ? k + 1 : k);
}

/** Leaves out what lies on a straight line anyway. */
function loop(points: readonly number[], back: boolean): string {
  const n = points.length >> 1;
  let d = '';
  let [px, py] = [points[(n - 1) * 2] as number, points[n * 2 - 1] as number];
  for (let step = 0; step < n; step++) {
    const i = back ? n - 1 - step : step;
    const after = (back ? i - 1 + n : i + 1) % n;
    const [x, y] = [points[i * 2] as number, points[i * 2 + 1] as number];
    const [ax, ay] = [x - px, y - py];
    const [bx, by] = [(points[after * 2] as number) - x, (points[after * 2 + 1] as number) - y];
    const bend = ax * by - ay * bx;
    if (d !== '' && bend * bend < 1e-6 && ax * ax + ay * ay < 0.3) continue;
    d += `${d === '' ? 'M' : 'L'}${pair(roughly(x), roughly(y))}`;
    [px, py] = [x, y];
  }
  return `${d}Z`;
}
