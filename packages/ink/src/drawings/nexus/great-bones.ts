import type { Piece } from '@understory/page';
import { bounds, type Point } from '@understory/ruler';
import type { DrawingContext } from '../../drawing-context.ts';
import type { Mark } from '../../mark.ts';
import { type Tremor, tremorFor } from '../../tremor.ts';
import { spansAt } from '../cavity.ts';
import { inked, lined, NICK, SOLID } from '../pens.ts';
import { hasRoom, scatter, spotOf } from '../scatter.ts';
import { drawOne, Rows, type Sketch, sketch } from '../sketch.ts';
import { at, round } from '../stencil.ts';
import { overArea } from './areas.ts';
import { bones } from './places.ts';

const BONE = inked('bone', 0.022);
const SHEATH = lined('ink', 0.17);
const MARROW = lined('bone', 0.12);

const longBone = sketch([
  BONE,
  'M-.34 -.06C-.46 -.2 -.6 -.04 -.5 .02C-.58 .14 -.42 .22 -.34 .08L.34 .08C.42 .22 .58 .14 .5 .02C.6 -.04 .46 -.2 .34 -.06Z',
]);
const knuckle = sketch(
  [BONE, 'M-.46 .22Q-.52 -.1 -.3 -.16L-.1 -.2L-.02 -.56L.12 -.54L.14 -.2L.32 -.16Q.5 -.1 .46 .22Q0 .36 -.46 .22Z'],
  [NICK, 'M-.24 .06Q0 .14 .24 .06'],
);

/** Half a jaw, teeth still in it. */
const jaw = sketch([
  BONE,
  'M-.5 -.3Q-.34 -.36 -.3 -.1Q-.24 .08 0 .1L.06 -.04L.12 .1L.2 -.06L.26 .08L.34 -.08L.44 0Q.5 .2 .3 .26Q-.2 .34 -.4 .16Q-.5 0 -.5 -.3Z',
]);

/** The skull of something that was never quite a beast. */
const strangeSkull = sketch(
  [
    BONE,
    'M-.3 .3Q-.46 .1 -.36 -.16Q-.5 -.3 -.42 -.5Q-.3 -.36 -.2 -.36Q0 -.5 .2 -.36Q.3 -.36 .42 -.5Q.5 -.3 .36 -.16Q.46 .1 .3 .3Q.2 .3 .14 .5Q.06 .38 0 .5Q-.06 .38 -.14 .5Q-.2 .3 -.3 .3Z',
  ],
  [
    SOLID,
    round(-0.2, -0.02, 0.09, 0.12),
    round(0.2, -0.02, 0.09, 0.12),
    round(0, -0.2, 0.07, 0.09),
    round(0, 0.16, 0.05, 0.04),
  ],
);
const COIL =
  'M.3 .4C.6 0 .3 -.46 -.06 -.44C-.46 -.4 -.5 .14 -.16 .26C.14 .34 .3 .02 .1 -.14C-.06 -.24 -.2 -.08 -.1 .02M.42 .12L.54 .2M.4 -.16L.54 -.22M.18 -.36L.24 -.5M-.16 -.4L-.2 -.54M-.38 -.18L-.52 -.24M-.36 .12L-.48 .2M-.12 .26L-.16 .4';
const coil = sketch([lined('ink', 0.06), COIL], [lined('bone', 0.03), COIL]);

const GREAT = new Map([
  ['giant skull', greatSkull],
  ['giant ribs', greatRibs],
]);

/** A stratum of bone: one thing too big to be true, and small bones all through the rock. */
export function drawBones(piece: Piece, context: DrawingContext, tremor: Tremor): Mark[] {
  const great = piece.variant === null ? greatRibs : (GREAT.get(piece.variant) ?? strangers);
  const large = great(piece, context, tremor);
  const rows = new Rows();
  for (const point of scatter(piece, context, `${piece.id} small`, 0.9, 0.28)) {
    if (large.covers(point)) continue;
    const { tremor } = point;
    rows.draw(
      0,
      tremor.pick([longBone, longBone, jaw]),
      { ...point, size: 0.36 + 0.2 * tremor.unit(), turn: tremor.unit() },
      tremor,
    );
  }
  return [overArea(piece, 'bone', 0.5), ...rows.marks(), ...large.marks];
}

