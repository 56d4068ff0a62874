import { Contour } from '@understory/ruler';
import { pair, roughly } from '../pen-path.ts';

/** A lattice of values, `across` by `down`, positive inside. Its first knot lies at -margin, with a fixed number of knots to a bead. */
export interface Relief {
  readonly values: Float32Array;
  readonly across: number;
  readonly down: number;
  readonly knots: number;
  readonly margin: number;
}

/** The lines round the inside as closed paths, with the inside always on the same side; `back` reverses them. */
export function contours({ values, across, down, knots, margin }: Relief, back: boolean): string {
  const contour = new Contour(across, down, (cells) => cells / knots - margin);
  return contour
    .ringsFromTop(values)
    .filter((ring) => ring.length >= 8)
    .map((ring) => loop(ring, back))
    .join('');
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
