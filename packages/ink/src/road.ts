import type { Piece } from '@understory/page';
import type { Mark } from './mark.ts';
import { evenly, smooth } from './pen-path.ts';

/** A way under the sky, on the line of the ground. */
export function isRoad({ room, stratum }: Piece): boolean {
  return stratum === 0 && (room === 'road' || room === 'track');
}

/** A trodden band between two edges of ink, with a few stones in it. */
export function drawRoad({ shape }: Piece): Mark[] {
  const d = smooth(evenly(shape.path, false, 0.4), false);
  const wide = shape.swell * 1.1;
  return [
    { mark: 'path', d, pen: { stroke: 'ink', width: wide + 0.07, cap: 'round' } },
    { mark: 'path', d, pen: { stroke: 'floorBuilt', width: wide, cap: 'round' } },
    {
      mark: 'path',
      d,
      pen: { stroke: 'ink', width: 0.05, dash: [0.03, 0.19, 0.05, 0.34], opacity: 0.35, cap: 'round' },
    },
  ];
}
