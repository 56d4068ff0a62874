import { disc, gap, gapTo, type Piece, type Point, type Shape, TOLERANCE } from '@understory/page';
import { unreachable } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import type { Goal } from '../../cards/steps/relocate.ts';
import type { Den } from '../den.ts';
import { matches } from '../filters.ts';
import { ownRealm } from '../ground/index/realm.ts';
import { seatsOf } from '../ground/lair.ts';
import { isClearedLair } from '../ground/places.ts';
import { SEAT, seatShape } from '../ground/seat.ts';
import type { Creature, Monster } from '../monster.ts';
import { aimedAt } from './aims.ts';

/** The groups that a new home must not neighbour, and a margin beyond that for the rooms round it. */
export interface Shunned {
  readonly from: readonly Creature[];
  readonly margin: number;
}

/** Where a home is looked for: under the ground, under the sky, or either. */
export type Where = 'below' | 'above' | 'anywhere';

/** What a new home must be like (H2-ACT-262). */
export interface Fitness {
  fits(piece: Piece | null, at: Point): boolean;
  /** In a large place the spot nearest to these is taken (H2-ACT-263); none = nearest to the old home. */
  readonly toward: readonly Shape[];
  /** Could a freshly dug spot do at all? A tomb or a cleared lair is never dug. */
  readonly mayBeDug: boolean;
  /** A spot can fit only near these; null = anywhere. */
  readonly only: readonly Shape[] | null;
}

/** Several goals: any of them will do (H2-ACT-343). No goals: any place. */
export function fitnessFor(den: Den, me: Monster, goals: readonly Goal[], margin: number): Fitness {
  const each = goals.map((it) => fitnessOf(den, me, it, margin));
  const [first, second] = each;
  if (!first) return { fits: () => true, toward: [], mayBeDug: true, only: null };
  if (!second) return first;
  return {
    fits: (piece, at) => each.some((it) => it.fits(piece, at)),
    toward: each.flatMap((it) => it.toward),
    mayBeDug: each.some((it) => it.mayBeDug),
    only: each.every((it) => it.only) ? each.flatMap((it) => it.only ?? []) : null,
  };
}

function fitnessOf(den: Den, me: Monster, goal: Goal, margin: number): Fitness {
  switch (goal.kind) {
    case 'near': {
      const aims = aimedAt(den, me, goal.aims);
      const limit = FINGER + TOLERANCE;
      const fits = (_: Piece | null, at: Point) => isNearSeat(at, aims, limit);
      return { fits, toward: aims, mayBeDug: aims.length > 0, only: aims };
    }
    case 'away from': {
      // H2-MON-122: nobody runs from a wild group.
      const from = den.monsters.filter((it) => it !== me && matches(den, me, goal.groups, it));
      return { fits: keepsAwayFrom(den, { from, margin }), toward: [], mayBeDug: true, only: null };
    }
    case 'to a tomb':
      return { fits: (piece) => piece !== null && isTomb(den, piece), toward: [], mayBeDug: false, only: [] };
    case 'to a cleared lair':
      return { fits: (piece) => piece !== null && isClearedLair(den, piece), toward: [], mayBeDug: false, only: [] };
    default:
      return unreachable(goal);
  }
}

function isTomb({ world: { page } }: Den, piece: Piece): boolean {
  return page.marks.some((it) => it.kind === 'tomb' && it.until === null && it.piece === piece.id);
}

/** H2-ACT-262: with its home here it would be a neighbour of none of these (H2-MON-112). */
export function keepsAwayFrom(den: Den, { from, margin }: Shunned): Fitness['fits'] {
  const seats = from.flatMap((it) => seatsOf(den, it).map(seatShape));
  const realms = from.flatMap((it) => (it.is === 'monster' ? ownRealm(it, den) : []));
  // A large place is tested spot by spot.
  let last: Piece | null = null;
  let isTaken = false;
  return (piece, at) => {
    if (piece && piece !== last) {
      last = piece;
      isTaken = seats.some((it) => gap(piece.shape, it, TOLERANCE) <= TOLERANCE);
    }
    if ((piece && isTaken) || isNearSeat(at, seats, FINGER + margin + TOLERANCE)) return false;
    for (const it of realms) if (it.holdsSpot(at.x, at.y, SEAT + margin)) return false;
    return true;
  };
}

/** Is a seat at this spot within the distance of one of these shapes? */
function isNearSeat({ x, y }: Point, seats: readonly Shape[], limit: number): boolean {
  const reach = limit + SEAT;
  for (const it of seats) if (gapTo(it, x, y, reach) <= reach) return true;
  return false;
}

export function seatOn({ x, y }: Point): Shape {
  return disc(x, y, SEAT);
}
