import { inked, lined, washed } from '../pens.ts';
import { sketch } from '../sketch.ts';

const BLADE = lined('grass', 0.034);
const SEDGE = lined('leafDark', 0.026);

export const tuft = sketch([
  BLADE,
  'M-.05 0Q-.2 -.3 -.5 -.5M-.02 0Q-.1 -.5 -.2 -.85M.02 0Q.02 -.5 .1 -1M.05 0Q.2 -.4 .45 -.7',
]);

export const darkTuft = sketch([SEDGE, 'M-.05 0Q-.15 -.4 -.38 -.65M0 0Q-.05 -.5 -.1 -.95M.05 0Q.15 -.4 .35 -.8']);

/** Flowers in three colours. */
const blossom = (petals: Parameters<typeof washed>[0]) =>
  sketch(
    [SEDGE, 'M0 0Q.06 -.4 0 -.75M.02 -.3Q.2 -.4 .28 -.55'],
    [
      inked(petals, 0.016),
      'M0 -.72C-.2 -.66 -.3 -.8 -.16 -.86C-.2 -1.04 0 -1.08 .02 -.94C.14 -1.08 .3 -.94 .17 -.86C.3 -.76 .18 -.64 0 -.72Z',
    ],
  );
export const flowers = [blossom('accent'), blossom('gold'), blossom('snow')] as const;

export const stone = sketch(
  [inked('rockTop', 0.024), 'M-.5 0Q-.52 -.42 -.2 -.62Q.2 -.74 .42 -.4Q.52 -.2 .5 0Z'],
  [washed('rockDeep', 0.6), 'M.5 0Q.52 -.2 .42 -.4Q.34 -.52 .22 -.56Q.3 -.2 .02 0Z'],
);
