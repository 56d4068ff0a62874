import { type Bead, centreOf, distance, type Piece } from '@understory/page';
import { beadsOf } from '../../beads.ts';
import { gone } from '../../purse.ts';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import type { Civ, Loss } from './civ.ts';

/** H1-MEA-25, -30: ● of a people's one home are lost, from the room farthest from it first, and never more than there are. Returns how many. */
export function loseFarthest(world: Realm, { group }: Civ, home: Piece, loss: Loss): number {
  const { clause, many, deed, piece } = loss;
  const { x, y } = centreOf(home.shape);
  const far = ({ at }: Bead) => distance(at.x, at.y, x, y);
  const all = beadsOf(world, group.id, 'population').sort((a, b) => far(b) - far(a) || a.since - b.since);
  const dead = all.slice(0, many);
  if (dead.length === 0) return 0;
  const lost = { group: group.id, bead: 'population', count: dead.length, beads: dead.map(({ id }) => id) } as const;
  note(world, { kind: 'lost', clause, ...lost, deed, piece }, gone(dead));
  return dead.length;
}
