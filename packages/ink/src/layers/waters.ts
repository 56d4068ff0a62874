import type { DrawingContext } from '../drawing-context.ts';
import { drawLake } from '../drawings/index.ts';
import type { Figure } from '../figure.ts';
import type { Terrain } from '../ground/terrain.ts';
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
    ...each(
      easel,
      all.filter(isUnderSky),
      'tarn',
      ({ since }) => [easel.terrainAt(since), paper(easel), sky(easel)],
      tarn,
    ),
    ...eachBelow(
      easel,
      channelsFirst(all.filter((piece) => !isUnderSky(piece))),
      'water',
      (piece) => [home(easel, piece)],
      (piece, { width }, lies) => drawWater(piece, lies, width),
    ),
  ];
}

export function magma(easel: Easel): Mark[] {
  return eachBelow(
    easel,
    channelsFirst(easel.of('magma')),
    'magma',
    (piece) => [home(easel, piece)],
    (piece, _, lies) => drawMagma(piece, lies),
  );
}

/** A lake under the sky lies as the ground lay when it was drawn, whatever has buried it since. */
function tarn(
  piece: Figure,
  context: DrawingContext,
  terrain: Terrain,
  blank: readonly Mark[],
  above: readonly Mark[],
): Mark[] {
  const { lake, marks } = drawTarn(piece, terrain, [...blank, ...above]);
  return [...marks, ...drawLake(lake, context)];
}

/** The cave that a lake lies in. */
const home = ({ byId }: Easel, { within }: Figure): Figure | undefined =>
  within === null ? undefined : byId.get(within);

/** A pool covers the end of the channel that feeds it. */
const channelsFirst = (pieces: readonly Figure[]): Figure[] => [
  ...pieces.filter(({ shape }) => !shape.closed && shape.path.length > 2),
  ...pieces.filter(({ shape }) => shape.closed || shape.path.length === 2),
];
