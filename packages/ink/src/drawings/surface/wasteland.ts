import { LINE } from '../pens.ts';
import { sketch } from '../sketch.ts';
import { stone } from './grass.ts';
import type { Strip } from './strip.ts';
import { bareTree, stump } from './trees.ts';

/** The ground has dried and split. */
export const cracks = sketch([LINE, 'M-.1 .04L.06 .4L-.08 .66L.08 1M.06 .4L.34 .6M-.08 .66L-.36 .8']);

/** Cracked ground, stumps, rocks: nothing to live on. */
export function wasteland(strip: Strip): void {
  strip.tint('mud', 0.4);
  for (const spot of strip.places(0.85, 0.15)) spot.stand(0, cracks, spot.size(0.22, 0.42));
  for (const spot of strip.places(1.05, 0.25)) {
    const luck = spot.tremor.unit();
    if (luck < 0.3) spot.stand(1, bareTree, spot.size(0.5, 0.75));
    else if (luck < 0.55) spot.stand(1, stump, spot.size(0.18, 0.26));
    else spot.lie(1, stone, spot.size(0.24, 0.48));
  }
  for (const spot of strip.places(0.6, 0.1)) spot.lie(2, stone, spot.size(0.08, 0.15));
}
