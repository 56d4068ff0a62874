import { type FrameRun, frameRuns, gap, inRing, ringArea, splitRing, TOLERANCE } from '@understory/page';
import { LINE_SHAPES, type LineShape } from '../events.ts';
import { between, INCH } from '../measures.ts';
import {
  across,
  type Curve,
  downwards,
  type Frame,
  firstLine,
  flattened,
  looped,
  mirrored,
  type Values,
} from './shapes.table.ts';

/** PT-STR-13: how far lines keep apart; the second only when the first finds nothing for any shape. */
const SPACINGS = [INCH, 1.2] as const;
/** PT-STR-12: the least that a region may have, in square beads. */
const LEAST = 16;
/** PT-STR-14: a line that does not fit is drawn calmer in so many steps. */
const CALMER = 6;
/** PT-STR-09: a piece of the frame with no more than this left is not usable. */
const SCRAP = 0.2;
/** PT-STR-11: how long a loop is at the edge at least and at most, and how far in it reaches. */
const LOOP = { least: 3.6, most: 9, from: 4, to: 14 } as const;

/** What a line is drawn into. */
export interface Ground {
  readonly frame: Frame;
  readonly region: readonly number[];
  /** The lines that are drawn already. */
  readonly lines: readonly (readonly number[])[];
}

/** A line that fits, and how much calmer it is than it was thrown. */
export interface Fitting {
  readonly shape: LineShape;
  readonly path: readonly number[];
  readonly calmer: number;
  readonly parts: readonly [readonly number[], readonly number[]];
}

/** PT-STR-14: the first candidate that is valid, of the rolled shape and then of the others; null if the region has room for none. */
export function fitting(ground: Ground, rolled: LineShape, thrown: Values): Fitting | null {
  const order = [rolled, ...LINE_SHAPES.filter((it) => it !== rolled)];
  for (const spacing of SPACINGS) {
    for (const shape of order) {
      for (const values of [thrown, thrown.map(movedByHalf) as unknown as Values]) {
        for (let calmer = 0; calmer <= CALMER; calmer++) {
          const curve = candidate(ground, shape, values, calmer, spacing);
          const parts = curve && partsBy(ground, flattened(curve), spacing);
          if (curve && parts) return { shape, calmer, path: flattened(curve), parts };
        }
      }
    }
  }
  return null;
}

function movedByHalf(value: number): number {
  return value + 0.5 >= 1 ? value - 0.5 : value + 0.5;
}

/** PT-STR-14: a share calmer by some steps of six. */
function calmed(share: number, steps: number): number {
  return 0.5 + (share - 0.5) * (1 - steps / CALMER);
}

/** PT-STR-15: the first line goes by measures of its own; PT-STR-10, -11: the others by the frame of their region. */
function candidate(ground: Ground, shape: LineShape, values: Values, calmer: number, spacing: number): Curve | null {
  const { frame, lines } = ground;
  const [v1, v2, v3, v4] = values;
  const soft = (value: number) => calmed(value, calmer);
  if (lines.length === 0) {
    const isLoop = shape === 'LL' || shape === 'RR';
    return firstLine(frame, shape, [isLoop ? v1 : soft(v1), soft(v2), soft(v3), soft(v4)]);
  }
  const end = (side: FrameRun['side'], value: number) => endOn(usable(ground, side, spacing), value, calmer);
  switch (shape) {
    case 'LR': {
      const [a, b] = [end('left', v1), end('right', v2)];
      return a === null || b === null ? null : across(frame, a, b, between(-2, 2, soft(v3)), between(-2, 2, soft(v4)));
    }
    case 'LB': {
      const [y, x] = [end('left', v1), end('bottom', v2)];
      return y === null || x === null ? null : downwards(frame, y, x);
    }
    case 'RB': {
      const [y, x] = [end('right', v1), end('bottom', v2)];
      return y === null || x === null ? null : mirrored(frame, downwards(frame, y, frame.width - x));
    }
    case 'LL':
      return loopOn(usable(ground, 'left', spacing), v1, soft(v2), soft(v3), soft(v4));
    default: {
      const loop = loopOn(usable(ground, 'right', spacing), v1, soft(v2), soft(v3), soft(v4));
      return loop && mirrored(frame, loop);
    }
  }
}

/** PT-STR-09: what lines may end on of a side of the page. */
function usable({ frame, region }: Ground, side: FrameRun['side'], spacing: number): FrameRun[] {
  const runs = frameRuns(region, frame.width, frame.height).filter((it) => it.side === side);
  return runs
    .map((it) => ({ side, from: it.from + spacing, to: it.to - spacing }))
    .filter(({ from, to }) => to - from > SCRAP + TOLERANCE);
}

/** PT-STR-10: at a share of all pieces together; calmer, it keeps to its piece and goes to the middle of it. */
function endOn(pieces: readonly FrameRun[], value: number, calmer: number): number | null {
  let far = value * pieces.reduce((sum, { from, to }) => sum + to - from, 0);
  for (const { from, to } of pieces) {
    if (far <= to - from + 1e-9) return between(from, to, calmed(far / (to - from), calmer));
    far -= to - from;
  }
  return null;
}

/** PT-STR-11. */
function loopOn(pieces: readonly FrameRun[], v1: number, v2: number, v3: number, v4: number): Curve | null {
  const long = pieces.filter(({ from, to }) => to - from >= LOOP.least - TOLERANCE);
  const piece = long[Math.floor(v1 * long.length)];
  if (!piece) return null;
  const span = between(LOOP.least, Math.min(LOOP.most, piece.to - piece.from), v2);
  const top = between(piece.from, piece.to - span, v3);
  return looped(top, top + span, between(LOOP.from, LOOP.to, v4));
}

/** PT-STR-12: the two parts that a valid line makes; null if it is not valid. */
function partsBy({ frame, region, lines }: Ground, path: readonly number[], spacing: number): Fitting['parts'] | null {
  for (let i = 2; i < path.length - 2; i += 2)
    if (!inRing(region, path[i] as number, path[i + 1] as number)) return null;
  const own = { path, closed: false, swell: 0 };
  const surface = [0, frame.surface, frame.width, frame.surface];
  for (const other of [surface, ...lines])
    if (gap(own, { path: other, closed: false, swell: 0 }, spacing) < spacing - TOLERANCE) return null;
  const parts = splitRing(region, path);
  return parts.every((it) => ringArea(it) >= LEAST - TOLERANCE) ? parts : null;
}
