import { type Clause, choose, type Rule, rollOn, type Table, table } from '@understory/table';
import { note } from '../../../world.ts';
import { mark } from '../build.ts';
import { type AlienCiv, isOnline } from './alien-civ.ts';
import type { Beads, FacilityName } from './facilities.table.ts';
import { loses, purse } from './purse.ts';

interface Catastrophe {
  readonly name: string;
  /** Online, it takes the blow (H2-ALN-T2). */
  readonly hits: FacilityName | null;
  /** What is lost otherwise. */
  readonly loss: Beads | 'either' | null;
}

/** H2-ALN-T2. */
const catastrophes: Table<Catastrophe> = table('H2-ALN-T2', '1d6', {
  '1': { name: 'Founders’ Day', hits: null, loss: null },
  '2': { name: 'a storm', hits: 'Powerplant', loss: { treasure: 2, population: 0 } },
  '3': { name: 'a biohazard', hits: 'Agricomplex', loss: { treasure: 0, population: 2 } },
  '4': { name: 'a cascade failure', hits: 'Orgone Cathode', loss: 'either' },
  '5': { name: 'a monster attack', hits: 'Uplift Facility', loss: { treasure: 0, population: 1 } },
  '6': { name: 'an extinction threat', hits: 'Megastructure', loss: { treasure: 1, population: 1 } },
});

/** H2-ALN-16: what this turn brings down on them. */
export function* catastrophe(civ: AlienCiv): Rule {
  const { clause, value } = yield* rollOn(catastrophes, 'what befalls the colony', civ.group.id);
  const { name, hits, loss } = value;
  const { world, group } = civ;
  const text = loss ? `${group.name} suffers ${name}.` : `${group.name} keeps ${name} in peace.`;
  note(world, { kind: 'catastrophe', clause, group: group.id, catastrophe: name, text });
  if (!hits || !loss) return;
  if (isOnline(civ, hits)) {
    damage(civ, clause, hits);
    return;
  }
  if (civ.facilities[hits].state === 'damaged') destroy(civ, hits);
  loses(civ, clause, loss === 'either' ? yield* eitherOne(civ) : loss, `to ${name}`);
}

/** H2-ALN-T2.4: ● or ○, of what there is; by default of the kind there is more of, ○ on a tie. */
function* eitherOne(civ: AlienCiv): Rule<Beads> {
  const has = purse(civ);
  const kinds = (['treasure', 'population'] as const).filter((it) => has[it] > 0);
  if (kinds.length === 0) return { treasure: 1, population: 0 };
  const kind = yield* choose('H2-ALN-T2.4', {
    by: civ.group.id,
    prompt: 'What does the cascade failure take?',
    options: kinds.map((key) => ({ key, text: key === 'treasure' ? 'Supplies (○)' : 'A colonist (●)' })),
    usual: has.population > has.treasure ? 'population' : 'treasure',
    about: civ.group.id,
  });
  return { treasure: kind === 'treasure' ? 1 : 0, population: kind === 'population' ? 1 : 0 };
}

/** H2-ALN-06, -25: it is drawn cracked, and does nothing until repaired. */
function damage(civ: AlienCiv, clause: Clause, name: FacilityName): void {
  const facility = civ.facilities[name];
  facility.state = 'damaged';
  if (facility.piece) mark(civ.world, clause, facility.piece, 'damage');
}

/** H2-ALN-19: hit again, it is a wreck for good (H2-ALN-25). */
function destroy(civ: AlienCiv, name: FacilityName): void {
  const facility = civ.facilities[name];
  unmark(civ, 'H2-ALN-19', name, `Nothing of the ${name} can be saved.`);
  facility.state = 'destroyed';
  civ.reach = null;
  if (facility.piece) mark(civ.world, 'H2-ALN-19', facility.piece, 'ruin');
}

/** H2-ALN-05, -17: damaged goes online again. */
export function repairIt(civ: AlienCiv, name: FacilityName): void {
  unmark(civ, 'H2-ALN-17', name, `The ${name} is repaired.`);
  civ.facilities[name].state = 'online';
}

function unmark({ world, facilities, group }: AlienCiv, clause: Clause, name: FacilityName, text: string): void {
  const { piece } = facilities[name];
  const cracks = world.page.marks.filter((it) => it.kind === 'damage' && it.piece === piece?.id && it.until === null);
  const said = { kind: 'struck out', clause, group: group.id, piece: piece?.id ?? null, text };
  note(
    world,
    said,
    cracks.map(({ id }) => ({ do: 'end', id })),
  );
}
