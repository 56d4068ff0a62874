import type { Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import type { Realm } from '../../realm.ts';
import { fate, fight } from '../meeting.ts';
import type { DemonCiv } from './demon-civ.ts';
import { isBound } from './pit.ts';

/** H1-DEM-15, -17, H1-CIV-04: what their digging opens. A plague does nothing to them, they build at it later; the ● that the worm is after and a Wyrm are sacrificed, bound Demons left alone, all others fought. */
export function* encounter(world: Realm, civ: DemonCiv, place: Piece): Rule {
  const isForTheWorm = place.id === civ.aim || place.what.kind === 'cave of the Wyrm';
  const isDemons = world.page.beadsIn(place.id, 'population').every(isBound);
  if (!isForTheWorm && !isDemons) yield* fight(world, civ, place);
  fate(world, civ, place);
}
