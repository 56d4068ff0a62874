import type { Piece } from '@understory/page';
import type { Den } from '../den.ts';

/** H2-CRD-317: all the water that can be swum to from some pieces: what touches, and is water. */
export function connectedWater({ world: { page } }: Den, from: readonly Piece[]): Piece[] {
  const found = from.filter((it) => it.kind === 'water');
  const seen = new Set(found);
  for (let i = 0; i < found.length; i++) {
    for (const next of page.touching(found[i] as Piece)) {
      if (next.kind !== 'water' || seen.has(next)) continue;
      seen.add(next);
      found.push(next);
    }
  }
  return found;
}
