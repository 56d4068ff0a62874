import { bounds, TOLERANCE } from '@understory/page';
import { FINGER } from '../../measures.ts';
import type { InPlay } from '../../people.ts';
import type { SecondWorld } from '../world.ts';
import type { PeopleKey } from './civ.ts';

/** The latest turn at which a civilization can end, whatever it meets (H2-INV-11, -12, -17). */
export function latestTurn(world: SecondWorld, civ: InPlay): number {
  return LATEST[civ.people.key as PeopleKey](world, civ);
}

const LATEST: Readonly<Record<PeopleKey, (world: SecondWorld, civ: InPlay) => number>> = {
  aliens: ({ options }) => options.alienTurns,
  dwarves: (world, civ) => 8 + losses(world, civ),
  'deep elves': (world, civ) => 6 + Math.ceil(world.page.height / FINGER) + cutShort(world, civ),
  demons: (_, { group }) => (group.built.includes('Infernal Sanctum') ? 10 : 9),
  magicians: (world, civ) => (losses(world, civ) > 0 ? 20 : 6),
};

/** The ● that it lost. */
function losses({ journal }: SecondWorld, { group }: InPlay): number {
  return journal.entries.filter((it) => it.kind === 'lost' && (it as { group?: string }).group === group.id).length;
}

/** The Escape Routes that stopped early (H2-CIV-17). */
function cutShort({ page }: SecondWorld, { group }: InPlay): number {
  return page.pieces.filter((it) => {
    if (it.room !== 'Escape Route' || it.owner !== group.id) return false;
    const { top, bottom } = bounds(it.shape);
    return bottom - top - 2 * it.shape.swell < FINGER - TOLERANCE;
  }).length;
}
