import type { DrawingContext } from '../../drawing-context.ts';
import type { Figure, NexusPen } from '../../figure.ts';
import type { Mark } from '../../mark.ts';
import { tremorFor } from '../../tremor.ts';
import { FINE, lined, washed } from '../pens.ts';
import { spotOf } from '../scatter.ts';
import { drawOne, type Sketch, sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import { sizeIn } from './chambers.ts';

/** A piece of a nexus: its emblem at the spot, its pattern over the rock, or what stands in its chambers. */
export function drawNexus(figure: Figure, context: DrawingContext): Mark[] {
  return figure.nexusPen?.(figure, context, tremorFor(figure.id)) ?? [];
}

const medallion = sketch(
  [washed('halo', 0.55), round(0, 0, 0.64)],
  [washed('halo', 0.9), round(0, 0, 0.56)],
  [FINE, round(0, 0, 0.57)],
);

const strikeOut = sketch([lined('accent', 0.07, 0.9), 'M-.5 .34Q0 .02 .52 -.36M-.46 .46Q.04 .12 .5 -.22']);

/** A nexus in an open place is drawn larger than the place: legs and veins reach into the rock and show round the beads. */
const LAIR = 1.35;

/**
 * An emblem in an open place stands alone; in the rock it is set on a pale disc. A nexus that is used up is struck out, but stays
 * visible (the plague after it was met, H2-NEX-T1.2).
 */
export function atSpot(emblem: Sketch): NexusPen {
  return (piece, context, tremor) => {
    const set = piece.kind === 'nexus';
    const place = { ...spotOf(piece, context), size: sizeIn(piece, 1.5) * (set ? 1 : LAIR) };
    return [
      ...(set ? drawOne(medallion, place, tremor) : []),
      ...drawOne(emblem, place, tremor),
      ...(context.isSpent(piece) ? drawOne(strikeOut, place, tremor) : []),
    ];
  };
}
