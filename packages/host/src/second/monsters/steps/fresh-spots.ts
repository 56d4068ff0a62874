import { BEAD_AREA, distance, type Fit, freeRocksNear, gap, mil, type Piece, type Point } from '@understory/page';
import { FINGER } from '../../../measures.ts';
import type { Den } from '../den.ts';
import { homeOf } from '../ground/lair.ts';
import { isPerilous } from '../ground/nexus.ts';
import { holderOf, waterFor } from '../ground/places.ts';
import { hutShape, hutStands, roomDisc, roomFit } from '../ground/room-place.ts';
import { SEAT } from '../ground/seat.ts';
import type { Monster } from '../monster.ts';
import type { Fitness, Where } from './fitness.ts';

/** H2-ACT-351: the most freshly dug spots that are offered, the nearest to the old home. */
export const OFFERED = 3;
/** A home that is dug is at most this large (H2-CRD-111). */
const LARGEST = 2;

/** H2-ACT-351: the free spots on a half-bead grid that fit the goal. Who lives only in water goes where water is (H2-CRD-C13.1). */
export function freshSpots(den: Den, me: Monster, fitness: Fitness, where: Where, most: number): Point[] {
  if (!fitness.mayBeDug || waterFor(me) === 'only') return [];
  const home = homeOf(den, me).at;
  const rock = where === 'above' ? [] : inRock(den, home, fitness, most);
  const sky = where === 'below' ? [] : underSky(den, home, fitness, most);
  const far = ({ x, y }: Point) => distance(x, y, home.x, home.y);
  return [...rock, ...sky].sort((a, b) => far(a) - far(b)).slice(0, most);
}

function inRock(den: Den, home: Point, fitness: Fitness, most: number): Point[] {
  const { page } = den.world;
  const perils = page.marks
    .filter((it) => it.until === null && it.kind === 'nexus')
    .map((it) => page.piece(it.piece))
    .filter((it) => isPerilous(den.world, it));
  const { clear } = roomFit(den);
  const fit: Fit = {
    shape: (x, y) => roomDisc({ x, y }, LARGEST),
    clear,
    where: (x, y, shape) =>
      willDo(den, home, fitness, { x, y }) && perils.every((it: Piece) => gap(it.shape, shape, clear) >= clear),
  };
  // With a goal, only the rock near what the goal names is searched.
  const search = fitness.only ? { to: home, of: fitness.only, within: FINGER + SEAT } : { to: home };
  return freeRocksNear(page, fit, search, most);
}

/** Spots of the surface line where a hut can stand. */
function underSky(den: Den, home: Point, fitness: Fitness, most: number): Point[] {
  const { page } = den.world;
  const found: Point[] = [];
  const middle = Math.round(home.x * 2) / 2;
  for (let far = 0; far < page.width && found.length < most; far += 0.5) {
    for (const x of far === 0 ? [middle] : [middle - far, middle + far]) {
      if (x < 1 || x > page.width - 1) continue;
      const [, y] = hutShape(den, x).path as [number, number];
      const at = { x, y: mil(y) };
      if (willDo(den, home, fitness, at) && hutStands(den, x, BEAD_AREA)) found.push(at);
    }
  }
  return found;
}

function willDo(den: Den, home: Point, fitness: Fitness, at: Point): boolean {
  if (distance(at.x, at.y, home.x, home.y) < FINGER) return false;
  return fitness.fits(null, at) && holderOf(den, null, at) === null;
}
