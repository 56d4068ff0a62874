import type { DrawingContext } from '../drawing-context.ts';
import type { Mark } from '../mark.ts';
import type { Tremor } from '../tremor.ts';
import { inked, LINE } from './pens.ts';
import { drawOne, sketch } from './sketch.ts';
import { spoilHeap } from './spoil.ts';

const pit = sketch(
  [
    inked('floor', 0.07),
    'M-.94 .1C-1.06 -.3 -.7 -.66 -.3 -.72C.1 -.86 .74 -.74 .9 -.3C1.06 .1 .8 .62 .3 .66C-.2 .74 -.86 .66 -.94 .1Z',
  ],
  [LINE, 'M-.74 -.3L-.56 -.14M-.5 -.54L-.38 -.36M.5 -.52L.4 -.36M.76 -.22L.6 -.12'],
);

/** A mined-out hollow with its spoil. Where the page has a piece for the hollow, or is open anyway, only the spoil is drawn. */
export function drawHollow(context: DrawingContext, x: number, y: number, radius: number, tremor: Tremor): Mark[] {
  const dug = context.isDug(x, y);
  const bare =
    dug || context.open(x, y) ? [] : drawOne(pit, { x, y, size: radius, mirrored: tremor.unit() < 0.5 }, tremor);
  return [...bare, ...(dug ? [] : spoilHeap(x + tremor.stray(0.08), y + radius * 0.62, radius * 0.8, tremor))];
}
