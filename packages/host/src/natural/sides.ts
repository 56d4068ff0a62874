import { depthIn, holdsPoint, mil, type Page, type Point, type Shape } from '@understory/page';
import type { Stream } from '@understory/table';
import { fallen, type Places } from '../places.ts';

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/**
 * The points of a side of the page; of the left and the right only what is underground. No side touches a world closed all
 * round: there it is the part of its surface that faces the side.
 */
export function placesOnSide(page: Page, side: Side): Places {
  const { width, height } = page;
  const [surface] = page.ground.surfaces;
  if (surface?.closed) return placesFacing(page, side, surface);
  const at = (t: number): Point => {
    if (side === 'top' || side === 'bottom') return { x: mil(t * width), y: side === 'top' ? 0 : height };
    const x = side === 'left' ? 0 : width;
    const [roof, floor] = [page.surfaceAt(x), page.floorAt(x)];
    return { x, y: mil(roof + t * (floor - roof)) };
  };
  const [from, to] = [at(0), at(1)];
  return {
    place: { kind: 'on a side of the page', side },
    has: ({ x, y }) =>
      Math.abs(x - at(0).x) <= (from.x === to.x ? 0.5 : width) &&
      Math.abs(y - from.y) <= (from.y === to.y ? 0.5 : height),
    any: (draw: Stream) => at(draw.unit()),
    outlines: [[from.x, from.y, to.x, to.y]],
  };
}

function placesFacing(page: Page, side: Side, surface: Shape): Places {
  const { width, height } = page;
  const at = (t: number): Point => {
    const across = side === 'top' || side === 'bottom';
    const x = across ? t * width : side === 'left' ? 0 : width;
    const y = across ? (side === 'top' ? 0 : height) : t * height;
    return fallen(page, { x, y }, (px, py) => -depthIn(surface, px, py));
  };
  const line = Array.from({ length: 33 }, (_, i) => at(i / 32)).flatMap(({ x, y }) => [x, y]);
  const shape = { path: line, closed: false, swell: 0.5 };
  return {
    place: { kind: 'on a side of the page', side },
    has: ({ x, y }) => holdsPoint(shape, x, y),
    any: (draw: Stream) => at(draw.unit()),
    outlines: [line],
  };
}
