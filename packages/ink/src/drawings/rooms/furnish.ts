import { livedAt, type Piece } from '@understory/page';
import type { DrawingContext } from '../../drawing-context.ts';
import type { FateMarks, Figure } from '../../figure.ts';
import type { Mark } from '../../mark.ts';
import { drawLairRoom } from '../lairs/draw-lair.ts';
import { drawBuilding, drawRoom } from './draw-room.ts';
import { drawBreaches, drawDamage, drawRuin } from './ruins.ts';
import { paintStars } from './stars.ts';
import { drawAlong } from './works-along.ts';

/** What has become of the pieces: which ones are ruined, which damaged. */
export interface Fates {
  isRuined(piece: Piece): boolean;
  isDamaged(piece: Piece): boolean;
}

/** By the marks that the edition has for them. */
export function fatesOf({ sheet, tick }: DrawingContext, { ruined, damaged }: FateMarks): Fates {
  const having = (kind: string) =>
    new Set(sheet.marks.filter((it) => it.kind === kind && livedAt(it, tick)).map((it) => it.piece));
  const [ruins, damages] = [having(ruined), having(damaged)];
  return { isRuined: ({ id }) => ruins.has(id), isDamaged: ({ id }) => damages.has(id) };
}

/** A room or a way with all that stands in it; a ruin has rubble, and what an earlier age left has only its gaping walls. */
export function furnish(piece: Figure, fates: Fates, old: boolean): Mark[] {
  if (piece.kind === 'water') return drawAlong(piece);
  if (piece.room === null) return [];
  if (piece.kind === 'tunnel') return old ? [] : drawAlong(piece);
  if (old) return drawBreaches(piece);
  if (fates.isRuined(piece)) return drawRuin(piece);
  return [
    ...(piece.masonry?.stars ? paintStars(piece) : []),
    ...(piece.lair && piece.isHome ? drawLairRoom(piece, piece.lair) : drawRoom(piece)),
    ...(fates.isDamaged(piece) ? drawDamage(piece) : []),
  ];
}

/** A building under the sky. */
export function raise(piece: Figure, fates: Fates, old: boolean, { surfaceAt }: DrawingContext): Mark[] {
  if (fates.isRuined(piece) || old) return drawBuilding(piece, true, surfaceAt);
  return [...drawBuilding(piece, false, surfaceAt), ...(fates.isDamaged(piece) ? drawDamage(piece) : [])];
}
