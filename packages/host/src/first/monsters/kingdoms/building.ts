import {
  distance,
  mil,
  type Page,
  type Piece,
  type Point,
  pathLength,
  placeAlong,
  pointAlong,
  polygon,
  type Shape,
} from '@understory/page';
import type { Clause, Rule, Stream } from '@understory/table';
import { moveBead } from '../../../beads.ts';
import { spot } from '../../asks.ts';
import type { Called } from '../../called.ts';
import { draw } from '../../draw.ts';
import { ONE_BEAD, type Size } from '../../measures.ts';
import { note } from '../../note.ts';
import type { Places } from '../../questions.ts';
import type { Realm } from '../../realm.ts';
import { openings } from '../../words/rock.ts';
import { bridgeMouth } from '../bridges.ts';
import type { Building, Kingdom } from '../state.ts';

/** How far buildings stand from each other, from wall to wall (H1-SUR-02). */
const APART = 1;
/** How far random points of the surface keep from the page's sides (H1-MEA-19). */
const CLEAR_OF_SIDES = 1;
/** What is to be built, on which surface. */
interface Site {
  readonly surface: number;
  readonly what: Building['what'];
  readonly size?: Size;
  readonly clause: Clause;
  readonly about: string;
}

/** How finely the surface is searched for a free place. */
const STEP = 0.5;

/** H1-SUR-02, -09: where a building is put, at a random free point of the surface; null if there is none (H1-SUR-13). */
export function* anySite(world: Realm, { surface, what, size = ONE_BEAD, clause, about }: Site): Rule<Point | null> {
  const { page } = world;
  const line = surfaceOf(page, surface);
  const long = pathLength(line);
  const taken = standing(world);
  const isFree = (along: number) => {
    const at = pointAlong(line, along);
    return (
      mayStand(page, surface, at) &&
      taken.every((it) => distance(at.x, at.y, it.x, it.y) >= APART + size.wide / 2 + it.half)
    );
  };
  const free: number[] = [];
  for (let along = 0; along <= long; along += STEP) if (isFree(along)) free.push(along);
  if (free.length === 0) return null;
  const where: Places = {
    place: { kind: 'on the surface' },
    has: ({ x, y }) => isFree(placeAlong(line, x, y)),
    any: (stream) => onPaper(pointAlong(line, anyOf(stream, long, isFree, free))),
    outlines: [line],
  };
  const at = yield* spot(clause, { by: 'chance', topic: { kind: 'where a building stands', what }, where, about });
  return onPaper(pointAlong(line, placeAlong(line, at.x, at.y)));
}

const TRIES = 50;

/** Any place alike; where few are free, one of those that were found. */
function anyOf(stream: Stream, long: number, isFree: (along: number) => boolean, free: readonly number[]): number {
  for (let i = 0; i < TRIES; i++) {
    const along = stream.unit() * long;
    if (isFree(along)) return along;
  }
  return stream.pick(free);
}

function onPaper({ x, y }: Point): Point {
  return { x: mil(x), y: mil(y) };
}

/** A surface of the world as a line to stand on; a closed one goes round to where it began. */
function surfaceOf({ ground }: Page, surface: number): readonly number[] {
  const { path = [], closed = false } = ground.surfaces[surface] ?? {};
  return closed ? [...path, path[0] as number, path[1] as number] : path;
}

/** H1-ALT-07, -19: not over an opening, and not at the very side of the page. */
function mayStand(page: Page, surface: number, { x }: Point): boolean {
  if (page.ground.surfaces[surface]?.closed) return true;
  if (x < CLEAR_OF_SIDES || x > page.width - CLEAR_OF_SIDES) return false;
  return (
    surface !== 0 ||
    openings(page).every(({ shape }) => x < (shape.path[0] as number) || x > (shape.path.at(-2) as number))
  );
}

/** What stands on any surface, by its foot and half its width. */
function standing({ page, monsters }: Realm): { readonly x: number; readonly y: number; readonly half: number }[] {
  return monsters.kingdoms.flatMap(({ buildings }) => buildings.map((it) => footOf(page.piece(it.piece))));
}

/** The middle of the side that a building stands on. */
export function footOf({ shape: { path } }: Piece): { readonly x: number; readonly y: number; readonly half: number } {
  const [ax, ay, bx, by] = path as [number, number, number, number];
  return { x: (ax + bx) / 2, y: (ay + by) / 2, half: distance(ax, ay, bx, by) / 2 };
}

/** A building on the surface, its feet on the line and its roof away from the rock (H1-ALT-21, -22). */
export function drawBuilding(
  world: Realm,
  kingdom: Kingdom,
  { at, what, clause, size = ONE_BEAD, called, variant, instead = [] }: NewBuilding,
): Building {
  const { page } = world;
  const before = instead.flatMap((id) => page.beadsIn(id));
  const shape = buildingAt(page, kingdom.surface, at, size);
  const piece = draw(world, {
    clause,
    kind: 'building',
    shape,
    area: size.wide * size.high,
    what: called ?? { kind: what === 'other' ? 'castle' : what },
    room: what,
    ...(variant && { variant }),
    owner: kingdom.id,
    people: 'kingdoms',
    stratum: 0,
    instead,
  });
  if (before.length > 0) {
    const moves = before.map((it, nth) => moveBead(world, it, piece, kingdom.id, nth));
    const beads = moves.map((it) => it.bead.id);
    note(world, { kind: 'brought back', clause, group: kingdom.id, piece: piece.id, beads }, moves);
  }
  const building: Building = { what, piece: piece.id, cellar: null };
  kingdom.buildings.push(building);
  bridgeMouth(world, kingdom);
  return building;
}

/** A castle that is nobody's, at a random place of the surface: an artifact is laid there (PT-JOI-06). Null on a full surface. */
export function* castleOfNobody(world: Realm, clause: Clause, about: string): Rule<Piece | null> {
  const at = yield* anySite(world, { surface: 0, what: 'castle', clause, about });
  if (!at) return null;
  const shape = buildingAt(world.page, 0, at, ONE_BEAD);
  const what = { kind: 'castle' } as const;
  return draw(world, { clause, kind: 'building', shape, what, room: 'castle', people: 'kingdoms', stratum: 0 });
}

interface NewBuilding {
  readonly at: Point;
  readonly what: Building['what'];
  readonly clause: Clause;
  readonly size?: Size;
  readonly called?: Called;
  readonly variant?: string;
  /** What stood there before; what lay in it is the kingdom's now. */
  readonly instead?: readonly string[];
}

/** Its first side is the one that it stands on. */
function buildingAt(page: Page, surface: number, at: Point, { wide, high }: Size): Shape {
  const down = downAt(page, surface, at);
  const [sx, sy] = [-down.y, down.x];
  const corner = (side: number, up: number) =>
    [mil(at.x + sx * side - down.x * up), mil(at.y + sy * side - down.y * up)] as const;
  return polygon([
    ...corner(-wide / 2, 0),
    ...corner(wide / 2, 0),
    ...corner(wide / 2, high),
    ...corner(-wide / 2, high),
  ]);
}

/** Into the rock: of the lower surface of a hollow earth that is upwards (H1-ALT-12). */
export function downAt(page: Page, surface: number, { x, y }: Point): Point {
  return surface === 1 ? { x: 0, y: -1 } : page.fall(x, y);
}
