import { type Bead, livedAt } from '@understory/page';
import type { Acting, GroupAt, View } from '../view.ts';
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
  groupsAt,
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

/** Peoples and their colonies. What is wild is nobody's. */
function groupsAt(now: FirstWorld, tick: number): GroupAt[] {
  const world = worldAt(now, tick);
  return world.groups.flatMap(({ id, name, kind }) => {
    const beads = world.page.beads.filter((it) => it.owner === id && livedAt(it, tick));
    if (beads.length === 0) return [];
    const isHere = now.groups.some((it) => it.id === id && it.alive);
    return [{ id, name, counts: counted(beads), emblem: emblemOn(beads) ?? kind, isVillain: false, isHere }];
  });
}

function counted(beads: readonly Bead[]): GroupAt['counts'] {
  const counts: GroupAt['counts'] = {};
  for (const { kind } of beads) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function emblemOn(beads: readonly Bead[]): string | null {
  return beads.find(({ kind }) => kind === 'population')?.emblem ?? null;
}
