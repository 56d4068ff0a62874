import { darkTuft, flowers, stone, tuft } from './grass.ts';
import type { Strip } from './strip.ts';
import { roundTree, stump } from './trees.ts';

/** Open grass, flowers in it, a lone tree now and then. */
export function plains(strip: Strip): void {
  strip.tint('grass', 0.5);
  for (const spot of strip.places(5, 0.5)) {
    spot.stand(0, spot.felled ? stump : roundTree, spot.felled ? 0.2 : spot.size(0.75, 0.95), {
      stretch: 1.15,
    });
  }
  for (const spot of strip.places(0.3, 0.1)) {
    if (spot.felled) continue;
    const luck = spot.tremor.unit();
    if (luck < 0.52) spot.stand(1, tuft, spot.size(0.16, 0.28));
    else if (luck < 0.74) spot.stand(1, darkTuft, spot.size(0.14, 0.22));
    else if (luck < 0.95) spot.stand(1, spot.tremor.pick(flowers), spot.size(0.24, 0.34));
    else spot.lie(1, stone, spot.size(0.14, 0.22));
  }
}
