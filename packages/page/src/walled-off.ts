import { areaOf, bounds, depthIn, distance, type Point, type Shape, TOLERANCE } from '@understory/ruler';
import { HALF } from './clearance.ts';
import type { Piece } from './model.ts';
import type { Page } from './page.ts';
import { liesInRock } from './place-room.ts';

/**
 * H2-CIV-30: no free rock anywhere, so the room is walled off inside the largest of these pieces, nearest to a point;
 * where no other room stands yet, as long as there is such a place.
 */
export function walledOff(
  page: Page,
  among: Iterable<Piece>,
  radius: number,
  to: Point,
): { readonly at: Point; readonly piece: Piece } | null {
  let piece: Piece | null = null;
  for (const it of among)
    if (it.matter === 'open' && (!piece || areaOf(it.shape) > areaOf(piece.shape) + TOLERANCE)) piece = it;
  if (!piece) return null;
  const free = (x: number, y: number) =>
    // A room's corners reach farther than its radius; the page's edge and the surface hold for it all the same.
    liesInRock(page, { path: [x, y], closed: false, swell: radius * 1.25 }) &&
    page.within({ path: [x, y], closed: false, swell: radius * 0.9 }, 0).every((it) => it.kind !== 'room');
  const at =
    nearestInside(piece.shape, radius, to, free) ??
    nearestInside(piece.shape, 0, to, free) ??
    nearestInside(piece.shape, radius, to, always) ??
    nearestInside(piece.shape, 0, to, always);
  return { at: at ?? { x: piece.shape.path[0] as number, y: piece.shape.path[1] as number }, piece };
}

const always = () => true;

/** The half-bead point nearest to another at which a disc lies inside the outline. */
function nearestInside(shape: Shape, radius: number, to: Point, may: (x: number, y: number) => boolean): Point | null {
  const { left, top, right, bottom } = bounds(shape);
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let x = Math.ceil(left / HALF) * HALF; x <= right; x += HALF) {
    for (let y = Math.ceil(top / HALF) * HALF; y <= bottom; y += HALF) {
      const far = distance(x, y, to.x, to.y);
      if (far >= least - TOLERANCE || depthIn(shape, x, y) < radius || !may(x, y)) continue;
      best = { x, y };
      least = far;
    }
  }
  return best;
}
