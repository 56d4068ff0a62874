import { BEAD_AREA, centreOf, distance, fits, type Piece, type Point, TOLERANCE } from '@understory/page';
import { capacity, hasSpace } from '../../../beads.ts';
import type { Den } from '../den.ts';
import { seatsOf } from '../ground/lair.ts';
import { holderOf, maySit, placeAt } from '../ground/places.ts';
import { isLarge } from '../ground/room.ts';
import { hutStands, roomFit } from '../ground/room-place.ts';
import { homeArea } from '../ground/rooms.ts';
import { freeSeat } from '../ground/seat-in.ts';
import type { Creature, Monster } from '../monster.ts';
import type { Location } from './location.ts';

/** Spots are looked for on a grid of half a bead, as everywhere (H2-MSR-34, H2-ACT-351). */
const STEP = 0.5;

/** H2-MON-137: a location that is not legal is moved to the nearest spot that is. Who holds it does not matter (H2-MON-214). */
export function legalSpot(den: Den, me: Monster, location: Location): Location {
  // In a full cavern the spot itself may be free; its inhabitants are not fought for it.
  const { piece, at } = location;
  const isFull = piece && isLarge(piece) && !hasSpace(den.world, piece) && !isFullOfTreasure(den, piece);
  if (isFull && !holderOf(den, piece, at, me)) return freeSpot(den, me, location);
  return spotFor(den, me, location, () => true) ?? location;
}

/** H2-MON-225: the nearest spot that nobody holds; on a full page one is walled off where it is (H2-MON-130, -902). */
export function freeSpot(den: Den, me: Monster, location: Location): Location {
  const free = spotFor(den, me, location, (at) => !holderOf(den, placeAt(den, at), at, me));
  if (free) return free;
  const holder = holderOf(den, location.piece, location.at, me);
  const piece = location.piece ?? (holder && doorOf(den, location, holder));
  return { ...location, piece, isWalled: piece !== null };
}

/** The place of the seat that the location is taken by. */
export function doorOf(den: Den, { at, piece }: Location, holder: Creature): Piece {
  if (piece) return piece;
  const { page } = den.world;
  const point = { path: [at.x, at.y], closed: false, swell: 0 };
  const pieces = seatsOf(den, holder).map((it) => page.piece(it.piece));
  return page.nearest(point, pieces) ?? (pieces[0] as Piece);
}

/** The location itself if it will do, else the nearest spot that will; null on a full page. */
function spotFor(den: Den, me: Monster, location: Location, may: (at: Point) => boolean): Location | null {
  const willDo = (at: Point, isAbove: boolean) => isLegal(den, me, at, isAbove) && may(at);
  const isAbove = location.stratum === 0;
  if (willDo(location.at, isAbove)) return location;
  const at =
    (isAbove && nearestAbove(den, location.at.x, (it) => willDo(it, true))) ||
    nearestSpot(den, location.at, (it) => willDo(it, false));
  if (!at) return null;
  const piece = placeAt(den, at);
  const stratum = piece?.stratum ?? (at.y === surfaceAt(den, at.x) ? 0 : den.world.page.stratumAt(at.x, at.y));
  return { at, piece, stratum, gateway: location.gateway };
}

/** A place with a seat for it, or somebody to fight for one; rock that a home can be dug out of; or bare surface where a hut can stand (H2-MON-130). */
function isLegal(den: Den, me: Monster, at: Point, isAbove: boolean): boolean {
  const piece = placeAt(den, at);
  if (!maySit(den, me, piece, at)) return false;
  if (!piece && isAbove) return hutStands(den, at.x, BEAD_AREA) || holderOf(den, null, at, me) !== null;
  if (!piece) return fits(den.world.page, roomFit(den, homeArea(me.card)), at.x, at.y);
  // H2-MON-902: a large place has a capacity too.
  const isFree = isLarge(piece) ? hasSpace(den.world, piece) : freeSeat(den, me, piece, at);
  if (isFree || holderOf(den, piece, at, me)) return true;
  return isFullOfTreasure(den, piece) && maySit(den, me, piece, centreOf(piece.shape));
}

/** Loose treasure takes up the room; whoever moves in gathers it, and finds it another (H2-MON-211, H2-MON-E23). */
function isFullOfTreasure({ world: { page } }: Den, piece: Piece): boolean {
  const there = page.beadsIn(piece.id);
  return (
    there.length >= capacity(piece) && there.every((it) => it.owner === null && it.kind !== 'population' && !it.fixed)
  );
}

/** The nearest spot of the surface line that will do, to the right before to the left (H2-MON-130). */
function nearestAbove(den: Den, x: number, willDo: (at: Point) => boolean): Point | null {
  const { width } = den.world.page;
  for (let far = STEP; far <= width; far += STEP) {
    for (const to of [x + far, x - far]) {
      const at = { x: to, y: surfaceAt(den, to) };
      if (to >= 0 && to <= width && willDo(at)) return at;
    }
  }
  return null;
}

function surfaceAt({ world: { page } }: Den, x: number): number {
  return page.surfaceAt(x);
}

/** The nearest spot of the grid that will do, in growing squares; ties: the smaller x, then the smaller y (H2-MON-116). */
function nearestSpot({ world: { page } }: Den, to: Point, willDo: (at: Point) => boolean): Point | null {
  const columns = Math.floor(page.width / STEP + TOLERANCE);
  const rows = Math.floor(page.height / STEP + TOLERANCE);
  const column0 = Math.round(to.x / STEP);
  const row0 = Math.round(to.y / STEP);
  const rings = Math.max(column0, columns - column0, row0, rows - row0) + 1;
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let ring = 0; ring <= rings && (ring - 1) * STEP <= least; ring++) {
    for (let i = -ring; i <= ring; i++) {
      const isSide = i === -ring || i === ring;
      for (let j = -ring; j <= ring; j += isSide ? 1 : 2 * ring) {
        const at = { x: (column0 + i) * STEP, y: (row0 + j) * STEP };
        if (at.x < 0 || at.y < 0 || at.x > page.width || at.y > page.height) continue;
        const far = distance(at.x, at.y, to.x, to.y);
        const isTie = best !== null && Math.abs(far - least) <= TOLERANCE;
        if (isTie ? !comesFirst(at, best) : far > least) continue;
        if (!willDo(at)) continue;
        best = at;
        least = Math.min(least, far);
      }
    }
  }
  return best;
}

function comesFirst(a: Point, b: Point | null): boolean {
  return b === null || a.x < b.x || (a.x === b.x && a.y < b.y);
}
