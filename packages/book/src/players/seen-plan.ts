import { bounds } from '@understory/page';
import type { Furnished } from '../furnish/furnished.ts';
import type { Light } from '../furnish/light.ts';
import { Walls } from '../furnish/lights.ts';
import type { Room } from '../places/survey.ts';
import { type DoorKind, isShut } from '../plan/doors.ts';
import type { Opening } from '../plan/doorways.ts';
import type { Floor } from '../plan/floors.ts';
import { Inside } from '../plan/inside.ts';
import { intersection, type Ring, union, widened } from '../plan/polygons.ts';

/** TA-SEC-09: so far one sees into a way that nothing shuts off, in squares: what a torch lights. */
const SIGHT = 6;
/** Rock round what is seen, in squares. */
const MARGIN = 2;

/** TA-SEC-06: a level drawn anew from the rooms that are revealed; what lies beyond is rock, and the sheet is no larger than what is seen. */
export function seenPlan(whole: Furnished, rooms: readonly Room[]): Furnished | null {
  const { plan, doors } = whole;
  const places = new Set(rooms.map((it) => it.place));
  // What lies behind the door of a side chamber is not seen from its room.
  const own = plan.floors.filter((it) => it.place !== null && !it.beyond && !it.annex && places.has(it.place));
  const lit = own.flatMap((it) => it.rings);
  if (lit.length === 0) return null;
  const seen = doors.filter((it) => it.into.place !== null && places.has(it.into.place) && it.door !== 'secret door');
  const through = new Set(seen.filter((it) => !isShut(it.door) || it.kind !== 'doorway').map((it) => it.from));
  const torchlight = widened(lit, SIGHT);
  const ways = plan.floors
    .filter((it) => it.place === null && through.has(it))
    .map((it): Floor => ({ ...it, rings: intersection(it.rings, torchlight) }));
  const joins = plan.joins.filter(({ a, b }) => [a, b].every((it) => own.includes(it) || through.has(it)));
  const sheetRing = [0, 0, plan.sheet.width, 0, plan.sheet.width, plan.sheet.height, 0, plan.sheet.height];
  const open = intersection(union([...own, ...ways, ...joins].flatMap((it) => it.rings)), [sheetRing]);
  const box = bounds({ path: open.flat(), closed: true, swell: 0 });
  const [left, top] = [Math.floor(box.left) - MARGIN, Math.floor(box.top) - MARGIN];
  const [width, height] = [Math.ceil(box.right) + MARGIN - left, Math.ceil(box.bottom) + MARGIN - top];
  const to = new Moved(left, top);
  const inside = new Inside(open);
  const isSeen = (x: number, y: number) => inside.holds(x, y);
  const walls = new Walls(open);
  const shines = ({ x, y, found }: Light) => !found && walls.isClear(x, y);
  const floors = new Map([...own, ...ways].map((it) => [it.piece.id, to.floor(it)]));
  const floorOf = (it: Floor) => floors.get(it.piece.id) ?? to.floor({ ...it, rings: [], lines: [] });
  const opening = <T extends Opening>(it: T): T => ({
    ...it,
    ...{ into: floorOf(it.into), from: floorOf(it.from), x: it.x - left, y: it.y - top },
    ends: to.ring(it.ends) as unknown as Opening['ends'],
  });
  const clipped = (rings: readonly Ring[]) => intersection(rings, open).map((it) => to.ring(it));
  const bodies = <T extends { readonly rings: readonly Ring[] }>(all: readonly T[]) =>
    all.map((it) => ({ ...it, rings: clipped(it.rings) })).filter((it) => it.rings.length > 0);
  const middleSeen = (line: readonly number[]) =>
    isSeen(((line[0] as number) + (line[2] as number)) / 2, ((line[1] as number) + (line[3] as number)) / 2);
  const { matter } = whole;
  return {
    ...whole,
    survey: { ...whole.survey, matter: [], rooms: [...rooms], levels: [], areas: [] },
    title: plan.level.area.name,
    holders: [],
    plan: {
      ...plan,
      sheet: { ...plan.sheet, x0: plan.sheet.x0 + left / 6, y0: plan.sheet.y0 + top / 6, width, height },
      rooms: plan.rooms.filter((it) => places.has(it.place)),
      floors: [...floors.values()],
      joins: [],
      open: open.map((it) => to.ring(it)),
      falls: plan.falls
        .filter((it) => through.has(it.way) && middleSeen(it.line))
        .map((it) => ({ ...it, way: floorOf(it.way), line: to.ring(it.line) as unknown as typeof it.line })),
      ...{ shafts: [], exits: [], crowded: [], annexes: [], hidden: [], bricked: [] },
      openings: plan.openings.filter((it) => seen.some((door) => door.x === it.x && door.y === it.y)).map(opening),
    },
    matter: {
      rivers: bodies(matter.rivers),
      lakes: bodies(matter.lakes),
      ...{ magma: [], seams: [] },
      crossings: matter.crossings
        .filter((it) => through.has(it.way) && middleSeen(it.line))
        .map((it) => ({ ...it, way: floorOf(it.way), line: to.ring(it.line) as unknown as typeof it.line })),
    },
    rooms: whole.rooms
      .filter(({ room }) => rooms.includes(room))
      .map(({ room, things }) => ({
        room,
        things: things
          .filter((it) => !it.found && isSeen(it.x, it.y))
          .map((it) => ({ ...it, x: it.x - left, y: it.y - top })),
      })),
    doors: seen.map((it) => ({ ...opening(it), door: doorSeen(it.door) })),
    lights: whole.lights.filter(shines).map((it) => ({ ...it, x: it.x - left, y: it.y - top })),
  };
}

/** TA-SEC-02: a lock is not seen. */
export function doorSeen(door: DoorKind): DoorKind {
  return door === 'locked door' || door === 'stuck door' ? 'door' : door;
}

/** Everything moved to a sheet of its own. */
class Moved {
  readonly #left: number;
  readonly #top: number;

  constructor(left: number, top: number) {
    this.#left = left;
    this.#top = top;
  }

  ring(of: readonly number[]): number[] {
    return of.map((it, i) => it - (i % 2 === 0 ? this.#left : this.#top));
  }

  floor(of: Floor): Floor {
    return { ...of, rings: of.rings.map((it) => this.ring(it)), lines: of.lines.map((it) => this.ring(it)) };
  }
}
