import type { Piece } from '@understory/page';
import { bounds } from '@understory/ruler';
import type { DrawingContext } from '../../drawing-context.ts';
import type { Figure } from '../../figure.ts';
import type { Mark } from '../../mark.ts';
import { inside, onItsSide, spansAt } from '../cavity.ts';
import { cavitiesAt, type Foothold, poolsIn, sow, steps, tremorAt } from '../growth.ts';
import { Rows } from '../sketch.ts';
import type { Habitat } from './life.ts';

/** Life in a cave or along a shore: it grows from the floor and hangs from the ceiling. The shore draws for its water too. */
export function drawCaveLife(figure: Figure, context: DrawingContext): Mark[] {
  if (!figure.caveLife || figure.kind === 'water') return [];
  const habitat = habitatOf(figure, context);
  figure.caveLife(habitat);
  return habitat.rows.marks();
}

export function habitatOf(piece: Piece, context: DrawingContext): Habitat {
  let sowings = 0;
  const id = () => `${piece.id} ${sowings++}`;
  return {
    rows: new Rows(),
    floor: (apart, room = 0.3, steepest = 1.1) => sow(piece, context, id(), 'floor', { apart, room, steepest }),
    ceiling: (apart, room = 0.3, steepest = 1.1) => sow(piece, context, id(), 'ceiling', { apart, room, steepest }),
    walls: (apart) => walls(piece, context, id(), apart),
    air: (apart, room = 0.8) => midAir(piece, context, id(), apart, room),
    size({ tremor, room, side }, least, most, breadth = 1) {
      const high = Math.min(1.7, Math.max(1, room / 2.4));
      return Math.max(
        0.1,
        Math.min((least + (most - least) * tremor.unit()) * high, room * 0.62, (side * 2) / breadth),
      );
    },
  };
}

/** The walls of a cave are the floors of the same cave lying on its side; a shore has none. */
function walls(
  piece: Piece,
  context: DrawingContext,
  id: string,
  apart: number,
): (Foothold & { readonly out: 1 | -1 })[] {
  if (piece.kind === 'biome') return [];
  const lying = onItsSide(piece.shape);
  const { top, bottom } = bounds(piece.shape);
  const found: (Foothold & { readonly out: 1 | -1 })[] = [];
  for (const y of steps(id, top, bottom, apart)) {
    for (const span of spansAt(lying, y)) {
      for (const [x, out] of [
        [span.top, 1],
        [span.bottom, -1],
      ] as const) {
        if (x < 0.15 || x > context.width - 0.15 || context.open(x - out * 0.16, y)) continue;
        const steep = spansAt(piece.shape, x + out * 0.1).some((s) => y - 0.22 > s.top && y + 0.22 < s.bottom);
        if (steep)
          found.push({ x, y, room: span.bottom - span.top, side: 1, slope: 0, tremor: tremorAt(id, x, y), out });
      }
    }
  }
  return found;
}

/** Away from floor and ceiling, where things float. */
function midAir(piece: Piece, context: DrawingContext, id: string, apart: number, least: number): Foothold[] {
  const { left, right } = bounds(piece.shape);
  const pools = poolsIn(piece, context);
  const spots: Foothold[] = [];
  for (const x of steps(id, left + apart * 0.2, right, apart)) {
    for (const { top, bottom } of cavitiesAt(piece, context, x)) {
      const room = bottom - top;
      const tremor = tremorAt(id, x, top);
      const y = top + room * (0.22 + 0.5 * tremor.unit());
      if (pools.some((pool) => inside(pool, x, y))) continue;
      if (room >= least && x > 0.2 && x < context.width - 0.2) spots.push({ x, y, room, side: 1, slope: 0, tremor });
    }
  }
  return spots;
}
