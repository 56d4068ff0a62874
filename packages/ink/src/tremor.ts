import { hash } from '@understory/ruler';

/** How the pen shakes while it draws one thing. */
export interface Tremor {
  /** From 0 up to 1. */
  unit(): number;
  /** How far the pen strays this time, at most `by` either way. */
  stray(by: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
}

/**
 * Seeded by the thing's id, so that a room keeps its wobble when another is dug beside it; never by the game's dice, so that
 * drawing cannot change the game.
 */
export function tremorFor(id: string): Tremor {
  let state = hash(id);
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    unit,
    stray: (by) => (unit() * 2 - 1) * by,
    pick: (from) => from[Math.floor(unit() * from.length)] ?? from[0],
  };
}
