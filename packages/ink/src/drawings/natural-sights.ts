import { bounds } from '@understory/ruler';
import type { Figure } from '../figure.ts';
import type { Mark } from '../mark.ts';
import { at, pair } from '../pen-path.ts';
import { type Tremor, tremorFor } from '../tremor.ts';
import { round } from './stencil.ts';

/** From the first point of a line to the last: where it begins, which way it runs, how long it is, and what lies across. */
function courseOf({ shape: { path } }: Figure) {
  const [x0, y0, x1, y1] = [path[0] ?? 0, path[1] ?? 0, path.at(-2) ?? 0, path.at(-1) ?? 0];
  const long = Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)) || 1;
  const [dx, dy] = [(x1 - x0) / long, (y1 - y0) / long];
  return { long, along: (far: number, off = 0) => ({ x: x0 + dx * far - dy * off, y: y0 + dy * far + dx * off }) };
}

/** A river is drawn stretch by stretch: where one ends, its bank must not lie across the next. */
export function drawStretch(piece: Figure): Mark[] {
  const { long, along } = courseOf(piece);
  const half = piece.shape.swell;
  const { x, y } = along(long);
  return [{ mark: 'path', d: round(x, y, half * 0.84), pen: { fill: 'water' } }];
}

/** White water: streaks down the fall, and spray where it lands. */
export function drawWaterfall(piece: Figure): Mark[] {
  const tremor = tremorFor(`${piece.id} fall`);
  const { long, along } = courseOf(piece);
  const half = piece.shape.swell;
  let streaks = '';
  for (const lane of [-0.6, -0.2, 0.25, 0.65]) {
    for (let far = 0.1 + 0.3 * tremor.unit(); far < long - 0.2; far += 0.5 + 0.4 * tremor.unit()) {
      const [from, to] = [along(far, lane * half), along(Math.min(long, far + 0.3), lane * half)];
      streaks += `M${pair(at(from.x), at(from.y))}L${pair(at(to.x), at(to.y))}`;
    }
  }
  return [
    ...drawStretch(piece),
    { mark: 'path', d: streaks, pen: { stroke: 'snow', width: 0.045, cap: 'round' } },
    { mark: 'path', d: spray(along(long), half, tremor), pen: { fill: 'snow', stroke: 'waterLine', width: 0.018 } },
  ];
}

function spray({ x, y }: { readonly x: number; readonly y: number }, half: number, tremor: Tremor): string {
  let d = '';
  for (let i = 0; i < 6; i++) {
    const r = half * (0.26 + 0.2 * tremor.unit());
    d += round(x + half * (i / 2.5 - 1) * 1.3, y - half * 0.2 + tremor.stray(half * 0.25), r);
  }
  return d;
}

/** Stones that have gone down with the ground, and broken edges round the mouth. */
export function drawSinkhole(piece: Figure): Mark[] {
  const tremor = tremorFor(`${piece.id} hole`);
  const { long, along } = courseOf(piece);
  const half = piece.shape.swell;
  let stones = '';
  for (let far = 0.25; far < long; far += 0.34) {
    const { x, y } = along(far, tremor.stray(half * 0.6));
    stones += round(x, y, half * (0.16 + 0.16 * tremor.unit()), half * 0.18);
  }
  let cracks = '';
  for (const side of [-1, 1]) {
    for (const [out, deep] of [
      [1.2, 0.05],
      [1.7, 0.3],
      [1.3, 0.6],
    ] as const) {
      const [from, to] = [along(deep, side * half), along(deep + 0.12, side * half * out + side * 0.14)];
      cracks += `M${pair(at(from.x), at(from.y))}L${pair(at(to.x), at(to.y))}`;
    }
  }
  return [
    { mark: 'path', d: cracks, pen: { stroke: 'pencil', width: 0.03, cap: 'round' } },
    { mark: 'path', d: stones, pen: { fill: 'rockDeep', stroke: 'pencil', width: 0.02 } },
  ];
}

/** Rays of broken ground, and cinders on the floor. */
export function drawCrater(piece: Figure): Mark[] {
  const tremor = tremorFor(`${piece.id} crater`);
  const { left, top, right, bottom } = bounds(piece.shape);
  const [mx, my, r] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2];
  let [rays, cinders] = ['', ''];
  for (let i = 0; i < 12; i++) {
    const [ux, uy] = RAYS[i] as readonly [number, number];
    const long = 0.16 + 0.2 * tremor.unit();
    rays += `M${pair(at(mx + ux * (r + 0.1)), at(my + uy * (r + 0.1)))}L${pair(at(mx + ux * (r + 0.1 + long)), at(my + uy * (r + 0.1 + long)))}`;
  }
  for (let i = 0; i < 7; i++)
    cinders += round(mx + tremor.stray(r * 0.7), my + r * 0.45 + tremor.stray(r * 0.2), 0.03 + 0.03 * tremor.unit());
  return [
    { mark: 'path', d: rays, pen: { stroke: 'pencil', width: 0.045, cap: 'round' } },
    { mark: 'path', d: cinders, pen: { fill: 'fire', stroke: 'pencil', width: 0.016 } },
  ];
}

/** Twelve ways, a twelfth of a turn apart. */
const RAYS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.866, 0.5],
  [0.5, 0.866],
  [0, 1],
  [-0.5, 0.866],
  [-0.866, 0.5],
  [-1, 0],
  [-0.866, -0.5],
  [-0.5, -0.866],
  [0, -1],
  [0.5, -0.866],
  [0.866, -0.5],
];
