import type { Bounds } from '@understory/page';
import { boxAround } from '../places/place.ts';
import type { Level } from '../places/survey.ts';

/** TA-PLN-01: a bead is so many squares of 5 ft. */
export const SQUARES = 6;
/** Rock round the places of a level, in beads (TA-PLN-02). */
const MARGIN = 0.5;
/** TA-PLN-04, -05: a bead is so many feet down, and falls are told in steps of five. */
const FEET = 30;

/** TA-PLN-02: where a level lies on the page, and how large its sheet is in squares. */
export interface Sheet {
  readonly x0: number;
  readonly y0: number;
  readonly width: number;
  readonly height: number;
  /** Of its places, in beads. */
  readonly box: Bounds;
}

export function sheetOf({ places }: Pick<Level, 'places'>): Sheet {
  const box = boxAround(places.map((it) => it.box));
  return {
    box,
    x0: box.left - MARGIN,
    y0: box.top - MARGIN,
    width: up(SQUARES * (box.right - box.left)) + SQUARES,
    height: up(SQUARES * (box.bottom - box.top)) + SQUARES,
  };
}

/** Rounded up, but for the last digits. */
const up = (value: number): number => Math.ceil(value - 1e-6);

/** "To the nearest whole number, halves up", but for the last digits. */
export const round = (value: number): number => Math.floor(value + 0.5 + 1e-6);

export function laidPath({ x0, y0 }: Sheet, path: readonly number[]): number[] {
  return path.map((it, i) => SQUARES * (it - (i % 2 === 0 ? x0 : y0)));
}

/** TA-PLN-04, -05: so many beads down, in feet, to the nearest five. */
export function feetDown(beads: number): number {
  return 5 * round((FEET * beads) / 5);
}
