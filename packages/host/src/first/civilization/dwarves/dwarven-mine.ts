import type { Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { putBeads } from '../../draw.ts';
import type { Realm } from '../../realm.ts';
import { type Mining, mineOn } from '../mines.ts';
import type { DwarfCiv } from './dwarf-civ.ts';

/** H1-DWF-03, -10: a mine on a lode, with 1○ in it. */
export function* dwarvenMine(world: Realm, civ: DwarfCiv, mining: Mining): Rule<Piece> {
  const mine = yield* mineOn(world, civ, mining);
  putBeads(world, mining.clause, mine, 'treasure', 1, 'mined ore');
  return mine;
}
