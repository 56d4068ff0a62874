import type { Piece } from '@understory/page';
import type { DrawingContext } from '../../drawing-context.ts';
import type { Mark } from '../../mark.ts';
import { brush } from './brush.ts';
import { desert } from './desert.ts';
import { forest } from './forest.ts';
import { jungle } from './jungle.ts';
import { plains } from './plains.ts';
import { savanna } from './savanna.ts';
import { Strip } from './strip.ts';
import { swamp } from './swamp.ts';
import { tundra } from './tundra.ts';
import { wasteland } from './wasteland.ts';

/** What grows in each land under the sky. */
export const lands: Readonly<Record<string, (strip: Strip) => void>> = {
  forest,
  plains,
  brush,
  desert,
  swamp,
  tundra,
  jungle,
  savanna,
};

/** A strip of land: its trees, grass and stones stand on the surface. */
export function drawSurfaceLife(piece: Piece, context: DrawingContext): Mark[] {
  const strip = new Strip(piece, context);
  if (piece.kind === 'wasteland') wasteland(strip);
  else if (piece.biome !== null && Object.hasOwn(lands, piece.biome)) lands[piece.biome]?.(strip);
  return strip.rows.marks();
}
