import { turnCosine, turnSine } from '@understory/ruler';
import type { Tremor } from '../tremor.ts';

/** The wall of a room that is one unit from its middle to its exact outline; it never strays from that by more than a quarter. */
export type Ring = (tremor: Tremor) => number[];

/** An uneven ring: each point lies between the two reaches. */
export const uneven =
  (points: number, least: number, most: number): Ring =>
  (tremor) =>
    round(points, () => least + (most - least) * tremor.unit());

/** A ring that goes in and out by turns, in lobes or teeth. */
export const toothed =
  (teeth: number, inner: number, outer: number, shake: number): Ring =>
  (tremor) =>
    round(teeth * 2, (i) => (i % 2 === 0 ? outer : inner) + tremor.stray(shake));

/** Four corners, each a little off; `wide` and `high` from the middle to the wall. */
export const box =
  (wide: number, high: number, shake = 0.03): Ring =>
  (tremor) =>
    [-wide, -high, wide, -high, wide, high, -wide, high].map((it) => it + tremor.stray(shake));

/** An ellipse that is nearly perfect. */
export const oval =
  (wide: number, high: number): Ring =>
  () =>
    round(12, () => 1).map((it, i) => it * (i % 2 === 0 ? wide : high));

/** Corners given one by one. */
export const cornered =
  (shake: number, ...corners: readonly number[]): Ring =>
  (tremor) =>
    corners.map((it) => it + tremor.stray(shake));

function round(points: number, reach: (i: number) => number): number[] {
  const ring: number[] = [];
  for (let i = 0; i < points; i++) {
    const far = reach(i);
    ring.push(far * turnCosine(i / points), far * turnSine(i / points));
  }
  return ring;
}
