import type { Clause, Rule } from '@understory/table';
import type { Purse } from '../../../purse.ts';
import { choose, rollOn } from '../../asks.ts';
import type { Tick, Who } from '../../events.ts';
import { mark } from '../../marks.ts';
import { note } from '../../note.ts';
import { type AlienCiv, isOnline } from './alien-civ.ts';
import { catastrophes } from './catastrophes.table.ts';
import type { FacilityName } from './facilities.table.ts';
import { loses, purse } from './paying.ts';

/** What befell a facility, and the line that says so. */
interface Hit {
  readonly by: Who;
  readonly cause: Tick;
}

/** H2-ALN-16: what this turn brings down on them. */
export function* catastrophe(civ: AlienCiv): Rule {
  const { clause, value } = yield* rollOn(catastrophes, { kind: 'what befalls the colony' }, civ.group.id);
  const { key, hits, loss } = value;
  const cause = note(civ.world, { kind: 'catastrophe', clause, group: civ.group.id, key });
  if (!hits || !loss) return;
  const how = { by: { cause: key }, cause } as const;
  if (isOnline(civ, hits)) {
    damage(civ, clause, hits, how);
    return;
  }
  if (civ.facilities[hits].state === 'damaged') destroy(civ, hits, how);
  loses(civ, clause, loss === 'either' ? yield* eitherOne(civ) : loss, { ...how, deed: 'catastrophe' });
}

/** H2-ALN-T2.4: ● or ○, of what there is; by default of the kind there is more of, ○ on a tie. */
function* eitherOne(civ: AlienCiv): Rule<Purse> {
  const has = purse(civ);
  const kinds = (['treasure', 'population'] as const).filter((it) => has[it] > 0);
  if (kinds.length === 0) return { treasure: 1, population: 0 };
  const kind = yield* choose('H2-ALN-T2.4', {
    by: civ.group.id,
    topic: { kind: 'what the cascade failure takes' },
    options: kinds.map((key) => ({ key })),
    usual: has.population > has.treasure ? 'population' : 'treasure',
    about: civ.group.id,
  });
  return { treasure: kind === 'treasure' ? 1 : 0, population: kind === 'population' ? 1 : 0 };
}

/** H2-ALN-06, -25: it is drawn cracked, and does nothing until repaired. */
function damage(civ: AlienCiv, clause: Clause, name: FacilityName, how: Hit): void {
  const facility = civ.facilities[name];
  facility.state = 'damaged';
  if (facility.piece) mark(civ.world, clause, facility.piece, 'damage', how);
}

/** H2-ALN-19: hit again, it is a wreck for good (H2-ALN-25). */
function destroy(civ: AlienCiv, name: FacilityName, how: Hit): void {
  const facility = civ.facilities[name];
  unmark(civ, 'H2-ALN-19', name, { ...how, deed: 'ruin' });
  facility.state = 'destroyed';
  civ.reach = null;
  if (facility.piece) mark(civ.world, 'H2-ALN-19', facility.piece, 'ruin', how);
}

/** H2-ALN-05, -17: damaged goes online again, by the dice. */
export function repairIt(civ: AlienCiv, name: FacilityName, since: { readonly cause?: Tick }): void {
  unmark(civ, 'H2-ALN-17', name, { by: civ.group.id, deed: 'repair', ...since });
  civ.facilities[name].state = 'online';
}

function unmark(
  { world, facilities }: AlienCiv,
  clause: Clause,
  name: FacilityName,
  how: { readonly by: Who; readonly cause?: Tick; readonly deed: 'repair' | 'ruin' },
): void {
  const { piece } = facilities[name];
  const cracks = world.page.marks.filter((it) => it.kind === 'damage' && it.piece === piece?.id && it.until === null);
  note(
    world,
    { kind: 'struck out', clause, piece: piece?.id ?? null, mark: 'damage', what: name, ...how },
    cracks.map(({ id }) => ({ do: 'end', id })),
  );
}
