import { chanceOf } from '../chance.ts';
import { archetypeOf } from '../furnish/archetype-of.ts';
import type { Furnished } from '../furnish/furnished.ts';
import type { Room, Survey } from '../places/survey.ts';
import type { Door } from '../plan/doors.ts';
import { type Fact, Facts, roomRef } from './fact.ts';
import { layersOf } from './past.ts';
import { strong, type Told, told } from './told.ts';
import { sideCalled, sideOf } from './ways.ts';

const SIGNS = [
  'a draught along the floor',
  'a scratch in a quarter of a round',
  'a stone without dust',
  'a hollow sound',
  'soot that ends in a straight line',
];
const INSIDE = [
  'under a loose slab',
  'behind the hearth stone',
  'in a false bottom',
  'in a wall niche, plastered over',
  'sewn into a bedroll',
];
/** TA-KEY-07: an inscription tells a fact of at least this weight. */
const WEIGHTY = 6;
const ONE_IN = 4;
/** A false floor or a sealed niche, in a room that somebody built to be safe in. */
const SLY: ReadonlySet<string> = new Set(['vault', 'tomb', 'temple', 'guild', 'citadel', 'trophy room']);
const SLY_ONE_IN = 3;

/** TA-KEY-07, TA-DOR-04, -05: what only a search shows. */
export function hiddenIn(survey: Survey, room: Room, plan: Furnished | null): Fact[] {
  const facts = new Facts(room.place.id, 'hidden');
  const { seed } = survey.then.world;
  for (const { door, at, behind } of secretDoorsFrom(plan, room)) {
    const [sign] = chanceOf(seed, 'sign', `${door.into.piece.id} ${door.from.piece.id}`).shuffled(SIGNS);
    facts.invented(
      told`A ${strong('secret door')} ${at}: ${sign as string} gives it away.${behind}`,
      'found',
      'TA-DOR-04',
    );
  }
  for (const it of plan?.plan.bricked ?? []) {
    const [x, y, tx, ty] = it.line;
    if (it.room === room)
      facts.invented(
        told`A ${strong('doorway walled up')} in the ${sideCalled(sideOf(tx - x, ty - y))} wall; a way once led to ${roomRef(it.to)}.`,
        'found',
        'TA-DOR-05',
      );
  }
  const ids = new Set(room.place.pieces.map((it) => it.id));
  for (const it of survey.then.beads.filter((b) => b.kind === 'treasure' && b.owner === null && ids.has(b.piece))) {
    const [where] = chanceOf(seed, 'hidden in', it.origin).shuffled(INSIDE);
    facts.invented(told`The share that nobody owns lies ${where as string}.`, 'found', 'TA-KEY-07');
  }
  const sly = chanceOf(seed, 'sly', room.place.id);
  const built = room.place.maker !== null && SLY.has(archetypeOf(survey, room).name);
  if (built && sly.int(1, SLY_ONE_IN) === 1)
    facts.invented(
      sly.int(1, 2) === 1
        ? told`A ${strong('false floor')} before the back wall: a hollow under it, empty.`
        : told`A ${strong('niche')}, sealed with plaster; nothing but dust in it.`,
      'found',
      'TA-KEY-07',
    );
  inscription(survey, room, facts);
  return facts.all;
}

/** TA-KEY-07: a told fact of weight 6 or more of this room, or else of its area, scratched into a wall of a ruin. */
function inscription(survey: Survey, room: Room, facts: Facts): void {
  if (room.state !== 'ruin') return;
  if (chanceOf(survey.then.world.seed, 'inscription', room.place.id).int(1, ONE_IN) !== 1) return;
  const weighty = (of: Room) =>
    layersOf(survey, of).filter((it) => it.weight >= WEIGHTY && it.ticks.length > 0 && it.row !== 15);
  const ofArea = survey.rooms.filter((it) => it.area === room.area).flatMap(weighty);
  const tale = weighty(room).at(-1) ?? [...ofArea].sort((a, b) => b.weight - a.weight)[0];
  if (tale) facts.told(told`Scratched into the wall: “${tale.told}”`, 'found', tale.ticks, tale.weight);
}

interface Secret {
  readonly door: Door;
  readonly at: string;
  readonly behind: Told;
}

/** TA-DOR-04: the secret doors that are found from a room: those of its side chambers, and those at the other end of a way that leaves it. */
function secretDoorsFrom(furnished: Furnished | null, room: Room): Secret[] {
  if (!furnished) return [];
  const { plan, doors } = furnished;
  const own = doors.filter((it) => it.into.place === room.place);
  const found: Secret[] = [];
  for (const door of doors.filter((it) => it.door === 'secret door')) {
    const annex = plan.annexes.find((it) => it.floor === door.from);
    const side = sideCalled(sideOf(-door.dx, -door.dy));
    if (annex) {
      if (annex.room === room)
        found.push({
          door,
          at: `in the ${side} wall`,
          behind: told` Behind it the ${annex.name} (${room.key}${annex.letter}).`,
        });
      continue;
    }
    const hidden = plan.rooms.find((it) => it.place === door.into.place);
    const others = doors.filter((it) => it.from === door.from && it.into !== door.into);
    const touching = door.from.place === room.place && door.into.place !== room.place;
    const along = hidden !== room && own.some((it) => it.from === door.from && it.door !== 'secret door');
    // Where nothing else leads there, it is told where it is.
    const alone = hidden === room && door.from.place === null && others.every((it) => it.door === 'secret door');
    if (!touching && !along && !alone) continue;
    const at = along ? 'at the far end of the way' : `in the ${side} wall`;
    found.push({ door, at, behind: hidden && hidden !== room ? told` It leads to ${roomRef(hidden)}.` : told`` });
  }
  return found;
}
