import { mil, type Page, type Point } from '@understory/page';
import type { Stream } from '@understory/table';
import type { Places } from '../places.ts';

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** The points of a side of the page; of the left and the right only what is underground. */
export function placesOnSide(page: Page, side: Side): Places {
  const { width, height } = page;
  const at = (t: number): Point => {
    if (side === 'top' || side === 'bottom') return { x: mil(t * width), y: side === 'top' ? 0 : height };
    const x = side === 'left' ? 0 : width;
    const roof = page.surfaceAt(x);
    return { x, y: mil(roof + t * (height - roof)) };
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
