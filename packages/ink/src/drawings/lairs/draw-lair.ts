import type { Piece } from '@understory/page';
import { bounds } from '@understory/ruler';
import { handFor } from '../../hand.ts';
import { LAIR_MANNERS, type LairStyle } from '../../lairs/manners.ts';
import type { Mark } from '../../mark.ts';
import { drawRoom } from '../rooms/draw-room.ts';
import { drawOne } from '../sketch.ts';
import { lairFurniture } from './furniture.ts';

/** A room where monsters live has what their style says in it; a construction has what it was built for (H2-MON-132). */
export function drawLairRoom(piece: Piece, style: LairStyle): Mark[] {
  return piece.room === 'lair' || piece.room === 'hut' ? lieAbout(piece, style) : drawRoom(piece);
}

/** About the middle, to the measure of the room; what nature made is now and then seen in a mirror. */
function lieAbout({ id, shape }: Piece, style: LairStyle): Mark[] {
  const { left, top, right, bottom } = bounds(shape);
  const hand = handFor(`${id} furniture`);
  const mirrored = LAIR_MANNERS[style].soft && hand.unit() < 0.5;
  const place = { x: (left + right) / 2, y: (top + bottom) / 2, size: Math.min(right - left, bottom - top), mirrored };
  return drawOne(lairFurniture[style], place, hand);
}
