import type { Anew, Piece, Sheet } from '@understory/page';
import type { Tracing } from '../tracing.ts';

/**
 * H1-GEN-11, -13: what was drawn anew by a tick is of the sheet and in the hand in which it was drawn the last time. It is still on the older sheet too:
 * where the newer one is put away, it is seen as it was.
 */
export function redrawn({ pieces, bonds }: Sheet, tick: number, paper: Tracing): readonly Piece[] {
  const latest = new Map<string, Anew>();
  for (const { anew, piece, since } of bonds)
    if (anew && since <= tick && paper.ofAge(anew.age) > 0) latest.set(piece, anew);
  return latest.size === 0 ? pieces : pieces.map((it) => ({ ...it, ...latest.get(it.id) }));
}
