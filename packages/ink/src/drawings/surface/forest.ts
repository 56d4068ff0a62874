import type { Strip } from './strip.ts';
import { fir, log, poplar, roundTree, stump } from './trees.ts';

/** Mixed wood in two depths: paler firs behind, firs and broad crowns in front, none hiding its neighbour in the same row. */
export function forest(strip: Strip): void {
  strip.tint('leafDark', 0.4);
  for (const spot of strip.places(0.42, 0.24)) {
    if (!spot.felled) spot.stand(0, fir, spot.size(0.75, 1.1));
  }
  for (const [row, apart] of [
    [1, 0.95],
    [2, 1.1],
  ] as const) {
    for (const spot of strip.places(apart, 0.34)) {
      if (spot.felled) spot.stand(row, spot.tremor.unit() < 0.75 ? stump : log, spot.size(0.16, 0.24));
      else {
        const what = spot.tremor.pick([roundTree, fir, roundTree, roundTree, poplar]);
        spot.stand(row, what, what === roundTree ? spot.size(0.55, 0.8) : spot.size(0.6, 0.95));
      }
    }
  }
}
