import { bottomUnder, distance, fits, gap, line, mil, type Piece, type Point, type Shape } from '@understory/page';
import { asWritten, type Clause, type Rule } from '@understory/table';
import { putBead } from '../../../beads.ts';
import { HALF_FINGER, TUNNEL } from '../../../measures.ts';
import { name } from '../../asks.ts';
import { label } from '../../draw.ts';
import { FINGER_LONG, HALF_FINGER_LONG, THUMB, TWO_BEADS } from '../../measures.ts';
import { freshNames } from '../../names.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { roomFit } from '../../words/rooms.ts';
import { atNumber, buildable } from '../buildable.ts';
import { ends, population, roomsOf, works } from '../civ.ts';
import { nameOfWork } from '../custom/play.ts';
import type { WorkName } from '../custom/works.table.ts';
import { meet } from '../meeting.ts';
import { built, drawWork, roomBeside, roomHere } from '../work.ts';
import { middleOf, shaftOf, work } from './built.ts';
import type { DwarfCiv } from './dwarf-civ.ts';
import { hallExpansion } from './hall-expansion.ts';
import { DWARVEN_TREASURE } from './treasure.ts';
import { workshops } from './workshops.ts';

/** One row of H1-DWF-T1. */
interface Construction {
  readonly name: WorkName;
  readonly clause: Clause;
  build(world: Realm, civ: DwarfCiv, clause: Clause): Rule<Piece | null>;
}

/** H1-DWF-T1: what they build, by the number of their ●. */
export const CONSTRUCTIONS: Readonly<Record<number, Construction>> = {
  3: { name: 'Workshops', clause: 'H1-DWF-T1.3', build: workshops },
  4: { name: 'Great Hall', clause: 'H1-DWF-T1.4', build: greatHall },
  5: { name: 'Exploratory Shaft', clause: 'H1-DWF-T1.5', build: exploratoryShaft },
  6: { name: 'Hall Expansion', clause: 'H1-DWF-T1.6', build: hallExpansion },
  7: { name: 'Hall of Records', clause: 'H1-DWF-T1.7', build: hallOfRecords },
  8: { name: 'Dwarven City', clause: 'H1-DWF-T1.8', build: city },
  9: { name: 'Treasure Room', clause: 'H1-DWF-T1.9', build: treasureRoom },
  10: { name: 'Too deep', clause: 'H1-DWF-T1.10', build: tooDeep },
};

/** The last year; in its fall they delve too deep (H1-DWF-21). */
const LAST_YEAR = 40;

/** H1-DWF-14 to -16, -21: the construction of their number, if it does not stand yet. */
export function* fall(world: Realm, civ: DwarfCiv): Rule {
  const found = CONSTRUCTIONS[rowOf(world, civ)];
  if (!found || civ.group.built.includes(found.name)) return;
  const piece = yield* found.build(world, civ, found.clause);
  built(world, civ, found.clause, found.name, piece?.id ?? civ.shaft);
}

/** Which row their number asks for. */
function rowOf(world: Realm, civ: DwarfCiv): number {
  const many = civ.year >= LAST_YEAR ? 10 : Math.min(10, population(world, civ));
  return many === 6 && !civ.group.built.includes('Great Hall') ? 4 : many;
}

export function buildables(world: Realm, civ: DwarfCiv): ReturnType<typeof buildable>[] {
  const has = rowOf(world, civ);
  return Object.entries(CONSTRUCTIONS).map(([row, { name: work, clause }]) => {
    const [at, stands] = [Number(row), civ.group.built.includes(work)];
    return buildable(civ, { name: work, clause, at, built: stands, whyNot: atNumber(stands, at, has) });
  });
}

function* greatHall(world: Realm, civ: DwarfCiv, clause: Clause): Rule<Piece | null> {
  const hall = yield* roomBeside(world, civ, work(clause, 'Great Hall'), {
    parent: shaftOf(world, civ),
    size: HALF_FINGER_LONG,
  });
  return yield* named(world, civ, clause, hall, 'name of the hall');
}

function* city(world: Realm, civ: DwarfCiv, clause: Clause): Rule<Piece | null> {
  const place = yield* roomBeside(world, civ, work(clause, 'Dwarven City'), {
    parent: shaftOf(world, civ),
    size: FINGER_LONG,
  });
  return yield* named(world, civ, clause, place, 'name of the city');
}

/** A room with a name and a treasure. */
function* named(
  world: Realm,
  civ: DwarfCiv,
  clause: Clause,
  room: Piece | null,
  kind: 'name of the hall' | 'name of the city',
): Rule<Piece | null> {
  if (!room) return null;
  const called = yield* name(clause, {
    by: civ.group.id,
    topic: { kind },
    ideas: freshNames(world, 'dwarven'),
    of: { subject: 'place', id: room.id },
    about: room.id,
  });
  label(world, clause, room.id, asWritten(called), middleOf(room));
  putTreasure(world, civ, clause, room, 1);
  return room;
}

