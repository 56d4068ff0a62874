import type { Figure } from '../figure.ts';
import type { Mark } from '../mark.ts';
import { smooth } from '../pen-path.ts';
import { silhouetteOf } from './silhouette.ts';

/** Ore is a tint in the rock with a faint, broken edge; its nuggets are drawn over it. */
export function drawOreBody(piece: Figure): Mark[] {
  const { d, spine } = silhouetteOf(piece);
  const vein: Mark[] = spine
    ? [
        {
          mark: 'path',
          d: smooth(spine, false),
          pen: { stroke: 'ore', width: piece.shape.swell * 0.7, opacity: 0.35, cap: 'round' },
        },
      ]
    : [];
  return [
    { mark: 'path', d, pen: { stroke: 'ore', width: 0.28, opacity: 0.16, cap: 'round' } },
    { mark: 'path', d, pen: { fill: 'ore', fillOpacity: spine ? 0.4 : 0.36 } },
    ...vein,
    {
      mark: 'path',
      d,
      pen: { stroke: 'oreLine', width: 0.022, opacity: 0.55, dash: [0.5, 0.22, 0.9, 0.3, 0.2, 0.15], cap: 'round' },
    },
  ];
}
