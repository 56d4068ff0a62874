import type { Piece, UNDERGROUND_BIOMES } from '@understory/page';
import type { DrawingContext } from '../../drawing-context.ts';
import { type Hand, handFor } from '../../hand.ts';
import type { Mark } from '../../mark.ts';
import { boxOf } from '../cavity.ts';
import { cavitiesAt, type Spot, sow } from '../growth.ts';
import { Rows } from '../sketch.ts';
import { alien } from './alien.ts';
import { crystalline } from './crystalline.ts';
import { fungus } from './fungus.ts';
import { jurassic } from './jurassic.ts';
import type { Den } from './life.ts';
import { necrotic } from './necrotic.ts';
import { slime } from './slime.ts';

/** What lives in the deep, by its kind. */
export const dwellers: { readonly [biome in (typeof UNDERGROUND_BIOMES)[number]]: (den: Den) => void } = {
  fungus,
  slime,
  jurassic,
  alien,
  necrotic,
  crystalline,
};

/** Life in a cave or along a shore: it grows from the floor and hangs from the ceiling. */
export function drawCaveLife(piece: Piece, context: DrawingContext): Mark[] {
  if (!dwells(piece.biome)) return [];
  const den = denOf(piece, context);
  dwellers[piece.biome](den);
  return den.rows.marks();
}

export function denOf(piece: Piece, context: DrawingContext, hand: Hand = handFor(piece.id)): Den {
  return {
    rows: new Rows(),
    hand,
    floor: (apart, room = 0.3, steepest = 1.1) => sow(piece, context, hand, 'floor', { apart, room, steepest }),
    ceiling: (apart, room = 0.3, steepest = 1.1) => sow(piece, context, hand, 'ceiling', { apart, room, steepest }),
    air: (apart, room = 0.8) => midAir(piece, context, hand, apart, room),
    size: (spot, least, most) => Math.min(least + (most - least) * hand.unit(), spot.room * 0.62),
  };
}

/** Away from floor and ceiling, where things float. */
function midAir(piece: Piece, context: DrawingContext, hand: Hand, apart: number, least: number): Spot[] {
  const { left, right } = boxOf(piece.shape);
  const spots: Spot[] = [];
  for (let x = left + apart * hand.unit(); x < right; x += apart * (0.6 + 0.8 * hand.unit())) {
    for (const { top, bottom } of cavitiesAt(piece, context, x)) {
      const room = bottom - top;
      const y = top + room * (0.22 + 0.5 * hand.unit());
      if (room >= least && x > 0.2 && x < context.sheet.width - 0.2) spots.push({ x, y, room, slope: 0 });
    }
  }
  return spots;
}

function dwells(biome: Piece['biome']): biome is keyof typeof dwellers {
  return biome !== null && biome in dwellers;
}
