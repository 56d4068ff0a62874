import type { Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import type { Realm } from '../../realm.ts';
import type { Civ } from '../civ.ts';
import type { DemonCiv } from './demon-civ.ts';

/** How many they kill. */
const VICTIMS = 2;

/** H1-TWO-T1.5: they kill ● of the other people. */
export function* wrath(world: Realm, _: DemonCiv, over: Civ, place: Piece, clause: Clause): Rule {
  yield* over.people.lose(world, over, { clause, many: VICTIMS, deed: 'conflict', piece: place.id });
}
