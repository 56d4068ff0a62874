import type { Strip } from './strip.ts';
import { fir, log, poplar, roundTree, stump } from './trees.ts';

/** Mixed wood in two depths: paler firs behind, firs and broad crowns in front, none hiding its neighbour in the same row. */
export function forest(strip: Strip): void {
  strip.tint('leafDark', 0.4);
  for (const x of strip.places(0.42, 0.2)) {
    if (!strip.felled(x)) strip.stand(0, fir, x, strip.size(0.75, 1.1));
  }
  for (const [row, apart] of [
    [1, 0.95],
    [2, 1.1],
  ] as const) {
    for (const x of strip.places(apart, 0.26)) {
      if (strip.felled(x)) strip.stand(row, strip.hand.unit() < 0.75 ? stump : log, x, strip.size(0.16, 0.24));
      else {
        const what = strip.hand.pick([roundTree, fir, roundTree, roundTree, poplar]);
        strip.stand(row, what, x, what === roundTree ? strip.size(0.55, 0.8) : strip.size(0.6, 0.95));
      }
    }
  }
}
