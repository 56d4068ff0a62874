import type { Piece, Mark as Sign } from '@understory/page';
import { bounds } from '@understory/ruler';
import { drawOne, type Sketch, sketch } from './drawings/sketch.ts';
import { handFor } from './hand.ts';
import type { Colour, Mark, Pen } from './mark.ts';
import { outlineOf } from './outline.ts';

const PLATE: Pen = { fill: 'halo', stroke: 'ink', width: 0.09, cap: 'round' };
const STROKE: Pen = { stroke: 'ink', width: 0.13, cap: 'round' };
const line = (stroke: Colour, width: number): Pen => ({ stroke, width, cap: 'round' });

/** ☒ on a small slab. */
const tomb = sketch([PLATE, 'M-.46 -.46L.46 -.46L.46 .46L-.46 .46Z'], [STROKE, 'M-.28 -.28L.28 .28M.28 -.28L-.28 .28']);
/** The tomb itself: the cross is as big as its lid. */
const cross = sketch([line('ink', 0.13), 'M-.4 -.46Q0 -.02 .4 .46M.4 -.46Q.02 0 -.4 .46']);
/** ⌂ on a shield. */
const fortification = sketch(
  [PLATE, 'M-.46 -.5L.46 -.5L.46 .08Q.4 .4 0 .6Q-.4 .4 -.46 .08Z'],
  [STROKE, 'M-.28 .06L0 -.24L.28 .06'],
  [line('ink', 0.09), 'M-.22 .26L0 .04L.22 .26'],
);
const demonic = sketch(
  [
    { fill: 'blood', stroke: 'ink', width: 0.08 },
    'M-.3 -.1Q-.62 -.2 -.5 -.6Q-.4 -.34 -.2 -.3L.2 -.3Q.4 -.34 .5 -.6Q.62 -.2 .3 -.1Q.3 .26 0 .5Q-.3 .26 -.3 -.1Z',
  ],
  [{ fill: 'glow' }, 'M-.2 -.04L-.04 .04L-.16 .1ZM.2 -.04L.04 .04L.16 .1Z'],
);
/** The Empire's pennant, on a staff (H2-EMP-24). */
const pennant = sketch(
  [line('ink', 0.1), 'M-.3 .6L-.3 -.56'],
  [{ fill: 'gold', stroke: 'ink', width: 0.07 }, 'M-.3 -.54L.6 -.36L.22 -.22L.6 -.06L-.3 .06Z'],
  [{ fill: 'blood' }, 'M-.18 -.4L.1 -.34L.1 -.14L-.18 -.08Z'],
);
/** The Tunneller: the head of a worm, all mouth. */
const worm = sketch(
  [
    { fill: 'flesh', stroke: 'ink', width: 0.05 },
    'M-.62 .34Q-.66 .04 -.4 -.02Q-.34 -.44 .06 -.46Q.5 -.44 .5 0Q.5 .44 .06 .46Q-.2 .46 -.3 .3Q-.36 .5 -.5 .5Q-.6 .46 -.62 .34Z',
  ],
  [line('ink', 0.03), 'M-.36 0Q-.24 .14 -.3 .3M-.22 -.32Q-.08 -.1 -.14 .42M-.52 .06Q-.42 .2 -.46 .46'],
  [
    { fill: 'blood', stroke: 'ink', width: 0.04 },
    'M.1 -.3Q.4 -.28 .4 0Q.4 .28 .1 .3Q-.08 .16 -.08 0Q-.08 -.16 .1 -.3Z',
  ],
  [{ fill: 'void' }, 'M.14 -.14Q.28 -.12 .28 0Q.28 .12 .14 .14Q.04 .08 .04 0Q.04 -.08 .14 -.14Z'],
  [
    { fill: 'snow', stroke: 'ink', width: 0.02 },
    'M.06 -.29L.12 -.14L.18 -.3ZM.28 -.26L.24 -.12L.36 -.16ZM.4 -.06L.26 0L.4 .06ZM.36 .16L.24 .12L.28 .26ZM.18 .3L.12 .14L.06 .29ZM-.06 -.12L.06 -.04L-.08 .02Z',
  ],
);

/** The small signs of the rulebook; a nexus's own drawing says what it is, and so does a ruin's. */
export function drawSign(sign: Sign, piece: Piece | undefined): Mark[] {
  const { id, kind, at } = sign;
  const hand = handFor(id);
  const set = (what: Sketch, { x, y }: { x: number; y: number }, size: number): Mark[] => [
    { mark: 'group', piece: sign.piece, of: drawOne(what, { x, y, size }, hand) },
  ];
  if (kind === 'tunneller') return set(worm, at, 0.86);
  if (kind === 'tomb' && piece?.room === 'Tomb') return set(cross, at, 0.5);
  if (kind === 'tomb') return set(tomb, onWall(piece, at, -1), 0.34);
  if (kind === 'fortification') return set(fortification, onWall(piece, at, 1), 0.36);
  if (kind === 'annexed') return set(pennant, onTop(piece, at), 0.46);
  if (kind === 'demonic') return set(demonic, onWall(piece, at, 1), 0.34);
  return [];
}

/** Over the top of a room, clear of the signs at its corners. */
function onTop(piece: Piece | undefined, at: { x: number; y: number }): { x: number; y: number } {
  if (!piece) return at;
  const { left, top, right } = bounds(piece.shape);
  // In a cavern it stands with the bead that it was given for.
  return right - left > 3 ? { x: at.x + 0.12, y: at.y - 0.5 } : { x: (left + right) / 2 + 0.14, y: top - 0.14 };
}

/** The upper corner of a room, where a sign covers neither what stands in it nor who lives there. */
function onWall(piece: Piece | undefined, at: { x: number; y: number }, side: 1 | -1): { x: number; y: number } {
  if (!piece) return at;
  const { ring } = outlineOf(piece);
  const { left, top, right, bottom } = bounds(piece.shape);
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  if (piece.kind === 'building') return { x: mx + Math.min((right - left) / 2, 0.45) * side, y: top + 0.2 };
  let [x, y, best] = [at.x, at.y, -Infinity];
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const [px, py] = [ring[i] as number, ring[i + 1] as number];
    const far = (px - mx) * side - (py - my);
    if (far > best) [x, y, best] = [px, py, far];
  }
  return { x: x + (mx - x) * 0.12, y: y + (my - y) * 0.12 };
}