interface Great {
  readonly marks: Mark[];
  covers(point: Point): boolean;
}

function greatSkull(piece: Piece, context: DrawingContext, tremor: Tremor): Great {
  const found = clearing(piece, context);
  if (!found) return { marks: [], covers: () => false };
  const { at: place, radius } = found;
  return {
    marks: drawOne(bones, { ...place, size: radius * 2 }, tremor),
    covers: ({ x, y }) => near(x - place.x, y - place.y, radius + 0.3),
  };
}

/** A spine along the middle of the rock, ribs falling from it. They stop where something was dug. */
function greatRibs(piece: Piece, context: DrawingContext): Great {
  const { left, right } = bounds(piece.shape);
  const rows = new Rows();
  const onBack: (readonly [x: number, top: number, low: number])[] = [];
  const rib = (x: number) => {
    const tremor = tremorFor(`${piece.id} rib ${Math.round(x * 10)}`);
    const [span] = spansAt(piece.shape, x);
    if (!span || span.bottom - span.top < 0.9) return;
    const high = span.bottom - span.top;
    const top = span.top + 0.25 * high;
    const long = Math.min(0.6 * high, 2.4) * (0.85 + 0.15 * tremor.unit());
    const lean = 0.5 + tremor.stray(0.06);
    if ([0, 0.3, 0.6, 1].some((part) => context.open(x + lean * part * 0.8, top + long * part))) return;
    const d = `M${at(x)} ${at(top)}C${at(x + lean)} ${at(top - 0.1)} ${at(x + lean * 1.5)} ${at(top + long * 0.6)} ${at(x + lean * 0.4)} ${at(top + long)}`;
    onBack.push([x, top, top + long]);
    rows.path(0, SHEATH, d);
    rows.path(1, MARROW, d);
    const before = onBack.at(-2);
    if (before && x - before[0] < 1) {
      const joint = `M${at(before[0])} ${at(before[1])}L${at(x)} ${at(top)}`;
      rows.path(0, SHEATH, joint);
      rows.path(1, MARROW, joint);
    }
    const [ahead] = spansAt(piece.shape, x + 0.2);
    const slope = ahead ? (ahead.top - span.top) / 0.2 : 0;
    rows.draw(2, knuckle, { x, y: top, size: 0.44, turn: slope * 0.13 }, tremor);
  };
  for (let x = Math.max(left, 0) + 0.8; x < Math.min(right, context.width) - 0.8; x += 0.9) rib(x);
  return {
    marks: rows.marks(),
    covers: ({ x, y }) =>
      onBack.some(([bx, top, low]) => Math.abs(x - bx - 0.3) < 0.5 && y > top - 0.5 && y < low + 0.2),
  };
}

function strangers(piece: Piece, context: DrawingContext): Great {
  const rows = new Rows();
  const taken: Point[] = [];
  for (const point of scatter(piece, context, piece.id, 1.6, 0.42)) {
    const { tremor } = point;
    const what: Sketch = tremor.pick([strangeSkull, coil, strangeSkull]);
    rows.draw(0, what, { ...point, size: 0.7 + 0.3 * tremor.unit(), turn: tremor.stray(0.06) }, tremor);
    taken.push(point);
  }
  return { marks: rows.marks(), covers: ({ x, y }) => taken.some((point) => near(x - point.x, y - point.y, 0.9)) };
}

/** The roomiest place in solid rock: at the spot if it can be, else elsewhere in the stratum. */
function clearing(piece: Piece, context: DrawingContext): { at: Point; radius: number } | null {
  const tries = [spotOf(piece, context), ...scatter(piece, context, piece.id, 1.6, 0.5)];
  for (let radius = 1.8; radius >= 0.5; radius -= 0.2) {
    const found = tries.find((point) => hasRoom(piece, context, point, radius));
    if (found) return { at: found, radius };
  }
  return null;
}

function near(dx: number, dy: number, beads: number): boolean {
  return dx * dx + dy * dy < beads * beads;
}
