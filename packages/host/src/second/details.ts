import type { ChooseAsk, Topic } from '@understory/table';
import { type Detail, type Sight, sortsOf } from '../view.ts';
import type { Question, What } from './questions.ts';
import type { SecondWorld } from './world.ts';

/** Which sort of detail an ask is; null for a decision. */
export function detailOf({ world, ask }: Pick<Sight<SecondWorld>, 'world' | 'ask'>): Detail | null {
  if (!ask || ask.ask === 'roll' || ask.by === 'chance') return null;
  const detail = DETAILS[ask.topic.kind as Question['kind']];
  if (detail) return detail;
  return ask.ask === 'choose' && areUnitsOfOneSort(world, ask) ? 'units' : null;
}

/** Is it a question where something lies? */
export function isPlace({ kind }: Topic): boolean {
  return DETAILS[kind as Question['kind']] === 'places';
}

/** What decides little, and has a usual answer that most are content with. */
const DETAILS: { readonly [K in Question['kind']]?: Detail } = {
  'whether beads are moved': 'moves',
  'where a bead goes': 'moves',
  'which bead goes': 'losses',
  'which room bears the loss': 'losses',
  'room for a bead': 'places',
  'where a room lies': 'places',
  'where a room is dug': 'places',
  'where a hut stands': 'places',
  'where a facility stands': 'places',
  'where the new magician lives': 'places',
  'straight, jagged or winding': 'places',
  'how this tunnel runs': 'places',
  'where the group explores': 'places',
  'where in a stratum it comes to live': 'homes',
  'where on the surface it comes to live': 'homes',
  'where the group goes to live': 'homes',
  'how much is gathered': 'hoards',
  'name of a group': 'names',
  'name of the part that splits off': 'names',
  'name of the treasure': 'names',
  'name of their treasure': 'names',
  'name of a monument': 'names',
  'name of the elven colony': 'names',
  'look of a facility': 'looks',
  'look of the Landing Site': 'looks',
  'look of the elven colony': 'looks',
  'how the gates look': 'looks',
};

/** The sorts that there are of them; what is used up is told by its options. */
export const ASKED_DETAILS: readonly Detail[] = sortsOf([...Object.values(DETAILS), 'units']);

/** Are all that may be used up of one sort, so that only the place differs? */
function areUnitsOfOneSort(world: SecondWorld, { options }: ChooseAsk): boolean {
  const sorts = options.map(({ what }) => what && sortOf(world, what as What));
  return sorts.every((it) => it !== undefined && it === sorts[0]);
}

/** What such an option uses up: a resource, told apart by its biome. */
function sortOf({ page }: SecondWorld, what: What): string | undefined {
  if (what.kind === 'source') return sort(what.resource, what.biome);
  const unit = what.kind === 'exploit' ? page.units.find(({ id }) => id === what.unit) : undefined;
  return unit && sort(unit.kind, unit.biome);
}

function sort(resource: string, biome: string | null): string {
  return JSON.stringify([resource, biome]);
}
