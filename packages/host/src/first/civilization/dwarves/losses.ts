import type { Rule } from '@understory/table';
import type { Realm } from '../../realm.ts';
import { ends, type Loss, population } from '../civ.ts';
import { loseFarthest } from '../losses.ts';
import type { DwarfCiv } from './dwarf-civ.ts';

/** ● are lost, and those that died are mourned (H1-DWF-12, -17); with the last one they end (H1-DWF-06). */
export function* lose(world: Realm, civ: DwarfCiv, loss: Loss): Rule {
  const lost = loseFarthest(world, civ, world.page.piece(civ.home), loss);
  if (loss.deed !== 'emigration') civ.dead += lost;
  endWithLastOne(world, civ);
}

/** One of them was taken, and is mourned. */
export function* bereaved(world: Realm, civ: DwarfCiv): Rule {
  civ.dead++;
  endWithLastOne(world, civ);
}

function endWithLastOne(world: Realm, civ: DwarfCiv): void {
  if (population(world, civ) === 0) ends(civ, 'no one left');
}
