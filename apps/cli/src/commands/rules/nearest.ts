import { slips } from '@understory/table';

/** The few words that are the fewest slips away. */
export function nearest(word: string, among: readonly string[], count: number): string[] {
  return among
    .map((it) => ({ it, far: slips(word, it), alike: sharedStart(word, it) }))
    .sort((a, b) => a.far - b.far || b.alike - a.alike || (a.it < b.it ? -1 : 1))
    .slice(0, count)
    .map(({ it }) => it);
}

function sharedStart(a: string, b: string): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
}
