import type { Ask, Rule, Rulebook } from '../src/index.ts';
import { type Barrow, type BarrowOptions, barrow } from './barrow.ts';

/** Barrow with its asks changed on the way to whoever answers; `step` is how many were answered before. */
export function altered(change: (ask: Ask, step: number) => Ask): Rulebook<Barrow, BarrowOptions> {
  function* changed(world: Barrow, rule: Rule): Rule {
    let next = rule.next();
    while (!next.done) next = rule.next(yield change(next.value, world.journal.step));
  }
  return {
    ...barrow,
    next(world) {
      const rule = barrow.next(world);
      return rule && changed(world, rule);
    },
  };
}
