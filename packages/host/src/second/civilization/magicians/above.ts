import { BEAD_AREA, bounds, line, mil, type Piece, type Point, type Shape, TOLERANCE } from '@understory/page';
import type { Clause, Rule, Spot, Stream } from '@understory/table';
import { lairs } from '../../../lairs.ts';
import { FINGER, TUNNEL } from '../../../measures.ts';
import { surfaceBetween } from '../../../places.ts';
import { alongSurface, standsFree } from '../../../surface-places.ts';
import { works } from '../../../works.ts';
import { spot } from '../../asks.ts';
import type { Thing } from '../../called.ts';
import type { Drawing } from '../../draw.ts';
import type { Places } from '../../questions.ts';
import { perils } from '../contact.ts';
import { drawWork, type Manners } from '../opening.ts';
import type { MagicianCiv } from './magician-civ.ts';
import { joinUp } from './roads.ts';
import { ROAD } from './sorts.ts';
import { houseOf } from './style.ts';

/** A building keeps this clear of a nexus that acts on contact: nobody settles on it unawares. */
const CLEAR_OF_PERILS = 0.6;
/** Where the surface is full, houses stand closer. */
const CLOSE = 0.5;

/** A building about to be raised. */
export interface BuildingWish {
  readonly clause: Clause;
  readonly sort: string;
  readonly what: Thing;
  readonly area?: number;
  readonly variant?: string;
  readonly manners?: Manners;
}

/** Raise a building on the surface, near the Stone, joined to the works (H2-MAG-17, H2-CIV-10). */
export function* raise(civ: MagicianCiv, wish: BuildingWish, at: Point): Rule<Piece> {
  const { clause, sort, what, area = BEAD_AREA, variant, manners } = wish;
  const shape = houseOf(civ, sort, at.x, area);
  const near = civ.world.page.nearest(shape, works(civ));
  const drawing: Drawing = { clause, kind: 'building', shape, area, what, room: sort, stratum: 0, manner: 'straight' };
  const building = yield* drawWork(civ, { ...drawing, ...(variant ? { variant } : {}) }, { ...manners, livedIn: true });
  const { encounters = true } = manners ?? {};
  if (near) yield* joinUp(civ, clause, near, building, { encounters });
  return building;
}

/** Where it stands: the player's choice within a finger of the Stone; null if the surface has no room left. */
export function* placeAbove(civ: MagicianCiv, { sort, what, area = BEAD_AREA }: BuildingWish): Rule<Point | null> {
  const { page } = civ.world;
  const usual = usualX(civ, sort, area);
  if (usual === null) return null;
  const place = { x: usual, y: mil(page.surfaceAt(usual)) };
  const at = yield* spot('H2-CIV-10', {
    by: civ.group.id,
    topic: { kind: 'where a room lies', room: what },
    where: surfaceNear(civ, sort, area, place),
    usual: place,
    about: sort,
  });
  return { x: at.x, y: mil(page.surfaceAt(at.x)) };
}

/** H2-CIV-29: out from the Stone, to the right and to the left; those not near a lair, nor with one on the way, first. */
function usualX(civ: MagicianCiv, sort: string, area: number): number | null {
  const { page } = civ.world;
  const from = middleOf(civ.stone.shape);
  const dens = lairs(civ.world).map((it) => it.piece.shape);
  const isQuiet = (x: number, shape: Shape) => {
    const way = line(surfaceBetween(page, Math.min(from, x), Math.max(from, x)), TUNNEL);
    return !dens.some((it) => page.near(it, shape) || page.touches(it, way));
  };
  for (const { aside, stride } of TRIES) {
    const free = fitter(civ, sort, area, aside);
    const quiet = dens.length > 0 ? alongSurface(page, from, (x) => free(x, isQuiet), stride) : null;
    const x = quiet ?? alongSurface(page, from, (it) => free(it), stride);
    if (x !== null) return x;
  }
  return null;
}

/** Houses stand by roads, so that these don't count. */
const isRoad = ({ room }: Piece) => room === ROAD;
const isBelow = (piece: Piece) => isRoad(piece) || piece.stratum !== 0;
const isNoHouse = ({ kind }: Piece) => kind !== 'building';

/** Where the surface is full, houses stand closer; then over caves; at last over anything but other houses (H2-CIV-30). */
const TRIES: readonly { readonly aside: (piece: Piece) => boolean; readonly stride?: number }[] = [
  { aside: isRoad },
  { aside: isRoad, stride: CLOSE },
  { aside: isBelow, stride: CLOSE },
  { aside: isNoHouse, stride: CLOSE },
];

/** Does it stand free at an x, and as wished? */
function fitter(
  civ: MagicianCiv,
  sort: string,
  area: number,
  aside: (piece: Piece) => boolean = isRoad,
): (x: number, wish?: (x: number, shape: Shape) => boolean) => boolean {
  const { page } = civ.world;
  const shunned = perils(civ).map((it) => it.shape);
  return (x, wish = () => true) => {
    const shape = houseOf(civ, sort, x, area);
    return (
      standsFree(page, shape, aside) &&
      shunned.every((it) => page.gap(shape, it, CLEAR_OF_PERILS) >= CLEAR_OF_PERILS - TOLERANCE) &&
      wish(x, shape)
    );
  };
}

function surfaceNear(civ: MagicianCiv, sort: string, area: number, usual: Point): Places {
  const { page } = civ.world;
  const stone = civ.stone.shape;
  const free = fitter(civ, sort, area);
  const has = ({ x, y }: Spot) =>
    (x === usual.x && y === usual.y) ||
    (Math.abs(y - page.surfaceAt(x)) <= 0.5 &&
      page.gap(houseOf(civ, sort, x, area), stone, FINGER + TOLERANCE) <= FINGER + TOLERANCE &&
      free(x));
  const any = (draw: Stream): Spot => {
    const { left, right } = bounds(stone);
    for (let i = 0; i < 20; i++) {
      const x = mil(left - FINGER + draw.unit() * (right - left + 2 * FINGER));
      const place = { x, y: mil(page.surfaceAt(x)) };
      if (x > 0 && x < page.width && has(place)) return place;
    }
    return usual;
  };
  return { place: { kind: 'by the Summoning Stone' }, has, any, outlines: [] };
}

/** Where a construction must stand although the surface is full: clearances do not apply then (H2-CIV-30), but it is on the page (H2-INV-04). */
export function crowdedPlace(civ: MagicianCiv, { sort, area = BEAD_AREA }: BuildingWish): Point {
  const { page } = civ.world;
  const from = middleOf(civ.stone.shape);
  const isOnPage = (it: number) => {
    const { left, right, top } = bounds(houseOf(civ, sort, it, area));
    return left >= 0 && right <= page.width && top >= 0;
  };
  const x = alongSurface(page, from, isOnPage) ?? from;
  return { x, y: mil(page.surfaceAt(x)) };
}

function middleOf(shape: Shape): number {
  const { left, right } = bounds(shape);
  return mil((left + right) / 2);
}
