import { centreOf, type Piece, type Point } from '@understory/page';
import type { Clause } from '@understory/table';
import { note } from './note.ts';
import { struckOut } from './struck-out.ts';
import type { World } from './world.ts';

/** A start in a stratum with an unused Gateway is at the gateway, which is then used up and struck out. */
export function throughGateway(
  world: World,
  clause: Clause,
  start: Point,
): { readonly at: Point; readonly gateway: Piece | null } {
  const { page } = world;
  const stratum = page.stratumAt(start.x, start.y);
  const gateway = page.pieces.find((it) => it.nexus === 'gateway' && it.stratum === stratum);
  const isUnused = gateway && page.marks.some((it) => it.piece === gateway.id && it.until === null);
  if (!gateway || !isUnused) return { at: start, gateway: null };
  note(world, { kind: 'gateway used', clause, piece: gateway.id }, struckOut(page, gateway));
  return { at: centreOf(gateway.shape), gateway };
}
