import type { Piece } from '@understory/page';
import { note } from '../note.ts';
import type { PlaytestWorld } from '../world.ts';

/** PT-NEX-15: the gateway in a stratum, which whoever starts there comes by; once, and its label stays. Null if there is none. */
export function throughGateway(world: PlaytestWorld, stratum: number): Piece | null {
  const { page, usedGateways } = world;
  const found = page.marks.find(
    ({ kind, until, piece }) =>
      kind === 'gateway' && until === null && !usedGateways.includes(piece) && page.piece(piece).stratum === stratum,
  );
  if (!found) return null;
  usedGateways.push(found.piece);
  note(world, { kind: 'gateway used', clause: 'PT-NEX-15', piece: found.piece });
  return page.piece(found.piece);
}
