import type { Piece } from '@understory/page';
import { bounds, type Point, type Shape } from '@understory/ruler';
import type { DrawingContext } from '../drawing-context.ts';
import { type Tremor, tremorFor } from '../tremor.ts';
import { inside, onItsSide, spansAt } from './cavity.ts';

/** Where something can grow: a foot on a floor or a ceiling. */
export interface Foothold {
  readonly x: number;
  readonly y: number;
  /** How far it is to the rock on the other side. */
  readonly room: number;
  /** How far it is to the wall, a little above the foot. */
  readonly side: number;
  /** The fall of the ground here, 1 = it falls to the right by a bead on a bead. */
  readonly slope: number;
  /** Each foothold has its own, so that nothing changes here when something is dug elsewhere. */
  readonly tremor: Tremor;
}

/** How far apart, on the average, and how much room a thing needs at least. */
export interface Sowing {
  readonly apart: number;
  readonly room: number;
  /** Steeper than this nothing stands. */
  readonly steepest: number;
}

/** Sows along the floors of a cave, or along its ceilings. Nothing grows over a way out, in a pool, or where it was harvested. */
export function sow(
  piece: Piece,
  context: DrawingContext,
  id: string,
  where: 'floor' | 'ceiling',
  sowing: Sowing,
): Foothold[] {
  const { left, right } = bounds(piece.shape);
  const pools = poolsIn(piece, context);
  const bare = harvested(piece, context);
  const lying = piece.kind === 'biome' ? null : onItsSide(piece.shape);
  const spots: Foothold[] = [];
  const down = where === 'floor' ? 1 : -1;
  for (const x of steps(id, left + sowing.apart * 0.3, right, sowing.apart)) {
    for (const span of cavitiesAt(piece, context, x)) {
      const y = where === 'floor' ? span.bottom : span.top;
      const room = span.bottom - span.top;
      if (room < sowing.room || x < 0.1 || x > context.width - 0.1 || y > context.height + 0.2) continue;
      const slope = slopeAt(piece, context, x, y, where);
      if (slope === null || slope > sowing.steepest || slope < -sowing.steepest) continue;
      if (context.open(x, y + down * 0.16)) continue;
      if (pools.some((pool) => inside(pool, x, y - down * 0.06))) continue;
      if (bare.some((unit) => Math.abs(unit.x - x) < 0.45 && Math.abs(unit.y - y) < 1.6)) continue;
      const side = sideRoom(lying, x, y - down * 0.2);
      spots.push({ x, y, room, side, slope, tremor: tremorAt(id, x, y) });
    }
  }
  return spots;
}

/** From one end to the other in uneven steps. */
export function* steps(id: string, from: number, to: number, apart: number): Generator<number> {
  const tremor = tremorFor(id);
  for (let x = from + apart * 0.4 * tremor.unit(); x < to; x += apart * (0.6 + 0.8 * tremor.unit())) yield x;
}

export function tremorAt(id: string, x: number, y: number): Tremor {
  return tremorFor(`${id} ${Math.round(x * 20)} ${Math.round(y * 4)}`);
}

/** The ways of a plumb line through what the piece's life lives in: a cave, or the open places within a shore. */
export function cavitiesAt(
  piece: Piece,
  context: DrawingContext,
  x: number,
): readonly { top: number; bottom: number }[] {
  const spans = spansAt(piece.shape, x);
  return piece.kind === 'biome' ? spans.flatMap((span) => openRuns(context, x, span)) : spans;
}

const STEP = 0.12;

/** A shore lies over rock and water alike: feel for the open stretches in it. */
function openRuns(context: DrawingContext, x: number, { top, bottom }: { top: number; bottom: number }) {
  const runs: { top: number; bottom: number }[] = [];
  let from: number | null = null;
  for (let y = top; y <= bottom; y += STEP) {
    const open = context.open(x, y);
    if (open && from === null) from = y;
    if (!open && from !== null) {
      runs.push({ top: from, bottom: y - STEP / 2 });
      from = null;
    }
  }
  if (from !== null) runs.push({ top: from, bottom });
  return runs;
}

function slopeAt(
  piece: Piece,
  context: DrawingContext,
  x: number,
  y: number,
  where: 'floor' | 'ceiling',
): number | null {
  const near = (at: number): number | null => {
    let best: number | null = null;
    for (const span of cavitiesAt(piece, context, at)) {
      const edge = where === 'floor' ? span.bottom : span.top;
      if (best === null || Math.abs(edge - y) < Math.abs(best - y)) best = edge;
    }
    return best;
  };
  const [before, after] = [near(x - 0.12), near(x + 0.12)];
  if (before === null || after === null) return null;
  return (after - before) / 0.24;
}

/** A shore has no walls of its own. */
function sideRoom(lying: Shape | null, x: number, y: number): number {
  if (lying === null) return 0.5;
  const span = spansAt(lying, y).find(({ top, bottom }) => top <= x && x <= bottom);
  return span ? Math.min(x - span.top, span.bottom - x) : 0;
}

/** The pools that lie in a cave; on a shore only magma is in the way. */
export function poolsIn(piece: Piece, context: DrawingContext): Shape[] {
  const wet = piece.kind !== 'biome';
  return context.poolsAt(piece).flatMap(({ kind, shape }) => (wet || kind === 'magma' ? [shape] : []));
}

/** Units of its life that are used up. */
export function harvested(piece: Piece, context: DrawingContext): Point[] {
  return context.unitsOf(piece).flatMap(({ at, state }) => (state === 'used up' ? [at] : []));
}
