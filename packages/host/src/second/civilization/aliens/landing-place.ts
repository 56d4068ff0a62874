import { gapTo, liesInRock, mil, type Page, type Piece, type Point, TOLERANCE } from '@understory/page';
import type { Rule, Spot, Stream } from '@understory/table';
import { throughGateway } from '../../../gateway.ts';
import { lairs } from '../../../lairs.ts';
import { movedInside } from '../../../places.ts';
import { pointShape } from '../../../works.ts';
import type { World } from '../../../world.ts';
import { spot } from '../../asks.ts';
import { type Resource, resourceOf } from '../../nouns.ts';
import type { Places } from '../../questions.ts';
import type { Civ } from '../civ.ts';
import { setUpPlace } from '../rooms.ts';
import { fitsAbove, isOnSurface, placeAbove, type StructureSite } from './place.ts';
import { ALIEN_REACH } from './reach.ts';
import { hall, radiusOf } from './shapes.ts';

/** H2-ALN-03: the Landing Site has six square beads. */
export const LANDING = 6;
/** … and lies this far from the page's edges (H2-ALN-02). */
const FROM_EDGE = 2;

/** H2-ALN-02: chosen anywhere on or under the surface; then through a Gateway (H2-CIV-07), or off what bars it (H2-CIV-31). */
export function* landingPlace(civ: Civ): Rule<StructureSite> {
  const { world } = civ;
  const { page } = world;
  const at = yield* spot('H2-ALN-02', {
    by: 'maker',
    topic: { kind: 'where the aliens land' },
    where: landingPlaces(page),
    usual: richestPlace(world),
  });
  if (isOnSurface(page, at)) return { at: offTheSolid(civ, at), above: true, walled: null };
  const start = throughGateway(world, 'H2-CIV-07', at);
  const below = intoTheRock(page, start.at);
  return { at: start.gateway ? below : setUpPlace(civ, below, 'Landing Site', LANDING), above: false, walled: null };
}

function landingPlaces(page: Page): Places {
  const inside = (x: number, y: number) =>
    x >= FROM_EDGE && x <= page.width - FROM_EDGE && y >= FROM_EDGE && y <= page.height - FROM_EDGE;
  const has = ({ x, y }: Spot) => inside(x, y) && (isOnSurface(page, { x, y }) || page.stratumAt(x, y) > 0);
  const any = (draw: Stream): Spot => {
    for (;;) {
      const x = mil(FROM_EDGE + draw.unit() * (page.width - 2 * FROM_EDGE));
      const y = mil(FROM_EDGE + draw.unit() * (page.height - 2 * FROM_EDGE));
      // What falls in the sky drops to the ground (H2-MSR-19).
      const place = { x, y: mil(Math.max(y, page.surfaceAt(x))) };
      if (has(place)) return place;
    }
  };
  return { place: { kind: 'where aliens may land' }, has, any, outlines: [] };
}

/**
 * The default: the place of the one-bead grid with the most kinds of resource within a finger; on a tie one on the surface,
 * then the smaller x, then the smaller y.
 */
function richestPlace(world: World): Point {
  const { page } = world;
  const kindsAt = kindsRound(world);
  let best: Point = { x: page.width / 2, y: mil(page.surfaceAt(page.width / 2)) };
  let most = -1;
  const consider = (x: number, y: number) => {
    const kinds = kindsAt(x, y);
    if (kinds > most) [best, most] = [{ x, y }, kinds];
  };
  for (let x = FROM_EDGE; x <= page.width - FROM_EDGE; x++) {
    const y = mil(page.surfaceAt(x));
    if (y >= FROM_EDGE && y <= page.height - FROM_EDGE) consider(x, y);
  }
  for (let x = FROM_EDGE; x <= page.width - FROM_EDGE; x++) {
    for (let y = FROM_EDGE; y <= page.height - FROM_EDGE; y++)
      if (page.stratumAt(x, y) > 0 && !isOnSurface(page, { x, y })) consider(x, y);
  }
  return best;
}

/** A surface biome is a biome too (H2-MSR-25). */
const KINDS: readonly (readonly Resource[])[] = [['ore'], ['gems'], ['water'], ['magma'], ['biome', 'surface biome']];

/** How many kinds of resource there are within a finger of a point; lairs are the sixth. */
function kindsRound(world: World): (x: number, y: number) => number {
  const far = (ALIEN_REACH + TOLERANCE) * (ALIEN_REACH + TOLERANCE);
  const left = world.page.units.filter((it) => it.until === null);
  const places = KINDS.map((kinds) =>
    Float64Array.from(left.filter((it) => kinds.includes(resourceOf(it))).flatMap(({ at }) => [at.x, at.y])),
  );
  const dens = lairs(world).map((it) => it.piece.shape);
  const isNear = (at: Float64Array, x: number, y: number) => {
    for (let i = 0; i < at.length; i += 2) {
      const dx = (at[i] as number) - x;
      const dy = (at[i + 1] as number) - y;
      if (dx * dx + dy * dy <= far) return true;
    }
    return false;
  };
  return (x, y) => {
    let count = dens.some((it) => gapTo(it, x, y, ALIEN_REACH + 1) <= ALIEN_REACH + TOLERANCE) ? 1 : 0;
    for (const at of places) if (isNear(at, x, y)) count++;
    return count;
  };
}

/** No underground room lies above the surface line (H2-INV-04). */
function intoTheRock(page: Page, at: Point): Point {
  const shape = hall('Landing Site', at.x, at.y, LANDING);
  return liesInRock(page, shape) ? at : movedInside(page, at, radiusOf(shape));
}

/** H2-CIV-31, on the surface: off a deposit, a vent or a lair, to the nearest place along the surface where it fits. */
function offTheSolid({ world }: Civ, at: Point): Point {
  const { page } = world;
  const dens = new Set(lairs(world).map((it) => it.piece.id));
  const bars = ({ id, kind }: Piece) =>
    kind === 'ore' || kind === 'gem' || kind === 'magma' || kind === 'vent' || kind === 'void' || dens.has(id);
  const here = { x: at.x, y: mil(page.surfaceAt(at.x)) };
  if (!page.within(pointShape(here), 0).some(bars)) return here;
  return placeAbove(page, at.x, (x) => fitsAbove(page, 'Landing Site', x, LANDING)) ?? here;
}
