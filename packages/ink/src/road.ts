import type { Shape } from '@understory/ruler';
import type { Mark } from './mark.ts';
import { evenly, smooth } from './pen-path.ts';

/** Draws a way under the sky, on the line of the ground. */
export type RoadPen = (shape: Shape) => Mark[];

/** A trodden band between two edges of ink, with a few stones in it. */
export const drawRoad: RoadPen = (shape) => {
  const d = courseOf(shape);
  const wide = Math.min(0.16, shape.swell * 0.7);
  return [
    { mark: 'path', d, pen: { stroke: 'ink', width: wide + 0.07, cap: 'round' } },
    { mark: 'path', d, pen: { stroke: 'sand', width: wide, cap: 'round' } },
    { mark: 'path', d, pen: { stroke: 'pencil', width: 0.045, dash: [0.05, 0.17, 0.08, 0.3], cap: 'round' } },
  ];
};

/** A rail on its sleepers. */
export const drawRail: RoadPen = (shape) => {
  const d = courseOf(shape);
  return [
    { mark: 'path', d, pen: { stroke: 'ink', width: 0.17, dash: [0.045, 0.13], cap: 'butt' } },
    { mark: 'path', d, pen: { stroke: 'ink', width: 0.09, cap: 'round' } },
    { mark: 'path', d, pen: { stroke: 'smoke', width: 0.045, cap: 'round' } },
  ];
};

const courseOf = ({ path }: Shape): string => smooth(evenly(path, false, 0.4), false);
