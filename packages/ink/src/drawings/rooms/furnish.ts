import { livedAt, type Piece } from '@understory/page';
import type { DrawingContext } from '../../drawing-context.ts';
import type { Figure } from '../../figure.ts';
import type { Mark } from '../../mark.ts';
import { drawLairRoom } from '../lairs/draw-lair.ts';
import { drawBuilding, drawRoom } from './draw-room.ts';
import { drawBreaches, drawDamage, drawRuin } from './ruins.ts';
import { paintStars } from './stars.ts';
import { drawAlong } from './works-along.ts';

/** What has become of the pieces: which ones are ruined, which damaged. */
export interface Fates {
  has(piece: Piece, fate: 'ruin' | 'damage'): boolean;
}

export function fatesOf({ sheet, tick }: DrawingContext): Fates {
  const met = new Set<string>();
  for (const mark of sheet.marks)
    if ((mark.kind === 'ruin' || mark.kind === 'damage') && livedAt(mark, tick)) met.add(key(mark.piece, mark.kind));
  return { has: ({ id }, fate) => met.has(key(id, fate)) };
}

const key = (piece: string, fate: string) => `${fate} ${piece}`;

/** A room or a way with all that stands in it; a ruin has rubble, and what an earlier age left has only its gaping walls. */
export function furnish(piece: Figure, fates: Fates, old: boolean): Mark[] {
  if (piece.kind === 'water') return drawAlong(piece);
  if (piece.room === null) return [];
  if (piece.kind === 'tunnel') return old ? [] : drawAlong(piece);
  if (old) return drawBreaches(piece);
  if (fates.has(piece, 'ruin')) return drawRuin(piece);
  return [
    ...(piece.masonry?.stars ? paintStars(piece) : []),
    ...(piece.lair && piece.isHome ? drawLairRoom(piece, piece.lair) : drawRoom(piece)),
    ...(fates.has(piece, 'damage') ? drawDamage(piece) : []),
  ];
}

/** A building under the sky. */
export function raise(piece: Figure, fates: Fates, old: boolean, { surfaceAt }: DrawingContext): Mark[] {
  if (fates.has(piece, 'ruin') || old) return drawBuilding(piece, true, surfaceAt);
  return [...drawBuilding(piece, false, surfaceAt), ...(fates.has(piece, 'damage') ? drawDamage(piece) : [])];
}
