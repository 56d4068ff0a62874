import { gap, isOpen, type Piece } from '@understory/page';
import { Gaps } from '../../gaps.ts';
import type { World } from '../../world.ts';
import { isNatural } from './opening.ts';

const toCaves = new WeakMap<readonly Piece[], Gaps<Piece>>();

/** The gap of each natural open piece (H2-MSR-06, -07). */
export function gapsToCaves({ page }: World, works: readonly Piece[]): Gaps<Piece> {
  let known = toCaves.get(works);
  if (!known) {
    known = new Gaps<Piece>(
      (it) => isNatural(it) && isOpen(it),
      (work, it, limit) => gap(work.shape, it.shape, limit),
    );
    toCaves.set(works, known);
  }
  return known.upToDate(page.pieces, works);
}
