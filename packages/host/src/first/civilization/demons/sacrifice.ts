import type { Bead } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { moveBead } from '../../../beads.ts';
import { gone } from '../../../purse.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { taken } from '../ending.ts';
import type { DemonCiv } from './demon-civ.ts';
import { load } from './worm.ts';

/** H1-DEM-08, -10: a ● is removed, and the sacrifice of the year is done. */
export function* sacrifice(world: Realm, civ: DemonCiv, clause: Clause, victim: Bead): Rule {
  wyrmTakes(world, civ, victim);
  civ.sacrificed = true;
  const { piece, id, owner } = victim;
  note(world, { kind: 'sacrificed', clause, group: civ.group.id, piece, beads: [id] }, gone([victim]));
  yield* taken(world, owner);
}

/** H1-DEM-17: a Wyrm first takes 1○ of what the worm carries. */
function wyrmTakes(world: Realm, civ: DemonCiv, { piece }: Bead): void {
  const cave = world.page.piece(piece);
  const [coin] = load(world, civ);
  if (cave.what.kind !== 'cave of the Wyrm' || !coin) return;
  const move = moveBead(world, coin, cave, null);
  const paid = { group: civ.group.id, bead: 'treasure', count: 1, beads: [move.bead.id], piece: cave.id } as const;
  note(world, { kind: 'paid the Wyrm', clause: 'H1-DEM-17', ...paid }, [move]);
}
