import { darkTuft, flowers, stone, tuft } from './grass.ts';
import type { Strip } from './strip.ts';
import { roundTree, stump } from './trees.ts';

/** Open grass, flowers in it, a lone tree now and then. */
export function plains(strip: Strip): void {
  strip.tint('grass', 0.5);
  for (const x of strip.places(5, 0.35)) {
    strip.stand(0, strip.felled(x) ? stump : roundTree, x, strip.felled(x) ? 0.2 : strip.size(0.75, 0.95), {
      stretch: 1.15,
    });
  }
  for (const x of strip.places(0.3, 0.1)) {
    if (strip.felled(x)) continue;
    const luck = strip.hand.unit();
    if (luck < 0.52) strip.stand(1, tuft, x, strip.size(0.16, 0.28));
    else if (luck < 0.74) strip.stand(1, darkTuft, x, strip.size(0.14, 0.22));
    else if (luck < 0.95) strip.stand(1, strip.hand.pick(flowers), x, strip.size(0.24, 0.34));
    else strip.lie(1, stone, x, strip.size(0.14, 0.22));
  }
}
