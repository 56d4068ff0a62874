import type { Stream } from './chance.ts';
import { FastDice } from './fast-dice.ts';

/** How a search goes about it. Its length is a count of playouts: no clock is looked at. */
interface Search<K> {
  /** What is done unless something else is clearly better. */
  readonly usual: K;
  readonly others: readonly K[];
  /** How often each is played out at the most. */
  readonly playouts: number;
  /** How many playouts there are before an option can be given up, and between two such checks. */
  readonly batch: number;
  /** How many standard errors another must be better by. */
  readonly clearly: number;
  /** Plays the game on from an option with these dice, and returns the result as a number. */
  playout(option: K, dice: FastDice): number;
}

/**
 * The option that plays out best; the usual one unless another is clearly better, for many small wrong turns by chance cost more than
 * one good idea gains. All options meet the same luck and are compared game by game; an option that falls behind the usual one is given up early.
 */
export function bestByPlayouts<K>({ usual, others, playouts, batch, clearly, playout }: Search<K>, luck: Stream): K {
  const dice = new FastDice(luck);
  let rivals = others.map((option) => ({ option, sum: 0, squares: 0 }));
  for (let n = 0; n < playouts && rivals.length > 0; ) {
    for (let i = 0; i < batch; i++, n++) {
      const [a, b, c] = [dice.next(), dice.next(), dice.next()];
      dice.seed(a, b, c);
      const known = playout(usual, dice);
      for (const it of rivals) {
        dice.seed(a, b, c);
        const more = playout(it.option, dice) - known;
        it.sum += more;
        it.squares += more * more;
      }
    }
    const played = n;
    const isLast = played >= playouts;
    rivals = rivals.filter((it) => it.sum > (isLast ? clearly : 0) * errorOf(it, played));
  }
  let best: (typeof rivals)[number] | undefined;
  for (const it of rivals) if (!best || it.sum > best.sum) best = it;
  return best ? best.option : usual;
}

/** The standard error of a sum of `n` differences. */
function errorOf({ sum, squares }: { readonly sum: number; readonly squares: number }, n: number): number {
  return Math.sqrt(Math.max(0, squares - (sum * sum) / n));
}
