import { civsOf, lentSteps, peopleActing } from '../first/lent.ts';
import { groupsWithBeads } from '../groups-at.ts';
import type { Buildable } from '../people.ts';
import type { Acting, Sight, View } from '../view.ts';
import { type Group, groupOf } from '../world.ts';
import { CONSTRUCTIONS, rowFor, whyNot } from './civilization/deep-elves/constructions.table.ts';
import { goods, nobles } from './civilization/deep-elves/elves.ts';
import type { Elves } from './civilization/deep-elves/state.ts';
import { ASKED_DETAILS, detailOf } from './details.ts';
import { levelOf, levels } from './levels.ts';
import { isAlive, living } from './monsters/bands.ts';
import type { Band } from './monsters/den.ts';
import { groupSheet } from './monsters/sheet.ts';
import { neighbours } from './monsters/territory.ts';
import type { Chapter } from './questions.ts';
import { outcomeText } from './telling/outcome.ts';
import { worldAt } from './then.ts';
import { openPoints } from './words/open-space.ts';
import type { PlaytestWorld } from './world.ts';

/** A world of the playtest rules: elves by their seasons, groups by the steps of their turn. */
export const playtestView: View<PlaytestWorld> = {
  at: worldAt,
  players: (world) => [
    ...(world.elves && !world.elves.ending ? [groupOf(world, world.elves.city)] : []),
    ...civsOf(world).flatMap(({ group, ending }) => (ending ? [] : [group])),
    ...(world.den ? living(world).map(({ id }) => groupOf(world, id)) : []),
  ],
  groupsAt: (now, tick) =>
    groupsWithBeads(worldAt(now, tick), tick, {
      players: playtestView.players(now),
      villains: now.villainy?.villains ?? [],
    }),
  acting({ world: now, ask, moment }) {
    const world = moment === null ? now : worldAt(now, moment);
    if (world.journal.age === 'monsters' || world.journal.age === 'villainy')
      return groupActing({ world, ask, moment });
    if (world.journal.age !== 'civilization') return null;
    return world.elves ? elvesActing(world, world.elves) : peopleActing(world);
  },
  territory(world, id) {
    const band = bandIn(world, id);
    return band ? openPoints(world.page).ringsOf(band.territory) : [];
  },
  neighbours(world, id) {
    const band = bandIn(world, id);
    return band ? neighbours(world, band).map((it) => groupOf(world, it.id).name) : [];
  },
  ties: (world, id) => groupSheet(world, id) ?? { allies: [], walledOff: [] },
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

function bandIn(world: PlaytestWorld, id: string): Band | null {
  const band = world.den?.bands.find((it) => it.id === id);
  return band && isAlive(world, band) ? band : null;
}

/** PT-ELF-08, -09, -10, -14: the four seasons, and what the winter may build. */
function elvesActing(world: PlaytestWorld, elves: Elves): Acting {
  const group = groupOf(world, elves.city);
  const chapter = world.journal.chapter as Chapter | null;
  const season = chapter?.kind === 'a season of the elves' ? chapter.season : 'spring';
  return {
    group,
    part: group,
    isPlayer: true,
    steps: SEASONS.map(({ clause }) => ({ clause })),
    step: SEASONS.findIndex((it) => it.season === season),
    isOver: elves.ending !== null,
    buildables: () => (elves.ending ? [] : buildables(world, elves)),
  };
}

const SEASONS = [
  { season: 'spring', clause: 'PT-ELF-08' },
  { season: 'summer', clause: 'PT-ELF-09' },
  { season: 'fall', clause: 'PT-ELF-10' },
  { season: 'winter', clause: 'PT-ELF-14' },
] as const;

function buildables(world: PlaytestWorld, elves: Elves): Buildable[] {
  const people = nobles(world, elves.city) + goods(world, elves.city);
  const next = people > 0 ? rowFor(world, elves, people) : null;
  return CONSTRUCTIONS.map((row) => {
    const why = whyNot(world, elves, row);
    return {
      name: row.name,
      topic: { kind: 'what the elves build' },
      clause: row.clause,
      built: why === 'built',
      whyNot: why ? { key: why } : row === next ? null : { key: 'at another count' },
    };
  });
}

/** The group whose turn it is, and which of its steps is played; null where it is nobody's. */
function groupActing({ world, ask, moment }: Sight<PlaytestWorld>): Acting | null {
  const chapter = world.journal.chapter as Chapter | null;
  if (chapter?.kind !== 'a group') return null;
  const group: Group = groupOf(world, chapter.group);
  const band = world.den?.bands.find(({ id }) => id === group.id);
  if (!band) return null;
  const lines = world.journal.entries.filter((it) => it.chapter === world.journal.chapter).map(({ clause }) => clause);
  const clauses = [...lines, ...(ask && moment === null ? [ask.clause] : [])];
  const steps: Acting['steps'] = TURNS[band.kind] ?? lentSteps(band.kind);
  const step = Math.max(0, ...steps.map(({ clause }, i) => (clauses.includes(clause) ? i : 0)));
  return { group, part: group, isPlayer: true, steps, step, isOver: !group.alive, buildables: () => [] };
}

/** What each kind does in its turn, by the clauses that say so; temples and villains act by the first edition's (PT-JOI-17, PT-VIL-11). */
const TURNS: { readonly [K in Band['kind']]?: Acting['steps'] } = {
  delvers: [
    { clause: 'PT-DEL-03' },
    { clause: 'PT-DEL-04' },
    { clause: 'PT-DEL-05' },
    { clause: 'PT-DEL-06' },
    { clause: 'PT-DEL-08' },
  ],
  breeders: [
    { clause: 'PT-BRD-03' },
    { clause: 'PT-BRD-04' },
    { clause: 'PT-BRD-05' },
    { clause: 'PT-BRD-07' },
    { clause: 'PT-BRD-08' },
    { clause: 'PT-BRD-09' },
  ],
  alpha: [{ clause: 'PT-ALP-04' }, { clause: 'PT-ALP-05' }, { clause: 'PT-ALP-06' }, { clause: 'PT-ALP-07' }],
};
