import { distance, type Page, type Point, pathLength, placeAlong } from '@understory/page';

/** H1-ALT-21: how far it is from one point of the surface to another: straight, and in a pocket universe along the rim. */
export function alongSurface({ ground }: Page, a: Point, b: Point): number {
  const [surface] = ground.surfaces;
  if (!surface?.closed) return distance(a.x, a.y, b.x, b.y);
  const rim = [...surface.path, surface.path[0] as number, surface.path[1] as number];
  const apart = Math.abs(placeAlong(rim, a.x, a.y) - placeAlong(rim, b.x, b.y));
  return Math.min(apart, pathLength(rim) - apart);
}
