import { groupsWithBeads } from '../groups-at.ts';
import type { View } from '../view.ts';
import { civsOf } from './civilization/civ.ts';
import { peopleActing } from './civilization/view.ts';
import { ASKED_DETAILS, detailOf } from './details.ts';
import { levelOf, levels } from './levels.ts';
import { isAmongMonsters, monsterActing, monsterPlayers, neighbourNames, zoneRings } from './monsters/view.ts';
import { outcomeText } from './telling/outcome.ts';
import { worldAt } from './then.ts';
import type { FirstWorld } from './world.ts';

/** A world of the first edition: peoples act by their sheets, season by season. */
export const firstView: View<FirstWorld> = {
  at: worldAt,
  players: (world) => [
    ...civsOf(world).flatMap(({ group, ending }) => (ending ? [] : [group])),
    ...monsterPlayers(world),
  ],
  groupsAt: (now, tick) =>
    groupsWithBeads(worldAt(now, tick), tick, {
      players: firstView.players(now),
      villains: now.villainy?.villains ?? [],
    }),
  acting({ world: now, ask, moment }) {
    const world = moment === null ? now : worldAt(now, moment);
    if (isAmongMonsters(world)) return monsterActing({ world, ask, moment });
    return world.journal.age === 'civilization' ? peopleActing(world) : null;
  },
  territory: zoneRings,
  neighbours: neighbourNames,
  levels,
  levelOf,
  outcome: outcomeText,
  details: ASKED_DETAILS,
  isDragged: false,
  detail: detailOf,
  movable: () => [],
  // Dice say where things lie; what is chosen has too much built on it to be moved afterwards.
  isPlace: () => false,
  isThrow: (answer) => answer === 'roll',
};
