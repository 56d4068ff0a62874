import { disc, fits, gap, holdsPoint, mil, type Piece, type Point, type Shape, type Territory } from '@understory/page';
import { FINGER } from '../../../measures.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import { Around } from './index/around.ts';
import { lairOf } from './lair.ts';
import { maySit } from './places.ts';
import { isRoom } from './room.ts';
import { roomFit } from './room-place.ts';
import { freeSeat } from './seat-in.ts';
import { territoryOf } from './territory.ts';

/** H2-MON-319: how far a group may move its beads: its territory and its home range as they were before the first one moved. */
export interface Reach {
  readonly territory: Territory;
  readonly lair: readonly Shape[];
}

export function reachOf(den: Den, me: Monster): Reach {
  return { territory: territoryOf(den, me), lair: lairOf(den, me) };
}

/** The free room, cave or hall of the territory that holds a spot, and has a seat for one more. */
export function roomAt(den: Den, me: Monster, { territory }: Reach, { x, y }: Point): Piece | null {
  const { page } = den.world;
  for (const piece of Around.of(page).at(mil(x), mil(y))) {
    if (!isRoom(piece) || !holdsPoint(piece.shape, x, y) || !territory.reaches(piece.shape)) continue;
    if (maySit(den, me, piece, { x, y }) && freeSeat(den, me, piece, { x, y })) return piece;
  }
  return null;
}

/** Rock of the home range with room for a new room in it. */
export function isFreeRock(den: Den, me: Monster, { lair }: Reach, { x, y }: Point): boolean {
  const { page } = den.world;
  if (!page.onPage(x, y) || page.stratumAt(x, y) === 0) return false;
  if (!lair.some((it) => gap(it, disc(x, y, 0), FINGER) <= FINGER)) return false;
  return fits(page, roomFit(den), x, y) && maySit(den, me, null, { x, y });
}
