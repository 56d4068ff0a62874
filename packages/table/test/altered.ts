import type { Ask, Rulebook } from '../src/index.ts';
import { type Barrow, type BarrowOptions, barrow } from './barrow.ts';

/** Barrow with its asks changed on the way to whoever answers; `step` is how many were answered before. */
export function altered(change: (ask: Ask, step: number) => Ask): Rulebook<Barrow, BarrowOptions> {
  return {
    ...barrow,
    *play(world) {
      const rule = barrow.play(world);
      let next = rule.next();
      for (let step = 0; !next.done; step++) next = rule.next(yield change(next.value, step));
    },
  };
}
