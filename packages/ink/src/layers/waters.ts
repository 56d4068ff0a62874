import { drawLake } from '../drawings/index.ts';
import type { Figure } from '../figure.ts';
import type { Mark } from '../mark.ts';
import { drawMagma } from '../waters/magma.ts';
import { drawTarn } from '../waters/tarn.ts';
import { drawWater } from '../waters/water.ts';
import { paper, sky } from './backdrop.ts';
import { type Easel, isUnderSky } from './easel.ts';
import { each, eachBelow } from './groups.ts';

export function water(easel: Easel): Mark[] {
  const all = easel.of('water');
  return [
    ...each(easel, all.filter(isUnderSky), (piece) => tarn(easel, piece)),
    ...eachBelow(easel, channelsFirst(all.filter((piece) => !isUnderSky(piece))), (piece) =>
      drawWater(piece, home(easel, piece)),
    ),
  ];
}

export function magma(easel: Easel): Mark[] {
  return eachBelow(easel, channelsFirst(easel.of('magma')), (piece) => drawMagma(piece, home(easel, piece)));
}

/** A lake under the sky lies as the ground lay when it was drawn, whatever has buried it since. */
function tarn(easel: Easel, piece: Figure): Mark[] {
  const { lake, marks } = drawTarn(piece, easel.terrainAt(piece.since), [...paper(easel), ...sky(easel)]);
  return [...marks, ...drawLake(lake, easel.context)];
}

/** The cave that a lake lies in. */
const home = ({ byId }: Easel, { within }: Figure): Figure | undefined =>
  within === null ? undefined : byId.get(within);

/** A pool covers the end of the channel that feeds it. */
const channelsFirst = (pieces: readonly Figure[]): Figure[] => [
  ...pieces.filter(({ shape }) => !shape.closed && shape.path.length > 2),
  ...pieces.filter(({ shape }) => shape.closed || shape.path.length === 2),
];
