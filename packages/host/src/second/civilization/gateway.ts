import { centreOf, type Piece, type Point } from '@understory/page';
import type { World } from '../../world.ts';
import { note } from '../note.ts';

/** H2-CIV-07: a start in a stratum with an unused Gateway is at the gateway, which is then used up. */
export function throughGateway(world: World, start: Point): { readonly at: Point; readonly gateway: Piece | null } {
  const { page } = world;
  const stratum = page.stratumAt(start.x, start.y);
  const gateway = page.pieces.find((it) => it.nexus === 'gateway' && it.stratum === stratum);
  const unused = gateway && page.marks.find((it) => it.piece === gateway.id && it.until === null);
  if (!gateway || !unused) return { at: start, gateway: null };
  note(world, { kind: 'gateway used', clause: 'H2-CIV-07', piece: gateway.id }, [{ do: 'end', id: unused.id }]);
  return { at: centreOf(gateway.shape), gateway };
}