/** H1-DWF-19: the main shaft goes a thumb further down; at the bottom of the page the age ends. */
function* exploratoryShaft(world: Realm, civ: DwarfCiv, clause: Clause): Rule<Piece | null> {
  const { page } = world;
  const { shape, id } = shaftOf(world, civ);
  const foot = { x: shape.path.at(-2) as number, y: shape.path.at(-1) as number };
  const end = downFrom(world, foot, THUMB);
  const longer = line([...shape.path.slice(0, -2), end.at.x, end.at.y], TUNNEL);
  const what = { kind: 'main shaft' } as const;
  const shaft = drawWork(world, civ, {
    clause,
    kind: 'tunnel',
    shape: longer,
    what,
    room: 'main shaft',
    instead: [id],
  });
  civ.shaft = shaft.id;
  yield* meet(world, civ, shaft);
  if (end.isBottom) ends(civ, 'bottom of the page');
  return page.piece(shaft.id);
}

/** So far down from a point, or to the bottom. */
function downFrom({ page }: Realm, from: Point, far: number): { readonly at: Point; readonly isBottom: boolean } {
  const bottom = bottomUnder(page, from);
  const left = distance(from.x, from.y, bottom.x, bottom.y);
  if (left <= far + 0.001) return { at: bottom, isBottom: true };
  const t = far / left;
  return {
    at: { x: mil(from.x + (bottom.x - from.x) * t), y: mil(from.y + (bottom.y - from.y) * t) },
    isBottom: false,
  };
}

/** H1-DWF-22: at the end of a tunnel from the Great Hall, or from the shaft. */
function* hallOfRecords(world: Realm, civ: DwarfCiv, clause: Clause): Rule<Piece | null> {
  const parent = roomsOf(world, civ, 'Great Hall')[0] ?? shaftOf(world, civ);
  const room = yield* roomBeside(world, civ, work(clause, 'Hall of Records'), {
    parent,
    size: TWO_BEADS,
    gap: HALF_FINGER,
  });
  if (!room) return null;
  label(world, clause, room.id, { kind: 'plate', name: nameOfWork(civ, 'Hall of Records') }, middleOf(room));
  putTreasure(world, civ, clause, room, 1);
  return room;
}

/** H1-DWF-22: the half-bead place nearest to their works that is a thumb from all of them. No way leads there. */
function* treasureRoom(world: Realm, civ: DwarfCiv, clause: Clause): Rule<Piece | null> {
  const { page } = world;
  const own = works(world, civ).map(({ shape }) => shape);
  const fit = roomFit(TWO_BEADS, (it) => it.matter !== 'cover');
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let y = 0; y <= page.height; y += 0.5) {
    for (let x = 0; x <= page.width; x += 0.5) {
      const far = leastGap(own, fit.shape(x, y));
      if (far >= THUMB - 0.001 && far < least - 0.001 && fits(page, fit, x, y)) [best, least] = [{ x, y }, far];
    }
  }
  if (!best) return null;
  const room = yield* roomHere(world, civ, work(clause, 'Treasure Room'), best, TWO_BEADS);
  putTreasure(world, civ, clause, room, 2);
  return room;
}

function leastGap(own: readonly Shape[], room: Shape): number {
  let least = Number.POSITIVE_INFINITY;
  for (const it of own) least = Math.min(least, gap(it, room, least));
  return least;
}

/** H1-DWF-19: a shaft from the lowest of their rooms to the bottom. */
function* tooDeep(world: Realm, civ: DwarfCiv, clause: Clause): Rule<Piece | null> {
  const { page } = world;
  const toBottom = (it: Piece) => {
    const [from, to] = [middleOf(it), bottomUnder(page, middleOf(it))];
    return distance(from.x, from.y, to.x, to.y);
  };
  const rooms = works(world, civ).filter((it) => it.kind === 'room');
  const lowest = rooms.reduce(
    (best, it) => (toBottom(it) < toBottom(best) - 0.001 ? it : best),
    rooms[0] ?? shaftOf(world, civ),
  );
  const [from, to] = [middleOf(lowest), bottomUnder(page, middleOf(lowest))];
  const shape = line([from.x, from.y, to.x, to.y], TUNNEL);
  const shaft = drawWork(world, civ, {
    clause,
    kind: 'tunnel',
    shape,
    what: { kind: 'shaft that goes too deep' },
    room: 'deep shaft',
  });
  ends(civ, 'too deep');
  return shaft;
}

function putTreasure(world: Realm, civ: DwarfCiv, clause: Clause, room: Piece, many: number): void {
  for (let i = 0; i < many; i++) {
    const bead = putBead(world, room, { kind: 'treasure', owner: civ.group.id, emblem: DWARVEN_TREASURE });
    const gained = { group: civ.group.id, bead: 'treasure', count: 1, beads: [bead.bead.id], piece: room.id } as const;
    note(world, { kind: 'gained', clause, ...gained, deed: 'work' }, [bead]);
  }
}
