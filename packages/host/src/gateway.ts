import { centreOf, type Piece, type Point } from '@understory/page';
import type { Clause } from '@understory/table';
import { note } from './note.ts';
import type { World } from './world.ts';

/** A start in a stratum with an unused Gateway is at the gateway, which is then used up. */
export function throughGateway(
  world: World,
  clause: Clause,
  start: Point,
): { readonly at: Point; readonly gateway: Piece | null } {
  const { page } = world;
  const stratum = page.stratumAt(start.x, start.y);
  const gateway = page.pieces.find((it) => it.nexus === 'gateway' && it.stratum === stratum);
  const unused = gateway && page.marks.find((it) => it.piece === gateway.id && it.until === null);
  if (!gateway || !unused) return { at: start, gateway: null };
  note(world, { kind: 'gateway used', clause, piece: gateway.id }, [{ do: 'end', id: unused.id }]);
  return { at: centreOf(gateway.shape), gateway };
}
