import { disc, gap, type Point, type Shape, TOLERANCE } from '@understory/page';
import { FINGER } from '../../../measures.ts';
import type { Resource } from '../../cards/tree/filter.ts';
import type { Den } from '../den.ts';
import { seatsOf } from '../ground/lair.ts';
import { sources } from '../ground/resources.ts';
import { seatShape } from '../ground/seat.ts';
import type { Creature } from '../monster.ts';

/** A seat that is only thought of (H2-MON-105). */
export function seatAt({ x, y }: Point): Shape {
  return disc(x, y, 0.5);
}

/** H2-ACT-341, -343: within 4.5 beads of it? */
export function isWithin(seat: Shape, it: Shape): boolean {
  return gap(seat, it, FINGER + TOLERANCE) <= FINGER + TOLERANCE;
}

export function hasResource(den: Den, seat: Shape, resource: Resource): boolean {
  return sources(den, resource).some((it) => isWithin(seat, it.shape));
}

export function hasGroup(den: Den, seat: Shape, group: Creature): boolean {
  return seatsOf(den, group).some((it) => isWithin(seat, seatShape(it)));
}
