import { gap, isOpen, lasting, type Piece } from '@understory/page';
import { Gaps } from '../../gaps.ts';
import type { World } from '../../world.ts';
import { isNatural } from './opening.ts';

/** The gap of each natural open piece (H2-MSR-06, -07). */
export function gapsToCaves({ page }: World, works: readonly Piece[]): Gaps<Piece> {
  return toCaves(works).upToDate(page.pieces, works);
}

const toCaves = lasting(
  (_: readonly Piece[]) =>
    new Gaps<Piece>(
      (it) => isNatural(it) && isOpen(it),
      (work, it, limit) => gap(work.shape, it.shape, limit),
    ),
);
