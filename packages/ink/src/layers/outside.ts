import { drawSurfaceLife, drawVent, raise } from '../drawings/index.ts';
import type { Mark } from '../mark.ts';
import { type Easel, isUnderSky } from './easel.ts';
import { each } from './groups.ts';

export function land(easel: Easel): Mark[] {
  const lands = easel.pieces.filter((piece) => isUnderSky(piece) && piece.kind !== 'water');
  return each(easel, lands, (piece) => drawSurfaceLife(piece, easel.context));
}

export function buildings(easel: Easel): Mark[] {
  const { pieces, houses, fates, isOld, context } = easel;
  return [
    ...each(
      easel,
      pieces.filter(({ road }) => road !== null),
      ({ road, shape }) => road?.(shape) ?? [],
    ),
    ...each(easel, easel.of('vent'), (piece) => drawVent(piece, context)),
    ...each(easel, houses, (piece) => raise(piece, fates, isOld(piece), context)),
  ];
}
