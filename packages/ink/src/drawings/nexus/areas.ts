import type { Piece } from '@understory/page';
import type { DrawingContext } from '../../drawing-context.ts';
import type { Colour, Mark } from '../../mark.ts';
import type { Tremor } from '../../tremor.ts';
import { inked, lined, NICK, SOLID, washed } from '../pens.ts';
import { hasRoom, scatter, spotOf } from '../scatter.ts';
import { drawOne, Rows, type Sketch, sketch } from '../sketch.ts';
import { at, round } from '../stencil.ts';
import { eyes } from './perils.ts';
import { radiation } from './powers.ts';

/** A nexus that is a whole stretch of rock: a wash over it, and signs strewn sparsely, never over an open place. */
interface Stuff {
  readonly wash: Colour;
  readonly opacity: number;
  readonly signs: readonly [Sketch, ...Sketch[]];
  readonly apart: number;
  readonly size: number;
}

const pore = sketch([lined('blood', 0.026, 0.8), 'M-.4 0Q-.2 -.3 0 0Q.2 .3 .4 0M-.3 .3Q-.1 .1 .1 .34']);
const lid = sketch(
  [inked('snow', 0.02), 'M-.4 0Q0 -.4 .4 0Q0 .3 -.4 0Z'],
  [washed('blood'), round(0, -0.03, 0.13)],
  [SOLID, round(0, -0.03, 0.06)],
);
const teeth = sketch(
  [inked('blood', 0.02), 'M-.5 -.06Q0 -.3 .5 -.06Q.3 .3 0 .3Q-.3 .3 -.5 -.06Z'],
  [
    inked('bone', 0.012),
    'M-.36 -.12L-.28 .08L-.18 -.17ZM-.14 -.18L-.05 .06L.05 -.18ZM.36 -.12L.28 .08L.18 -.17ZM-.2 .25L-.12 .08L-.02 .29ZM.2 .25L.12 .08L.02 .29Z',
  ],
);
const dropOfBlood = sketch(
  [inked('blood', 0.018), 'M0 -.5Q-.34 .06 -.26 .24C-.2 .48 .2 .48 .26 .24Q.34 .06 0 -.5Z'],
  [washed('snow', 0.7), round(-0.1, 0.2, 0.05, 0.09)],
);
const clot = sketch([lined('blood', 0.03), 'M-.5 0Q-.3 .24 -.1 0Q.1 -.24 .3 0Q.4 .12 .5 0']);
const saltCube = sketch(
  [inked('salt', 0.018), 'M-.36 -.14L0 -.34L.36 -.14L.36 .22L0 .44L-.36 .22Z'],
  [NICK, 'M-.36 -.14L0 .06L.36 -.14M0 .06L0 .44'],
);
const grains = sketch([
  inked('salt', 0.014),
  'M-.4 0L-.24 -.08L-.16 .06L-.32 .14ZM.1 -.3L.28 -.32L.3 -.16L.14 -.14ZM.12 .2L.28 .14L.36 .28L.2 .36Z',
]);
const shard = sketch(
  [inked('glass', 0.018), 'M-.34 .4L-.2 -.36L.06 -.5L.3 .1L.1 .44Z'],
  [lined('snow', 0.03), 'M-.16 .22L-.06 -.22M.02 .2L.08 -.1'],
);
const gleam = sketch([lined('snow', 0.034, 0.9), 'M-.4 .2L.2 -.4M-.16 .34L.4 -.22']);

/** H2-NEX-T1.12 */
export const STUFFS = ['flesh', 'blood', 'salt', 'glass'] as const;

const stuffs: { readonly [stuff in (typeof STUFFS)[number]]: Stuff } = {
  flesh: { wash: 'flesh', opacity: 0.5, signs: [pore, pore, lid, pore, teeth], apart: 0.85, size: 0.5 },
  blood: { wash: 'blood', opacity: 0.42, signs: [clot, dropOfBlood, clot], apart: 0.8, size: 0.4 },
  salt: { wash: 'salt', opacity: 0.75, signs: [saltCube, grains, saltCube, grains, grains], apart: 0.75, size: 0.44 },
  glass: { wash: 'glass', opacity: 0.55, signs: [gleam, shard, gleam], apart: 0.85, size: 0.48 },
};

export function drawPhaseShift(piece: Piece, context: DrawingContext): Mark[] {
  return strew(piece, context, stuffs[STUFFS.find((stuff) => stuff === piece.variant) ?? 'glass']);
}

const mote = sketch(
  [washed('glow'), round(0, 0, 0.13), round(0.3, -0.2, 0.07), round(-0.28, 0.22, 0.06)],
  [lined('gold', 0.014), round(0, 0, 0.13)],
);
const shimmer = sketch([
  lined('gold', 0.026, 0.8),
  'M-.3 .5Q-.5 .25 -.3 0Q-.1 -.25 -.3 -.5M.1 .4Q-.1 .2 .1 0Q.3 -.2 .1 -.4',
]);

export function drawRadiation(piece: Piece, context: DrawingContext, tremor: Tremor): Mark[] {
  const stuff: Stuff = { wash: 'glow', opacity: 0.28, signs: [mote, shimmer, mote], apart: 0.75, size: 0.5 };
  const spot = spotOf(piece, context);
  return [
    ...strew(piece, context, stuff),
    ...(hasRoom(piece, context, spot, 0.5) ? drawOne(radiation, { ...spot, size: 1.2 }, tremor) : []),
  ];
}

const murk = sketch([lined('dark', 0.022, 0.55), 'M-.6 -.2Q-.2 -.32 .2 -.22M-.3 0Q.1 -.1 .6 0M-.5 .22Q-.1 .1 .3 .2']);
const lurker = sketch([washed('void', 0.55), round(0, 0, 0.5, 0.3)], [washed('glow'), eyes(0, 0, 0.17)]);

export function drawDarkness(piece: Piece, context: DrawingContext): Mark[] {
  return strew(piece, context, {
    wash: 'dark',
    opacity: 0.5,
    signs: [murk, lurker, murk],
    apart: 0.85,
    size: 0.52,
  });
}

function strew(piece: Piece, context: DrawingContext, { wash, opacity, signs, apart, size }: Stuff): Mark[] {
  const rows = new Rows();
  for (const point of scatter(piece, context, piece.id, apart, size * 0.62)) {
    const { tremor } = point;
    const how = {
      ...point,
      size: size * (0.8 + 0.4 * tremor.unit()),
      mirrored: tremor.unit() < 0.5,
      turn: tremor.stray(0.03),
    };
    rows.draw(0, tremor.pick(signs), how, tremor);
  }
  return [overArea(piece, wash, opacity), ...rows.marks()];
}

/** A wash over an area: inside its ring, or as broad as a line or a spot is swollen. */
export function overArea({ shape: { path, closed, swell } }: Piece, wash: Colour, opacity: number): Mark {
  let d = '';
  for (let i = 0; i + 1 < path.length; i += 2) d += `${i === 0 ? 'M' : 'L'}${at(path[i] ?? 0)} ${at(path[i + 1] ?? 0)}`;
  if (closed) return { mark: 'path', d: `${d}Z`, pen: washed(wash, opacity) };
  // A stroke has to go somewhere to have round ends.
  const stroke = path.length > 2 ? d : `${d}L${at((path[0] ?? 0) + 0.01)} ${at(path[1] ?? 0)}`;
  return { mark: 'path', d: stroke, pen: lined(wash, 2 * swell, opacity) };
}
