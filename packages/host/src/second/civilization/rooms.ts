import {
  BEAD_AREA,
  bounds,
  centreOf,
  closest,
  type Fit,
  fits,
  freeRock,
  gapTo,
  line,
  mil,
  type Piece,
  type Point,
  route,
  type Shape,
  TOLERANCE,
  type Wander,
  walledOff,
  wander,
} from '@understory/page';
import { type Clause, type Region, type Rule, type Spot, type Stream, spot } from '@understory/table';
import { lairs } from '../../lairs.ts';
import { whim } from '../../world.ts';
import type { Civ } from './civ.ts';
import { drawWork, isNatural, type Manners } from './opening.ts';
import { pointShape, works, worksShapes } from './works.ts';

/** A room keeps this clear of all other pieces (H2-CIV-10). */
const CLEAR = 0.3;
/** … and is drawn within a finger of the works. */
const FINGER = 4.5;
const TUNNEL = 0.4;

/** A room about to be built. */
export interface RoomWish {
  readonly clause: Clause;
  /** What it is: `dormitory`, `Smelter` … */
  readonly sort: string;
  /** "a dormitory" */
  readonly title: string;
  readonly area?: number;
  /** The point that its rule names; else the group's first room. */
  readonly by?: Point;
  readonly look?: string;
  readonly manners?: Manners;
  /** False where the rule joins it to nothing, or in its own way. */
  readonly joined?: boolean;
}

/** H2-CIV-10: a new room in free rock, joined by a tunnel to the nearest piece of the works. */
export function* newRoom(civ: Civ, wish: RoomWish): Rule<Piece> {
  const { clause, sort, title, area = BEAD_AREA, look, manners } = wish;
  const { at, walled } = yield* roomPlace(civ, wish);
  const shape = civ.style.room(sort, at.x, at.y, area);
  const near = civ.world.page.nearest(shape, works(civ));
  const inside = walled ? { within: walled.id } : {};
  const room = yield* drawWork(
    civ,
    { clause, kind: 'room', shape, area, title, room: sort, ...inside, ...(look ? { look } : {}) },
    manners,
  );
  civ.first ??= room;
  if (near && wish.joined !== false) yield* tunnelBetween(civ, clause, near, room, manners);
  return room;
}

/** The player may choose the place, within a finger of the works; the default is H2-CIV-29 and -30. */
function* roomPlace(civ: Civ, wish: RoomWish): Rule<{ at: Point; walled: Piece | null }> {
  const { world, group } = civ;
  const { page } = world;
  const { sort, title, area = BEAD_AREA } = wish;
  const named = wish.by ?? (civ.first ? centreOf(civ.first.shape) : { x: page.width / 2, y: page.height / 2 });
  const fit: Fit = { shape: (x, y) => civ.style.room(sort, x, y, area), clear: CLEAR };
  const shapes = worksShapes(civ);
  const search = {
    to: named,
    shun: lairs(world).map((it) => it.piece.shape),
    ...(shapes.length > 0 ? { of: shapes, within: FINGER } : {}),
  };
  const usual = freeRock(page, fit, search);
  if (!usual) return walledIn(civ, named);
  const where = roomPlaces(civ, fit, shapes, usual);
  const at = yield* spot('H2-CIV-10', { by: group.id, prompt: `Where is ${title} built?`, where, usual, about: sort });
  return { at, walled: null };
}

function roomPlaces({ world: { page } }: Civ, fit: Fit, shapes: readonly Shape[], usual: Point): Region {
  const has = ({ x, y }: Spot) =>
    (fits(page, fit, x, y) && (shapes.length === 0 || shapes.some((it) => gapTo(it, x, y) <= FINGER + TOLERANCE))) ||
    (x === usual.x && y === usual.y);
  const any = (draw: Stream): Spot => {
    for (let i = 0; i < 40; i++) {
      const near =
        shapes.length > 0 ? bounds(draw.pick(shapes)) : { left: 0, right: page.width, top: 0, bottom: page.height };
      const x = mil(near.left - 3 + draw.unit() * (near.right - near.left + 6));
      const y = mil(near.top - 3 + draw.unit() * (near.bottom - near.top + 6));
      if (page.onPage(x, y) && has({ x, y })) return { x, y };
    }
    return usual;
  };
  return { says: 'in free rock within a finger of the works', has, any, outlines: [] };
}

/** H2-CIV-30: a full page. The room is walled off inside the largest open natural piece of the works, or of the map. */
function walledIn(civ: Civ, named: Point): { at: Point; walled: Piece | null } {
  const own = works(civ).filter(isNatural);
  const found = walledOff(own, 0.6, named) ?? walledOff(civ.world.page.drawn(), 0.6, named);
  return found ? { at: found.at, walled: found.piece } : { at: named, walled: null };
}

/** A tunnel in the people's manner, from one piece to another. */
export function* tunnelBetween(
  civ: Civ,
  clause: Clause,
  from: Piece,
  to: Piece,
  manners?: Manners,
): Rule<Piece | null> {
  const ends = closest(from.shape, to.shape);
  if (ends.gap <= TOLERANCE) return null;
  return yield* tunnelAlong(civ, clause, ends.from, ends.to, `a tunnel to ${to.title}`, manners);
}

export function* tunnelAlong(
  civ: Civ,
  clause: Clause,
  from: Point,
  to: Point,
  title: string,
  manners?: Manners,
): Rule<Piece> {
  const { page } = civ.world;
  const path = route(page, from, to, { manner: civ.style.manner, wander: wanderOf(civ), width: TUNNEL });
  return yield* drawWork(civ, { clause, kind: 'tunnel', shape: line(path, TUNNEL), title }, manners);
}

export function wanderOf({ world }: Civ): Wander {
  return wander(whim(world, 'tunnel', String(world.page.pieces.length)));
}

/** H2-CIV-31: a set-up place that may not be where it fell is moved to the nearest point where the thing fits. */
export function setUpPlace(civ: Civ, place: Point, sort: string, area: number): Point {
  const { world, style } = civ;
  const { page } = world;
  const here = pointShape(place);
  const barred = page.within(here, 0).some((it) => {
    if (it.nexus === 'plague' || it.nexus === 'fate' || it.nexus === 'void' || it.nexus === 'crossroads')
      return it.kind !== 'tunnel';
    return (
      it.kind === 'ore' ||
      it.kind === 'gem' ||
      it.kind === 'magma' ||
      it.kind === 'void' ||
      lairs(world).some((lair) => lair.piece.id === it.id)
    );
  });
  if (!barred) return place;
  const fit: Fit = { shape: (x, y) => style.room(sort, x, y, area), clear: CLEAR };
  return freeRock(page, fit, { to: place, shun: lairs(world).map((it) => it.piece.shape) }) ?? walledIn(civ, place).at;
}
