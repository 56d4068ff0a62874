import {
  bounds,
  centreOf,
  distance,
  type Fit,
  fits,
  freeRock,
  freeRockNear,
  gap,
  mil,
  type Page,
  type Piece,
  type Point,
  type Shape,
  TOLERANCE,
} from '@understory/page';
import type { Rule, Spot, Stream } from '@understory/table';
import { lairs } from '../../../lairs.ts';
import { CLEAR } from '../../../measures.ts';
import { spot } from '../../asks.ts';
import type { Places } from '../../questions.ts';
import { walledIn } from '../rooms.ts';
import type { AlienCiv } from './alien-civ.ts';
import type { AlienFacility } from './facilities.table.ts';
import { ALIEN_REACH, bases, unitsInReach } from './reach.ts';
import { hall, house, radiusOf } from './shapes.ts';

/** H2-ALN-08: every facility has two square beads. */
export const FACILITY = 2;
/** … and stands this near to what it needs. */
const BESIDE = 1;
/** A spot this near to the surface line is on it. */
const ON_SURFACE = 0.5;

/** Where a structure comes to stand: on the surface or under it. */
export interface StructureSite {
  readonly at: Point;
  readonly above: boolean;
  /** The cave in which it is walled off, on a full page (H2-CIV-30). */
  readonly walled: Piece | null;
}

/** What a facility must stand by, and how near. */
interface Terms {
  readonly by: readonly Shape[];
  readonly within: number;
  keeps(shape: Shape): boolean;
}

/** H2-ALN-08: by the resource that it needs, or near the Landing Site; the nearest to the Landing Site by default. */
export function* facilityPlace(civ: AlienCiv, facility: AlienFacility): Rule<StructureSite> {
  const terms = termsOf(civ, facility);
  const usual = usualPlace(civ, facility.name, terms);
  if (usual.walled) return usual;
  const at = yield* spot('H2-ALN-08', {
    by: civ.group.id,
    topic: { kind: 'where a facility stands', facility: facility.name },
    where: places(civ, facility, terms, usual.at),
    usual: usual.at,
    about: facility.name,
  });
  return { at, above: isOnSurface(civ.world.page, at), walled: null };
}

export function isOnSurface(page: Page, { x, y }: Point): boolean {
  return Math.abs(y - page.surfaceAt(x)) <= ON_SURFACE;
}

/** A resource is the patches that its units in reach lie in. */
function termsOf(civ: AlienCiv, { needs }: AlienFacility): Terms {
  const { page } = civ.world;
  const units = unitsInReach(civ, needs);
  const patches = [...new Set(units.map((it) => it.piece))].map((it) => page.piece(it).shape);
  const by = needs.length > 0 ? patches : [civ.landing.shape];
  const within = needs.length > 0 ? BESIDE : page.measures.near;
  const from = bases(civ);
  const isWithin = (shape: Shape, far: number, of: readonly Shape[]) =>
    of.some((it) => gap(shape, it, far + TOLERANCE) <= far + TOLERANCE);
  return { by, within, keeps: (shape) => isWithin(shape, within, by) && isWithin(shape, ALIEN_REACH, from) };
}

/** A colony under the sky builds under the sky where the terms allow it; otherwise in the rock (H2-CIV-29, -30). */
function usualPlace(civ: AlienCiv, name: string, terms: Terms): StructureSite {
  const { page } = civ.world;
  const above = civ.landing.stratum === 0 ? usualAbove(civ, name, terms) : null;
  if (above) return { at: above, above: true, walled: null };
  const to = centreOf(civ.landing.shape);
  const shun = lairs(civ.world).map((it) => it.piece.shape);
  const radius = radiusOf(hall(name, to.x, to.y, FACILITY));
  const within = terms.within + radius;
  const below =
    freeRockNear(page, fitBelow(name, terms), { to, of: terms.by, within, shun }) ??
    freeRock(page, fitBelow(name), { to, of: terms.by, within: ALIEN_REACH, shun });
  if (below) return { at: below, above: false, walled: null };
  return { ...walledIn(civ, to, fitBelow(name).shape), above: false };
}

/** H2-CIV-29, on the surface: 1.5 beads to the right, to the left, 3 to the right … those not near a lair first. */
function usualAbove(civ: AlienCiv, name: string, terms: Terms): Point | null {
  const { page } = civ.world;
  const good = (x: number) => fitsAbove(page, name, x, FACILITY) && terms.keeps(house(page, name, x, FACILITY));
  const dens = lairs(civ.world).map((it) => it.piece.shape);
  const quiet = (x: number) => !dens.some((it) => page.near(it, house(page, name, x, FACILITY)));
  const { x } = centreOf(civ.landing.shape);
  return placeAbove(page, x, (it) => good(it) && quiet(it)) ?? placeAbove(page, x, good);
}

/** The first of the places along the surface, going out from an x, that will do. */
export function placeAbove(page: Page, from: number, good: (x: number) => boolean): Point | null {
  for (let far = 1.5; far < page.width; far += 1.5) {
    for (const x of [mil(from + far), mil(from - far)]) if (good(x)) return { x, y: mil(page.surfaceAt(x)) };
  }
  return null;
}

/** Does it fit on the surface: on the page, and clear of what stands and lies there? */
export function fitsAbove(page: Page, name: string, x: number, area: number): boolean {
  if (x < 1 || x > page.width - 1) return false;
  const shape = house(page, name, x, area);
  const { left, right, top } = bounds(shape);
  return left >= 0 && right <= page.width && top >= 0 && page.clear(shape, CLEAR);
}

function fitBelow(name: string, terms?: Terms): Fit {
  const shape = (x: number, y: number) => hall(name, x, y, FACILITY);
  return { shape, clear: CLEAR, ...(terms ? { where: (x: number, y: number) => terms.keeps(shape(x, y)) } : {}) };
}

function places(civ: AlienCiv, { name }: AlienFacility, terms: Terms, usual: Point): Places {
  const { page } = civ.world;
  const fit = fitBelow(name, terms);
  const has = ({ x, y }: Spot) => {
    if (distance(x, y, usual.x, usual.y) < TOLERANCE) return true;
    if (!isOnSurface(page, { x, y })) return fits(page, fit, x, y);
    return fitsAbove(page, name, x, FACILITY) && terms.keeps(house(page, name, x, FACILITY));
  };
  const any = (draw: Stream): Spot => {
    for (let i = 0; i < 30; i++) {
      const near = bounds(draw.pick(terms.by));
      const far = terms.within + 1;
      const x = mil(near.left - far + draw.unit() * (near.right - near.left + 2 * far));
      const y = mil(near.top - far + draw.unit() * (near.bottom - near.top + 2 * far));
      const roof = page.surfaceAt(x);
      // What falls in the sky drops to the ground (H2-MSR-19).
      const place = { x, y: y < roof + ON_SURFACE ? mil(roof) : y };
      if (page.onPage(x, y) && has(place)) return place;
    }
    return usual;
  };
  return { place: { kind: 'where a facility may stand', facility: name }, has, any, outlines: [] };
}
