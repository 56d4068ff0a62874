import {
  clamp,
  type Fit,
  fits,
  freeRock,
  gap,
  liesInRock,
  mil,
  type Page,
  type Piece,
  type Point,
  ringAt,
  type Shape,
  walledOff,
} from '@understory/page';
import { lairs } from '../../../lairs.ts';
import { CLEARANCE } from '../../../places.ts';
import type { World } from '../../../world.ts';

export type Layout = 'above' | 'below' | 'mixed';

/** H2-ELF-36: three columns and two rows of rooms, their middles this far apart. */
const COLUMNS = [-1.5, 0, 1.5] as const;
const ROWS = [-0.75, 0.75] as const;
/** Half of the whole of it, walls and all. */
const WIDE = 2.2;
const HIGH = 1.45;

export interface CapitolRoom extends Point {
  readonly sort: 'sanctum' | 'pit';
}

/** The upper row from the left, then the lower one. */
export function capitolRooms({ x, y }: Point, layout: Layout): CapitolRoom[] {
  return ROWS.flatMap((row) =>
    COLUMNS.map((column) => {
      const noblesAbove = layout === 'above' || (layout === 'mixed' && column !== 0);
      const sort = noblesAbove === row < 0 ? ('sanctum' as const) : ('pit' as const);
      return { sort, x: mil(x + column), y: mil(y + row) };
    }),
  );
}

/** H2-MSR-18: clear of all pieces, of lairs and of a nexus that bites. Strata are thinner than it is high, so it may stick out of its own. */
export function capitolFits(world: World): (x: number, y: number) => boolean {
  const { page } = world;
  const bites = perilous(world);
  return (x, y) => {
    const shape = wholeAt(x, y);
    if (!fits(page, { shape: () => shape, clear: CLEARANCE }, x, y)) return false;
    return bites.every((it) => gap(shape, it.shape, 3) > page.measures.near);
  };
}

/** H2-CIV-31: where it cannot be it is moved to the nearest place where the whole of it fits. */
export function movedToFit(world: World, at: Point): Point {
  const { page } = world;
  const dens = new Set(lairs(world).map((it) => it.piece));
  const barred = [...page.drawn()].filter((it) => isBarred(it) || dens.has(it));
  const clearOf = (those: readonly Piece[]) => (_x: number, _y: number, shape: Shape) =>
    those.every((it) => gap(shape, it.shape, 0.5) > 0.3);
  const here = wholeAt(at.x, at.y);
  if (
    liesInRock(page, here) &&
    barred.every((it) => (it.kind === 'nexus' ? !page.touches(here, it.shape) : gap(here, it.shape, 0.1) > 0))
  )
    return at;
  const bites = perilous(world);
  const shun = lairs(world).map((it) => it.piece.shape);
  const inRock: Fit = { shape: wholeAt, clear: 0.3, where: clearOf(bites) };
  // A world of caverns has no such rock; then it stands in one of them.
  const inCavern: Fit = { shape: wholeAt, clear: 0, counts: () => false, where: clearOf(barred) };
  const found = freeRock(page, inRock, { to: at, shun }) ?? freeRock(page, inCavern, { to: at, shun });
  return found ?? insidePage(page, walledOff(page, page.drawn(), HIGH, at)?.at ?? at);
}

/** Moved just far enough to lie on the page and under the surface with all of its rooms (H2-INV-04). */
export function insidePage(page: Page, { x, y }: Point): Point {
  const atX = clamp(x, WIDE, page.width - WIDE);
  const roof = Math.max(...[-WIDE, -WIDE / 2, 0, WIDE / 2, WIDE].map((off) => page.surfaceAt(atX + off)));
  return { x: mil(atX), y: mil(Math.min(page.height - HIGH, Math.max(y, roof + HIGH))) };
}

const ACROSS = [-WIDE, -WIDE / 2, 0, WIDE / 2, WIDE];
const WHOLE = [
  ...ACROSS.flatMap((x) => [x, -HIGH]),
  ...[WIDE, 0],
  ...[...ACROSS].reverse().flatMap((x) => [x, HIGH]),
  ...[-WIDE, 0],
];

/** With points along its sides, so that none of them cuts through a valley of the surface. */
function wholeAt(x: number, y: number): Shape {
  return ringAt(WHOLE, x, y, 1);
}

/** What no room may be drawn in, beside lairs (H2-CIV-31). */
function isBarred(it: Piece): boolean {
  if (it.kind === 'ore' || it.kind === 'gem' || it.kind === 'magma' || it.kind === 'void') return true;
  if (it.nexus === 'plague' || it.nexus === 'fate') return true;
  return it.nexus === 'crossroads' && it.kind !== 'tunnel';
}

/** Lairs, and the areas of a nexus that acts on contact. */
function perilous(world: World): Piece[] {
  const bites = [...world.page.drawn()].filter(
    (it) => it.nexus === 'plague' || it.nexus === 'fate' || it.nexus === 'radiation',
  );
  return [...lairs(world).map((it) => it.piece), ...bites];
}
