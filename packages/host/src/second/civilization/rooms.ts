import {
  BEAD_AREA,
  BEAD_RADIUS,
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
import type { AsWritten, Clause, Rule, Spot, Stream } from '@understory/table';
import { lairs } from '../../lairs.ts';
import { CLEAR, FINGER, TUNNEL } from '../../measures.ts';
import { movedInside, surfaceBetween } from '../../places.ts';
import { pointShape, works, worksShapes } from '../../works.ts';
import { whim } from '../../world.ts';
import { spot } from '../asks.ts';
import type { Thing } from '../called.ts';
import type { Places } from '../questions.ts';
import { type Civ, styleOf } from './civ.ts';
import { perils } from './contact.ts';
import { drawWork, isNatural, type Manners } from './opening.ts';

/** A room keeps this clear of a nexus that acts on contact, and its tunnel that: nobody blunders in at home (H2-CIV-18). */
const CLEAR_OF_PERILS = 0.6;
const PAST_PERILS = 0.3;

/** A room about to be built. */
export interface RoomWish {
  readonly clause: Clause;
  /** What it is: `dormitory`, `Smelter` … */
  readonly sort: string;
  readonly what: Thing | AsWritten;
  readonly area?: number;
  /** The point that its rule names; else the group's first room. */
  readonly by?: Point;
  /** Its rule wants it near this, instead of just within a finger of the works. */
  readonly near?: Shape;
  readonly variant?: string;
  readonly manners?: Manners;
  /** False where the rule joins it to nothing, or in its own way. */
  readonly joined?: boolean;
}

/** H2-CIV-10: a new room in free rock, joined by a tunnel to the nearest piece of the works. */
export function* newRoom(civ: Civ, wish: RoomWish): Rule<Piece> {
  const { clause, sort, what, area = BEAD_AREA, variant, manners } = wish;
  const { manner, roomManner = manner } = styleOf(civ);
  const { at, walled } = yield* roomPlace(civ, wish);
  const undisturbed = [...civ.livesWith].filter((it) => !civ.met.has(it));
  for (const lair of undisturbed) civ.met.add(lair);
  const shape = styleOf(civ).room(sort, at.x, at.y, area);
  const near = civ.world.page.nearest(shape, works(civ));
  const inside = walled ? { within: walled.id } : {};
  const room = yield* drawWork(
    civ,
    {
      clause,
      kind: 'room',
      shape,
      area,
      what,
      room: sort,
      manner: roomManner,
      ...inside,
      ...(variant ? { variant } : {}),
    },
    manners,
  );
  civ.first ??= room;
  if (near && wish.joined !== false) yield* tunnelBetween(civ, clause, near, room, manners);
  for (const lair of undisturbed) civ.met.delete(lair);
  return room;
}

/** H2-CIV-29: what makes a place fit for a room of this sort. */
function roomFit(civ: Civ, sort: string, area: number): Fit {
  const { page } = civ.world;
  const shape = (x: number, y: number) => styleOf(civ).room(sort, x, y, area);
  const shunned = perils(civ).map((it) => it.shape);
  const clearOfPerils = (_x: number, _y: number, room: Shape) =>
    shunned.every((it) => page.gap(room, it, CLEAR_OF_PERILS) >= CLEAR_OF_PERILS - TOLERANCE);
  const { under = 0 } = styleOf(civ);
  return { shape, clear: CLEAR, under, ...(shunned.length > 0 ? { where: clearOfPerils } : {}) };
}

/** The player may choose the place, within a finger of the works; the default is H2-CIV-29 and -30. */
function* roomPlace(civ: Civ, wish: RoomWish): Rule<{ at: Point; walled: Piece | null }> {
  const { world, group } = civ;
  const { page } = world;
  const { sort, what, area = BEAD_AREA } = wish;
  const named = wish.by ?? (civ.first ? centreOf(civ.first.shape) : { x: page.width / 2, y: page.height / 2 });
  const fit = roomFit(civ, sort, area);
  const shapes = wish.near ? [wish.near] : worksShapes(civ);
  const far = wish.near ? page.measures.near : FINGER;
  const search = {
    to: named,
    shun: lairs(world)
      .filter((it) => !civ.livesWith.has(it.piece.id))
      .map((it) => it.piece.shape),
    ...(shapes.length > 0 ? { of: shapes, within: far } : {}),
  };
  const usual = freeRock(page, fit, search);
  if (!usual) return walledIn(civ, named, fit.shape);
  const where = roomPlaces(civ, fit, shapes, far, usual);
  const topic = { kind: 'where a room lies', room: what } as const;
  const at = yield* spot('H2-CIV-10', { by: group.id, topic, where, usual, about: sort });
  return { at, walled: null };
}

function roomPlaces({ world: { page } }: Civ, fit: Fit, shapes: readonly Shape[], far: number, usual: Point): Places {
  const has = ({ x, y }: Spot) =>
    (fits(page, fit, x, y) && (shapes.length === 0 || shapes.some((it) => gapTo(it, x, y) <= far + TOLERANCE))) ||
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
  return { place: { kind: 'in free rock', far, of: far === FINGER ? 'works' : 'site' }, has, any, outlines: [] };
}

/** H2-CIV-30: a full page. The room is walled off inside the largest open natural piece of the works, or of the map. */
export function walledIn(civ: Civ, named: Point, outline: Fit['shape']): { at: Point; walled: Piece | null } {
  const own = works(civ).filter(isNatural);
  const { page } = civ.world;
  const found = walledOff(page, own, BEAD_RADIUS, named) ?? walledOff(page, page.drawn(), BEAD_RADIUS, named);
  const reach = reachOf(outline(named.x, named.y), named);
  const at = movedInside(page, found?.at ?? named, Math.max(BEAD_RADIUS, reach));
  return { at, walled: found?.piece ?? null };
}

/** How far an outline reaches from its middle: a cross or a diamond further than a disc of its area. */
function reachOf(shape: Shape, { x, y }: Point): number {
  const { left, top, right, bottom } = bounds(shape);
  return Math.max(x - left, right - x, y - top, bottom - y);
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
  const underSky = from.stratum === 0 && to.stratum === 0;
  if (styleOf(civ).track && underSky) return yield* trackAlong(civ, clause, ends.from, ends.to, to, manners);
  return yield* tunnelAlong(civ, clause, ends.from, ends.to, { kind: 'tunnel to', piece: to.id }, manners);
}

function* tunnelAlong(civ: Civ, clause: Clause, from: Point, to: Point, what: Thing, manners?: Manners): Rule<Piece> {
  const { page } = civ.world;
  const wish = { manner: styleOf(civ).manner, wander: wanderOf(civ), width: TUNNEL };
  let path = route(page, from, to, wish);
  const met = perils(civ).filter((it) => page.touches(line(path, TUNNEL), it.shape));
  if (met.length > 0) {
    const round = (it: Piece) => it.kind === 'magma' || it.kind === 'void' || met.includes(it);
    path = route(page, from, to, { ...wish, round, wall: PAST_PERILS });
  }
  return yield* drawWork(civ, { clause, kind: 'tunnel', shape: line(path, TUNNEL), what }, manners);
}

/** A track on the surface line, from the one x to the other. */
function* trackAlong(civ: Civ, clause: Clause, from: Point, to: Point, end: Piece, manners: Manners = {}): Rule<Piece> {
  const { page } = civ.world;
  const [left, right] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
  const shape = line(surfaceBetween(page, left, right), styleOf(civ).track ?? TUNNEL);
  const drawing = {
    clause,
    kind: 'building',
    shape,
    what: { kind: 'track to', piece: end.id },
    room: 'track',
    stratum: 0,
  } as const;
  return yield* drawWork(civ, drawing, { ...manners, livedIn: false });
}

export function wanderOf({ world }: Civ): Wander {
  return wander(whim(world, 'tunnel', String(world.page.pieces.length)));
}

/** H2-CIV-31: a set-up place that may not be where it fell is moved to the nearest point where the thing fits. */
export function setUpPlace(civ: Civ, place: Point, sort: string, area: number): Point {
  const { world } = civ;
  const { page } = world;
  const dens = new Set(lairs(world).map((it) => it.piece.id));
  const bars = ({ id, kind, nexus }: Piece) =>
    kind === 'ore' ||
    kind === 'gem' ||
    kind === 'magma' ||
    kind === 'void' ||
    (kind === 'room' && nexus === 'crossroads') ||
    dens.has(id);
  const thing = styleOf(civ).room(sort, place.x, place.y, area);
  const barred =
    page.within(pointShape(place), 0).some(bars) ||
    page.within(thing, page.measures.touch).some((it) => it.nexus === 'plague' || it.nexus === 'fate');
  if (!barred) return place;
  const fit = roomFit(civ, sort, area);
  return (
    freeRock(page, fit, { to: place, shun: lairs(world).map((it) => it.piece.shape) }) ??
    walledIn(civ, place, fit.shape).at
  );
}
