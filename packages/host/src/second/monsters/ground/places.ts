import type { Piece, Point } from '@understory/page';
import { Impossible } from '@understory/table';
import type { Den } from '../den.ts';
import type { Creature, Monster, Wild } from '../monster.ts';

/** H2-MON-103: can beads be in it, or can it be walked? */
export function isPlace(_piece: Piece): boolean {
  throw new Impossible('isPlace');
}

/** The wild groups on the map, the oldest piece first (H2-MON-121). */
export function wilds(_den: Den): readonly Wild[] {
  throw new Impossible('wilds');
}

/** H2-MON-107, -214: who holds this spot, if anybody; of a large place only what lies within a bead of a seat is held. */
export function holderOf(_den: Den, _piece: Piece | null, _at: Point, _but: Monster | null = null): Creature | null {
  throw new Impossible('holderOf');
}

/** H2-MON-137: may this group have a seat at this spot? `piece` is the place it lies in; null = solid rock, or the bare surface. */
export function maySit(_den: Den, _monster: Monster, _piece: Piece | null, _at: Point): boolean {
  throw new Impossible('maySit');
}

/** H2-MON-133: a room of a past civilisation, or a former lair. */
export function isRuin(_den: Den, _piece: Piece): boolean {
  throw new Impossible('isRuin');
}

/** H2-MON-133: a ruin emptied in the last three game turns, and not occupied now. */
export function isClearedLair(_den: Den, _piece: Piece): boolean {
  throw new Impossible('isClearedLair');
}

/** H2-MON-115: joined by a chain of touching open pieces and the surface line. */
export function areJoined(_den: Den, _a: Piece, _b: Piece): boolean {
  throw new Impossible('areJoined');
}
