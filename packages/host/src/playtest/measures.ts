import { box, disc, type Point, type Shape } from '@understory/page';

/** PT-MEA-02: the length that only these rules speak of, in beads. */
export const INCH = 1.8;

/** How wide things are drawn: veins (PT-FRM-02), rivers and lava channels (PT-FEA-T2), tunnels and shafts (PT-MEA-12), what joins a room (PT-MEA-16). */
export const VEIN = 0.6;
export const RIVER = 0.8;
export const TUNNEL = 0.5;
export const JOINT = 0.4;
/** PT-MIN-02, PT-DEL-05: how wide a mined-out place is. */
export const MINED = 1.2;

/** PT-MEA-25: the value of a d%, from 0 to 0.99. */
export function shareOf(percent: number): number {
  return (percent - 1) / 100;
}

/** PT-MEA-25: u(a, b) for a value. */
export function between(from: number, to: number, value: number): number {
  return from + (to - from) * value;
}

/** PT-MEA-03: a room of one bead is a bead across; one of n beads lies flat, one high and n long. */
export function roomShape({ x, y }: Point, beads: number): Shape {
  return beads === 1 ? disc(x, y, 0.5) : box(x, y, beads, 1);
}
