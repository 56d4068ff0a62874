import type { Piece } from '@understory/page';
import type { DrawingContext } from '../../drawing-context.ts';
import type { Figure, NexusPen } from '../../figure.ts';
import { handFor } from '../../hand.ts';
import type { Mark } from '../../mark.ts';
import { FINE, lined, washed } from '../pens.ts';
import { spotOf } from '../scatter.ts';
import { drawOne, type Sketch, sketch } from '../sketch.ts';
import { round } from '../stencil.ts';
import { sizeIn } from './chambers.ts';

/** A piece of a nexus: its emblem at the spot, its pattern over the rock, or what stands in its chambers. */
export function drawNexus(figure: Figure, context: DrawingContext): Mark[] {
  return figure.nexusPen?.(figure, context, handFor(figure.id)) ?? [];
}

const medallion = sketch([washed('halo', 0.75), round(0, 0, 0.56)], [FINE, round(0, 0, 0.57)]);

const strikeOut = sketch([lined('accent', 0.07, 0.9), 'M-.5 .34Q0 .02 .52 -.36M-.46 .46Q.04 .12 .5 -.22']);

/** Struck out and gone, like the plague after it was met (H2-NEX-T1.2), but still to be seen on the paper. */
function usedUp({ id }: Piece, { sheet, tick }: DrawingContext): boolean {
  const gone = ({ kind, piece, until }: { kind: string; piece: string; until: number | null }) =>
    piece === id && kind === 'nexus' && until !== null && until <= tick;
  return sheet.units.some(gone) || sheet.marks.some(gone);
}

/** What lives in a lair is too big for it: legs and veins reach into the rock, and show round the beads. */
const LAIR = 1.35;

/** In an open place the emblem stands by itself; in the rock it is set on a pale round of its own. */
export function atSpot(emblem: Sketch): NexusPen {
  return (piece, context, hand) => {
    const set = piece.kind === 'nexus';
    const place = { ...spotOf(piece, context), size: sizeIn(piece, 1.5) * (set ? 1 : LAIR) };
    return [
      ...(set ? drawOne(medallion, place, hand) : []),
      ...drawOne(emblem, place, hand),
      ...(usedUp(piece, context) ? drawOne(strikeOut, place, hand) : []),
    ];
  };
}
