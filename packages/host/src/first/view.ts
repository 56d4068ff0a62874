import { groupsWithBeads } from '../groups-at.ts';
import type { Acting, View } from '../view.ts';
import { type Civ, civsOf } from './civilization/civ.ts';
import { detailOf } from './details.ts';
import { levelOf, levels } from './levels.ts';
import { isAmongMonsters, monsterActing, monsterPlayers, neighbourNames, zoneRings } from './monsters/view.ts';
import { type Chapter, SEASONS } from './questions.ts';
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
  groupsAt: (now, tick) => groupsWithBeads(now, worldAt(now, tick), tick),
  acting({ world: now, ask, moment }) {
    const world = moment === null ? now : worldAt(now, moment);
    if (isAmongMonsters(world)) return monsterActing({ world, ask, moment });
    return world.journal.age === 'civilization' ? people(world) : null;
  },
  territory: zoneRings,
  neighbours: neighbourNames,
  levels,
  levelOf,
  outcome: outcomeText,
  detail: detailOf,
  movable: () => [],
  // Dice say where things lie; what is chosen has too much built on it to be moved afterwards.
  isPlace: () => false,
  isThrow: (answer) => answer === 'roll',
};

/** The people whose season it is; the last that came, where it is nobody's. */
function people(world: FirstWorld): Acting | null {
  const chapter = world.journal.chapter as Chapter | null;
  const [whose, season] = chapter?.kind === 'a season' ? [chapter.group, chapter.season] : [null, SEASONS[0]];
  const civ = civsOf(world).find(({ group }) => group.id === whose) ?? civsOf(world).at(-1);
  if (!civ) return null;
  const isOver = civ.ending !== null;
  return {
    group: civ.group,
    part: civ.group,
    isPlayer: true,
    steps: seasonsOf(civ),
    step: SEASONS.indexOf(season),
    isOver,
    buildables: () => (isOver ? [] : civ.people.buildables(world, civ)),
  };
}

function seasonsOf({ people: { seasons } }: Civ): Acting['steps'] {
  return SEASONS.map((it) => ({ clause: seasons[it] }));
}
