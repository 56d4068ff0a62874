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

/** How many letters were put in, left out, changed, or swapped with the next. */
function slips(a: string, b: string): number {
  let [older, old] = [new Array<number>(b.length + 1).fill(0), Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min((row[j - 1] ?? 0) + 1, (old[j] ?? 0) + 1, (old[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (older[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [older, old] = [old, row];
  }
  return old[b.length] ?? 0;
}
