import type { Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import type { Realm } from '../../realm.ts';
import type { Civ } from '../civ.ts';
import type { DwarfCiv } from './dwarf-civ.ts';
import { store } from './spring.ts';

/** How many ○ they take. */
const SPOILS = 2;

/** H1-TWO-T1.3, H1-MEA-26: they take ○ from the other people, and store them like what they gather. */
export function* supremacy(world: Realm, civ: DwarfCiv, over: Civ, place: Piece, clause: Clause): Rule {
  for (const bead of over.people.purse(world, over, place).slice(0, SPOILS))
    yield* store(world, civ, bead, { clause, inRooms: true, emblem: null });
}
