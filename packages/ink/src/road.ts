import type { Piece } from '@understory/page';
import type { Mark } from './mark.ts';
import { evenly, smooth } from './pen-path.ts';

/** A way under the sky, on the line of the ground. */
export function isRoad({ room, stratum }: Piece): boolean {
  return stratum === 0 && (room === 'road' || room === 'track');
}

/** A trodden band between two edges of ink, with a few stones in it; the Aliens lay rails. */
export function drawRoad({ shape, room }: Piece): Mark[] {
  const d = smooth(evenly(shape.path, false, 0.4), false);
  const wide = Math.min(0.16, shape.swell * 0.7);
  if (room === 'track')
    return [
      { mark: 'path', d, pen: { stroke: 'ink', width: 0.17, dash: [0.045, 0.13], cap: 'butt' } },
      { mark: 'path', d, pen: { stroke: 'ink', width: 0.09, cap: 'round' } },
      { mark: 'path', d, pen: { stroke: 'smoke', width: 0.045, cap: 'round' } },
    ];
  return [
    { mark: 'path', d, pen: { stroke: 'ink', width: wide + 0.07, cap: 'round' } },
    { mark: 'path', d, pen: { stroke: 'sand', width: wide, cap: 'round' } },
    { mark: 'path', d, pen: { stroke: 'pencil', width: 0.045, dash: [0.05, 0.17, 0.08, 0.3], cap: 'round' } },
  ];
}
