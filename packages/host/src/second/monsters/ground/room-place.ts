import {
  BEAD_AREA,
  BEAD_RADIUS,
  centreOf,
  clock,
  disc,
  discOf,
  type Fit,
  fits,
  freeRockNear,
  gapTo,
  isCrowded,
  mil,
  type Piece,
  type Point,
  polygon,
  type Shape,
  TOLERANCE,
} from '@understory/page';
import type { Spot, Stream } from '@understory/table';
import { surfaceBetween } from '../../../places.ts';
import { alongSurface, standsFree } from '../../../surface-places.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import { homeOf, lairOf, lairPieces } from './lair.ts';
import { isPerilous } from './nexus.ts';
import { isLarge } from './room.ts';
import { walledPlace } from './walled-place.ts';

/** H2-MON-130: the distance of the middles at first, and how much it grows with each round. */
const FROM = 1.5;
const STEP = 1;
/** H2-MON-130, H2-MSR-11: more than 0.25 clear, and slightly more than the tolerance of H2-MSR-36, so that the room touches nothing. */
const CLEAR = 0.253;
/** The angles in turn: 0° is to the right, then clockwise on the page. */
const TURNS = Array.from({ length: 12 }, (_, i) => clock(i + 3));
/** How far from the lair the player may drag the room. */
const DRAG = 6;

/** Where a room is drawn: its middle, and the piece that it is joined to or (walled) walled off in. */
export interface RoomPlace {
  readonly at: Point;
  readonly by: Piece | null;
  readonly walled: Piece | null;
}

/** A place of the lair, round which a spot for a new room is looked for. */
interface Middle {
  readonly at: Point;
  readonly piece: Piece | null;
}

/** The middle of a room; in a large place, the seat (H2-MON-105). */
export function middles(den: Den, monster: Monster): Middle[] {
  const home = homeOf(den, monster);
  return lairPieces(den, monster).map((piece) => {
    if (!isLarge(piece)) return { at: centreOf(piece.shape), piece };
    const seat =
      piece.id === home.piece ? home : den.world.page.beadsIn(piece.id).find((it) => it.owner === monster.id);
    return { at: seat?.at ?? centreOf(piece.shape), piece };
  });
}

/** What makes a spot of rock fit for a room of this area: clear of all that is drawn, and of Plague and Fate (H2-MON-137). */
export function roomFit({ world }: Den, area = BEAD_AREA): Fit {
  const counts = (it: Piece) => it.matter !== 'cover' || isPerilous(world, it);
  return { shape: (x, y) => roomDisc({ x, y }, area), clear: CLEAR, counts };
}

/** H2-MSR-08: a bead-sized circle is 1.2 across. */
export function roomDisc({ x, y }: Point, area: number): Shape {
  return area === BEAD_AREA ? disc(x, y, BEAD_RADIUS) : discOf(x, y, area);
}

/** H2-MON-130: the angles in turn round each room in turn, then all again farther out; at last inside the home's place. */
export function usualPlace(den: Den, monster: Monster, area: number, about: readonly Middle[]): RoomPlace {
  const { page } = den.world;
  const fit = roomFit(den, area);
  const most = page.width + page.height;
  const need = roomDisc({ x: 0, y: 0 }, area).swell + CLEAR;
  for (let far = FROM; far <= most; far += STEP) {
    for (const { at, piece } of about) {
      for (const turn of TURNS) {
        const [x, y] = [mil(at.x + turn.x * far), mil(at.y + turn.y * far)];
        if (!page.onPage(x, y) || isCrowded(page, x, y, need)) continue;
        if (fits(page, fit, x, y)) return { at: { x, y }, by: piece, walled: null };
      }
    }
  }
  // No angle is free: any free rock of the page is better than walling off part of a place.
  const at = freeRockNear(page, fit, { to: homeOf(den, monster).at });
  return at ? { at, by: null, walled: null } : walledIn(den, monster, area);
}

/** H2-MON-130: a full page. In another place than the home's it is joined to the lair. */
function walledIn(den: Den, monster: Monster, area: number): RoomPlace {
  const home = homeOf(den, monster);
  const holds = den.world.page.piece(home.piece);
  const { at, walled } = walledPlace(den, holds, home.at, roomDisc(home.at, area).swell);
  return { at, walled, by: walled === holds || walled.id === holds.within ? null : holds };
}

/** Free rock near the lair, for a player who drags the room, and for chance. */
export function dragRegion(den: Den, monster: Monster, area: number, usual: Point) {
  const { page } = den.world;
  const fit = roomFit(den, area);
  const lair = lairOf(den, monster);
  const has = ({ x, y }: Spot) =>
    (x === usual.x && y === usual.y) ||
    (page.onPage(x, y) && lair.some((it) => gapTo(it, x, y, DRAG) <= DRAG + TOLERANCE) && fits(page, fit, x, y));
  const any = (draw: Stream): Spot => {
    const { at } = homeOf(den, monster);
    for (let i = 0; i < TRIES; i++) {
      const x = mil(at.x + (2 * draw.unit() - 1) * SCATTER);
      const y = mil(at.y + (2 * draw.unit() - 1) * SCATTER);
      if (has({ x, y })) return { x, y };
    }
    return usual;
  };
  return { place: { kind: 'in rock near the lair', far: DRAG } as const, has, any, outlines: [] };
}

/** How far from the home chance looks, and how often. */
const SCATTER = 3;
const TRIES = 12;

/** The height of a hut's middle above the surface line: the hut is under the sky and rests on the ground. */
const HUT_HEIGHT = 0.5;

/** H2-MON-130: a hut rests on the surface line; a patch of 2 beads lies along it (H2-ACT-215). */
export function hutShape({ world: { page } }: Den, x: number, area = BEAD_AREA): Shape {
  if (area === BEAD_AREA) return disc(x, page.surfaceAt(x) - HUT_HEIGHT, BEAD_RADIUS);
  const half = area / 2;
  const [left, right] = [Math.max(0, x - half), Math.min(page.width, x + half)];
  const ground = surfaceBetween(page, left, right);
  const over: number[] = [];
  for (let i = ground.length - 2; i >= 0; i -= 2)
    over.push(ground[i] as number, Math.max(0, (ground[i + 1] as number) - 1));
  return polygon([...ground, ...over]);
}

/** H2-MON-130: 1.5 beads to the right along the surface, then to the left, then 3 to the right …; null if it is full. */
export function hutPlace(den: Den, from: Point, area: number): number | null {
  return alongSurface(den.world.page, from.x, (x) => hutStands(den, x, area));
}

export function hutStands(den: Den, x: number, area: number): boolean {
  const isBelow = ({ kind, room }: Piece) => kind === 'tunnel' || room === 'track';
  return standsFree(den.world.page, hutShape(den, x, area), isBelow);
}

/** The surface line near the lair. */
export function hutRegion(den: Den, monster: Monster, area: number, usual: Point) {
  const { page } = den.world;
  const home = homeOf(den, monster).at.x;
  const has = ({ x }: Spot) => x === usual.x || (Math.abs(x - home) <= DRAG + TOLERANCE && hutStands(den, x, area));
  const any = (draw: Stream): Spot => {
    for (let i = 0; i < TRIES; i++) {
      const x = mil(home + (2 * draw.unit() - 1) * DRAG);
      if (x > 0 && x < page.width && has({ x, y: 0 })) return { x, y: mil(page.surfaceAt(x)) };
    }
    return usual;
  };
  return { place: { kind: 'on the surface near the home', far: DRAG } as const, has, any, outlines: [] };
}
