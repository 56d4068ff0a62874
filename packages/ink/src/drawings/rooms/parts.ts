import type { Colour, Pen } from '../../mark.ts';
import { star } from '../nexus/rays.ts';
import { at, off, round, stroke } from '../stencil.ts';

/** Furniture is drawn in a lighter ink than walls and beads, so that these stay the first thing one sees. */
export const OUTLINE: Pen = { stroke: 'pencil', width: 0.028, cap: 'round' };
export const DETAIL: Pen = { stroke: 'pencil', width: 0.018, cap: 'round' };
export const HEAVY: Pen = { stroke: 'pencil', width: 0.05, cap: 'round' };

/** Coloured in and outlined. */
export const drawn = (fill: Colour): Pen => ({ fill, stroke: 'pencil', width: 0.028, cap: 'round' });
/** Coloured in only. */
export const tint = (fill: Colour, fillOpacity = 1): Pen => ({ fill, fillOpacity });
/** A coloured line. */
export const coloured = (stroke: Colour, width = 0.03): Pen => ({ stroke, width, cap: 'round' });

export const rect = (l: number, t: number, r: number, b: number): string => poly(l, t, r, t, r, b, l, b);
/** The corners x, y, x, y … as a closed shape. */
export const poly = (...points: number[]): string => `${line(...points)}Z`;

/** … and as an open stroke. */
export function line(...points: number[]): string {
  let d = '';
  for (let i = 0; i + 1 < points.length; i += 2)
    d += `${i === 0 ? 'M' : 'L'}${at(points[i] ?? 0)} ${at(points[i + 1] ?? 0)}`;
  return d;
}

/** A door or a window with a round head. */
export function arch(l: number, t: number, r: number, b: number): string {
  const m = (l + r) / 2;
  const spring = Math.min(b, t + (r - l) * 0.5);
  return `M${at(l)} ${at(b)}L${at(l)} ${at(spring)}Q${at(l)} ${at(t)} ${at(m)} ${at(t)}Q${at(r)} ${at(t)} ${at(r)} ${at(spring)}L${at(r)} ${at(b)}Z`;
}

/** Half a round on a level foot: a dome, a heap. */
export function dome(l: number, t: number, r: number, b: number): string {
  const [m, k] = [(l + r) / 2, (r - l) * 0.276];
  return `M${at(l)} ${at(b)}C${at(l)} ${at(b - (b - t) * 0.552)} ${at(m - k)} ${at(t)} ${at(m)} ${at(t)}C${at(m + k)} ${at(t)} ${at(r)} ${at(b - (b - t) * 0.552)} ${at(r)} ${at(b)}Z`;
}

/** A toothed wheel. */
export function gear(x: number, y: number, r: number, teeth: number): string {
  const corners: (readonly [number, number])[] = [];
  for (let i = 0; i < teeth; i++) {
    for (const [part, far] of [
      [0, 0.8],
      [0.2, 1],
      [0.5, 1],
      [0.7, 0.8],
    ] as const)
      corners.push(off(x, y, (i + part) / teeth, r * far));
  }
  return stroke(corners, true);
}

export const spokes = (x: number, y: number, from: number, to: number, count: number, first = 0): string =>
  Array.from({ length: count }, (_, i) =>
    stroke([off(x, y, first + i / count, from), off(x, y, first + i / count, to)]),
  ).join('');

/** A flame on its foot. */
export function flame(x: number, y: number, wide: number, high: number): string {
  const w = wide / 2;
  return (
    `M${at(x - w)} ${at(y - high * 0.22)}Q${at(x - w * 1.1)} ${at(y - high * 0.6)} ${at(x - w * 0.4)} ${at(y - high * 0.7)}` +
    `Q${at(x - w * 0.1)} ${at(y - high * 0.85)} ${at(x)} ${at(y - high)}Q${at(x + w * 0.25)} ${at(y - high * 0.72)} ${at(x + w * 0.5)} ${at(y - high * 0.62)}` +
    `Q${at(x + w * 1.15)} ${at(y - high * 0.45)} ${at(x + w)} ${at(y - high * 0.2)}Q${at(x + w * 0.7)} ${at(y)} ${at(x)} ${at(y)}Q${at(x - w * 0.8)} ${at(y)} ${at(x - w)} ${at(y - high * 0.22)}Z`
  );
}

/** Steam or smoke: a curl that rises. */
export const wisp = (x: number, y: number, high: number): string =>
  `M${at(x)} ${at(y)}C${at(x - 0.12)} ${at(y - high * 0.3)} ${at(x + 0.12)} ${at(y - high * 0.55)} ${at(x)} ${at(y - high * 0.75)}Q${at(x - 0.05)} ${at(y - high * 0.9)} ${at(x + 0.03)} ${at(y - high)}`;

/** Ripples on a level. */
export function ripples(l: number, y: number, r: number, count: number): string {
  const step = (r - l) / count;
  let d = `M${at(l)} ${at(y)}`;
  for (let i = 0; i < count; i++) {
    const x = l + i * step;
    d += `Q${at(x + step / 2)} ${at(y + (i % 2 === 0 ? -0.05 : 0.05))} ${at(x + step)} ${at(y)}`;
  }
  return d;
}

/** Battlements: the upper edge of a wall, from left to right. */
export function merlons(l: number, t: number, r: number, b: number, count: number): string {
  const step = (r - l) / (count * 2 - 1);
  const points: number[] = [l, b];
  for (let i = 0; i < count; i++)
    points.push(
      l + i * 2 * step,
      t,
      l + (i * 2 + 1) * step,
      t,
      l + (i * 2 + 1) * step,
      t + 0.08,
      l + (i * 2 + 2) * step,
      t + 0.08,
    );
  return poly(...points.slice(0, -4), r, t, r, b);
}

/** Courses of stone. */
export function courses(l: number, t: number, r: number, b: number, rows: number): string {
  const high = (b - t) / rows;
  let d = '';
  for (let i = 1; i < rows; i++) d += line(l, t + i * high, r, t + i * high);
  for (let i = 0; i < rows; i++) {
    const x = l + (r - l) * (i % 2 === 0 ? 0.35 : 0.65);
    d += line(x, t + i * high, x, t + (i + 1) * high);
  }
  return d;
}

export const coins = (x: number, y: number): string =>
  round(x - 0.09, y, 0.07, 0.04) + round(x + 0.08, y + 0.01, 0.07, 0.04) + round(x, y - 0.06, 0.07, 0.04);

export { round, star };
