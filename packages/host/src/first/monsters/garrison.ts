import type { Bead, Piece } from '@understory/page';
import type { World } from '../../world.ts';

/** Those of a building's own kingdom who are in it; whatever else has crept in is none of them. */
export function garrison({ page }: World, building: string): Bead[] {
  const { owner } = page.piece(building);
  return page.beadsIn(building, 'population').filter((it) => it.owner === owner);
}

/** A building of a kingdom with somebody in it (H1-SUR-03). */
export function isManned(world: World, { id, kind }: Piece): boolean {
  return kind === 'building' && garrison(world, id).length > 0;
}
