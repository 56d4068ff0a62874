import { bounds } from '@understory/ruler';
import type { DrawingContext, Fates } from '../../drawing-context.ts';
import type { Desertion } from '../../dwellings.ts';
import type { Figure } from '../../figure.ts';
import type { Mark } from '../../mark.ts';
import { drawLairRoom } from '../lairs/draw-lair.ts';
import { turned } from '../turned.ts';
import { drawDeserted } from './deserted.ts';
import { drawBuilding, drawRoom } from './draw-room.ts';
import { drawBreaches, drawDamage, drawRuin } from './ruins.ts';
import { paintStars } from './stars.ts';
import { drawAlong } from './works-along.ts';

/** A room or a way with all that stands in it; a ruin has rubble, and what an earlier age left has only its gaping walls. */
export function furnish(piece: Figure, fates: Fates, old: boolean, left: Desertion | null = null): Mark[] {
  if (piece.kind === 'water') return drawAlong(piece);
  if (piece.room === null) return [];
  if (piece.kind === 'tunnel') return old ? [] : drawAlong(piece);
  if (old) return drawBreaches(piece);
  if (fates.isRuined(piece)) return drawRuin(piece);
  if (left) return drawDeserted(piece, left, drawRoom(piece));
  return [
    ...(piece.masonry?.stars ? paintStars(piece) : []),
    ...(piece.lair && piece.isHome ? drawLairRoom(piece, piece.lair) : drawRoom(piece)),
    ...(fates.isDamaged(piece) ? drawDamage(piece) : []),
  ];
}

/** A building under the sky. */
export function raise(piece: Figure, old: boolean, context: DrawingContext): Mark[] {
  const { left, right, top, bottom } = bounds(piece.shape);
  const footing = context.footing((left + right) / 2, (top + bottom) / 2);
  if (footing) return turned(piece, footing, (upright) => built(upright, old, context, () => 0));
  return built(piece, old, context, (x) => context.surfaceAt(x));
}

function built(piece: Figure, old: boolean, context: DrawingContext, surfaceAt: (x: number) => number): Mark[] {
  if (context.isRuined(piece) || old) return drawBuilding(piece, true, surfaceAt);
  return [...drawBuilding(piece, false, surfaceAt), ...(context.isDamaged(piece) ? drawDamage(piece) : [])];
}
