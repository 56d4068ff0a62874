import type { Page, Piece, Shape } from '@understory/page';
import { HALF_FINGER } from '../../measures.ts';
import { works } from '../../works.ts';
import type { Civ } from './civ.ts';

/** How far a civilization reaches from its works (H2-MSR-12, -16). */
export const REACH = HALF_FINGER;

/** H2-MSR-17: some piece of the works touches the surface line. */
export function hasReachedSurface(civ: Civ): boolean {
  return atSurface(civ) !== undefined;
}

/** The first piece of the works that touches the surface line. H2-FEA-07: magma does not count. */
export function atSurface(civ: Civ): Piece | undefined {
  const { page } = civ.world;
  return works(civ).find((it) => it.kind !== 'magma' && touchesSurface(page, it.shape));
}

function touchesSurface(page: Page, shape: Shape): boolean {
  return page.ground.surfaces.some((it) => page.touches(shape, it));
}
