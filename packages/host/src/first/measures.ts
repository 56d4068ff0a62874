import { disc, type Point, polygon, type Shape } from '@understory/page';

/** H1-MEA-02: the lengths that only this edition speaks of, in beads. */
export const THUMB = 2;
export const INCH = 1.8;

/** How wide a gold vein is: it is drawn as one line (H1-GEN-T1.2). */
export const VEIN_LINE = 0.2;

/** H1-MEA-T1: how large rooms are drawn, width × height. */
export interface Size {
  readonly wide: number;
  readonly high: number;
}
export const ONE_BEAD: Size = { wide: 1, high: 1 };
export const TWO_BEADS: Size = { wide: 2, high: 1 };
export const THUMBPRINT: Size = { wide: 2, high: 2 };
export const HALF_FINGER_LONG: Size = { wide: 2.25, high: 1 };
export const FINGER_LONG: Size = { wide: 4.5, high: 1 };
/** The diameter of what is two thumbprints across. */
export const TWO_THUMBS = 4;

/** How many beads a room of this size holds (H1-MEA-04): its area is width × height, whatever its outline. */
export function areaOfSize({ wide, high }: Size): number {
  return wide * high;
}

/** A natural cave of this size: round where it is as wide as high, else with rounded ends. */
export function naturalCave({ x, y }: Point, { wide, high }: Size): Shape {
  if (wide === high) return disc(x, y, wide / 2);
  return polygon(ROUNDED.map((it, i) => (i % 2 === 0 ? x + (it * wide) / 2 : y + (it * high) / 2)));
}

/** A long cave between −1 and 1 either way. */
const ROUNDED = [-1, 0, -0.8, -0.7, -0.4, -1, 0.4, -1, 0.8, -0.7, 1, 0, 0.8, 0.7, 0.4, 1, -0.4, 1, -0.8, 0.7];
