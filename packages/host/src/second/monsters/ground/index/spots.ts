import {
  bounds,
  centreOf,
  depthIn,
  derived,
  gapTo,
  holdsPoint,
  inRing,
  lasting,
  mil,
  type Page,
  type Piece,
  type Point,
  type Shape,
  spread,
  TOLERANCE,
} from '@understory/page';
import { capacity } from '../../../../beads.ts';
import { isLarge, isRoom } from '../room.ts';
import { SEAT } from '../seat.ts';

/** The seats of a small room: its middle, or as many points as it holds beads (H2-MSR-34). */
export const spotsIn = lasting((piece: Piece): readonly Point[] => {
  const { x, y } = centreOf(piece.shape);
  const many = capacity(piece);
  // The middle of a crescent or a ring is outside its outline.
  if (many === 1 && gapTo(piece.shape, x, y) === 0) return [{ x: mil(x), y: mil(y) }];
  // Seats keep clear of the wall where there is room for that; in a narrow place they lie wherever they fit.
  const inner = spread(piece.shape, many, (px, py) => depthIn(piece.shape, px, py) >= WALL);
  return inner.length >= many && inner.every((it) => depthIn(piece.shape, it.x, it.y) >= WALL)
    ? inner
    : spread(piece.shape, many);
});

/** The distance of a seat's middle from the wall, where there is room for it. */
const WALL = 0.25;

/** The middle of a place; that of a crescent or a ring is outside its outline. */
export const middleOf = lasting(({ shape }: Piece): Point => {
  const { x, y } = centreOf(shape);
  if (holdsPoint(shape, x, y)) return { x: mil(x), y: mil(y) };
  // Units may lie a hair outside the edge; whoever points at a place must hit it.
  const [inner] = spread(shape, 1, (px, py) => holdsPoint(shape, px, py));
  const isIn = inner !== undefined && holdsPoint(shape, inner.x, inner.y);
  return isIn ? inner : { x: shape.path[0] as number, y: shape.path[1] as number };
});

/** Where the first bead sits in a small room: in its middle, if that lies in it (H2-MSR-34). */
export const seatOfEmpty = lasting((piece: Piece): Point => spotsIn(piece)[0] ?? centreOf(piece.shape));

interface Spots {
  /** The whole seat lies in the place. */
  readonly roomy: readonly Point[];
  /** Only the middle of the seat does. */
  readonly tight: readonly Point[];
}

/** The half-bead points in a place, from left to right, each column from the top; a river may run off the page. */
export function halfBeadSpots(page: Page, { shape }: Piece): Spots {
  return seatsWithin(shape, page);
}

/** By outline: after an undo the game has new pieces with the same outlines. */
const seatsWithin = lasting((shape: Shape, page: Page): Spots => {
  const { left, top, right, bottom } = bounds(shape);
  const deepAt = depthsIn(shape);
  const roomy: Point[] = [];
  const tight: Point[] = [];
  for (let x = Math.ceil(left * 2) / 2; x <= right; x += 0.5) {
    for (let y = Math.ceil(top * 2) / 2; y <= bottom; y += 0.5) {
      if (!isSeatOn(page, x, y)) continue;
      const deep = deepAt(x, y);
      if (deep >= SEAT - TOLERANCE) roomy.push({ x, y });
      else if (deep > 0) tight.push({ x, y });
    }
  }
  return { roomy, tight };
});

/** The half-bead points in a place or on its outline, in the same order. */
export function openSpots(page: Page, { shape }: Piece): readonly Point[] {
  return spotsWithin(shape, page);
}

const spotsWithin = lasting((shape: Shape, page: Page): readonly Point[] => {
  const { left, top, right, bottom } = bounds(shape);
  const found: Point[] = [];
  for (let x = Math.ceil(left * 2) / 2; x <= right + TOLERANCE; x += 0.5)
    for (let y = Math.ceil(top * 2) / 2; y <= bottom + TOLERANCE; y += 0.5)
      if (isSeatOn(page, x, y) && gapTo(shape, x, y, TOLERANCE) <= TOLERANCE) found.push({ x, y });
  return found;
});

function isSeatOn({ width, height }: Page, x: number, y: number): boolean {
  return x >= SEAT && y >= SEAT && x <= width - SEAT && y <= height - SEAT;
}

/** The strata in which a place has seats at all. */
export function strataOf(page: Page, piece: Piece): ReadonlySet<number> {
  const known = strata(page);
  let found = known.get(piece);
  if (!found) {
    const spots = isLarge(piece) ? halfBeadSpots(page, piece) : { roomy: spotsIn(piece), tight: [] };
    found = new Set([...spots.roomy, ...spots.tight].map(({ x, y }) => page.stratumAt(x, y)));
    known.set(piece, found);
  }
  return found;
}

/** The ground may change under what is drawn. */
const strata = derived(
  ({ gone }: Page) => gone,
  () => new Map<Piece, ReadonlySet<number>>(),
);

/** The rooms of the page: those with room for several, and the others. */
interface Dwellings {
  readonly small: readonly Piece[];
  readonly large: readonly Piece[];
}

export const dwellings = derived(
  ({ version }: Page) => version,
  (page): Dwellings => {
    const rooms = page.pieces.filter((it) => it.until === null && isRoom(it));
    return { small: rooms.filter((it) => !isLarge(it)), large: rooms.filter(isLarge) };
  },
);

/** The depth of spots inside an outline. Beyond a bead the exact depth does not matter, nor does the distance outside a ring. */
function depthsIn(shape: Shape): (x: number, y: number) => number {
  const { path, closed, swell } = shape;
  if (!closed || swell > 0) return (x, y) => depthIn(shape, x, y);
  const wall = { path: [...path, path[0] as number, path[1] as number], closed: false, swell: 0 };
  return (x, y) => (inRing(path, x, y) ? gapTo(wall, x, y, 1) : 0);
}
