import { slips } from '@understory/table';

/** The word that was probably meant: the fewest slips away and near enough to be likely, or else begun so. Null if none is. */
export function nearestWord(written: string, among: Iterable<string>): string | null {
  const small = written.toLowerCase();
  let best: string | null = null;
  let begun: string | null = null;
  let fewest = slipsForgiven(small.length) + 1;
  let left = MOST_LOOKED_AT;
  for (const it of among) {
    if (left-- === 0) break;
    if (small.length > 3 && it.startsWith(small)) begun ??= it;
    if (Math.abs(it.length - small.length) >= fewest) continue;
    const count = slips(small, it.toLowerCase());
    if (count < fewest) {
      fewest = count;
      best = it;
    }
  }
  return best ?? begun;
}

/** A deck with more tags than that was not written by hand. */
const MOST_LOOKED_AT = 500;

/** In a short word one slip already makes another word. */
const slipsForgiven = (length: number) => (length < 3 ? 0 : length < 5 ? 1 : length < 9 ? 2 : 3);
