import { isOpen, type Piece } from '@understory/page';
import { isNexusArea } from './nexus.ts';

/** H2-MON-103, -140: can beads be in it, or can it be walked? Of a surface biome only stretches are, so it is none as a whole. */
export function isPlace(piece: Piece): boolean {
  if (isOpen(piece) || piece.kind === 'magma' || isNexusArea(piece)) return true;
  if (piece.kind === 'biome') return piece.stratum !== 0;
  return piece.stratum === 0 && (piece.kind === 'ore' || piece.kind === 'gem' || piece.kind === 'vent');
}
