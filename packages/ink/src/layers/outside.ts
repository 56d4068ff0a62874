import { drawSurfaceLife, drawVent, raise } from '../drawings/index.ts';
import type { Mark } from '../mark.ts';
import { type Easel, isUnderSky } from './easel.ts';
import { each, itself } from './groups.ts';

export function land(easel: Easel): Mark[] {
  const lands = easel.pieces.filter((piece) => isUnderSky(piece) && piece.kind !== 'water');
  return each(easel, lands, 'land', itself, drawSurfaceLife);
}

export function buildings(easel: Easel): Mark[] {
  const { pieces, houses, isOld } = easel;
  return [
    ...each(
      easel,
      pieces.filter(({ road }) => road !== null),
      'road',
      itself,
      ({ road, shape }) => road?.(shape) ?? [],
    ),
    ...each(easel, easel.of('vent'), 'vent', itself, drawVent),
    ...each(
      easel,
      houses,
      'house',
      (piece) => [isOld(piece)],
      (piece, context, old) => raise(piece, old, context),
    ),
  ];
}
