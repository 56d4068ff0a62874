/** The few words that are the fewest changes of a letter away. */
export function nearest(word: string, among: readonly string[], count: number): string[] {
  return among
    .map((it) => ({ it, far: changes(word, it), alike: sharedStart(word, it) }))
    .sort((a, b) => a.far - b.far || b.alike - a.alike || (a.it < b.it ? -1 : 1))
    .slice(0, count)
    .map(({ it }) => it);
}

function sharedStart(a: string, b: string): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
}

/** How many letters must be put in, taken out or changed (Levenshtein). */
function changes(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
