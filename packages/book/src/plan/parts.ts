import { bounds } from '@understory/page';
import { areaOfAll, type Ring } from './polygons.ts';

/** TA-PLN-14: a floor of more squares than this is broken into parts, each of so many. */
export const GREAT = 400;
const LEAST = 100;
const MOST = 250;
const USUAL = 175;

/** A part of a great cavern. */
interface Part {
  /** "a" */
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly squares: number;
}

export interface Parts {
  /** Across the longer side, from wall to wall. */
  readonly cuts: readonly (readonly [number, number, number, number])[];
  readonly parts: readonly Part[];
}

/** TA-PLN-14: a great floor, cut across its longer side at the narrowest lines. */
export function partsOf(ring: Ring): Parts {
  const box = bounds({ path: ring, closed: true, swell: 0 });
  const flat = box.right - box.left >= box.bottom - box.top;
  const [from, to] = flat ? [box.left, box.right] : [box.top, box.bottom];
  const rows: { at: number; spans: [number, number][]; wide: number }[] = [];
  for (let at = Math.ceil(from) + 0.5; at < to; at += 1) {
    const spans = spansAt(ring, at, flat);
    rows.push({ at, spans, wide: spans.reduce((sum, [a, b]) => sum + b - a, 0) });
  }
  const whole = areaOfAll([ring]);
  const many = whole <= GREAT ? 1 : Math.max(2, Math.round(whole / USUAL));
  let sum = 0;
  const sums = rows.map((it) => {
    sum += it.wide;
    return sum;
  });
  const ends: number[] = [];
  for (let n = 1; n < many; n++) {
    const before = n === 1 ? 0 : (sums[ends.at(-1) as number] as number);
    const left = many - n;
    const ideal = ((sums.at(-1) as number) - before) / (left + 1);
    let [best, least] = [-1, Number.POSITIVE_INFINITY];
    for (const [i, row] of rows.entries()) {
      const [part, rest] = [(sums[i] as number) - before, (sums.at(-1) as number) - (sums[i] as number)];
      if (part < LEAST || part > MOST || rest < LEAST * left || rest > MOST * left) continue;
      // The narrowest; of such, what leaves the parts most alike.
      const worth = row.wide + 0.05 * Math.abs(part - ideal);
      if (worth < least) [best, least] = [i, worth];
    }
    if (best < 0) break;
    ends.push(best);
  }
  return {
    cuts: ends.flatMap((i) => {
      const row = rows[i] as (typeof rows)[number];
      const at = row.at + 0.5;
      return row.spans.map(([a, b]) => (flat ? ([at, a, at, b] as const) : ([a, at, b, at] as const)));
    }),
    parts: [...ends, rows.length - 1].map((end, n): Part => {
      const begin = n === 0 ? -1 : (ends[n - 1] as number);
      const middle = rows[Math.floor((begin + 1 + end) / 2)] as (typeof rows)[number];
      const [a, b] = [...middle.spans].sort((p, q) => q[1] - q[0] - p[1] + p[0])[0] ?? [0, 0];
      const across = (a + b) / 2;
      return {
        letter: String.fromCharCode(97 + (n % 26)),
        ...(flat ? { x: middle.at, y: across } : { x: across, y: middle.at }),
        squares: (sums[end] as number) - (begin < 0 ? 0 : (sums[begin] as number)),
      };
    }),
  };
}

/** Where a line across lies on the floor. */
function spansAt(ring: Ring, at: number, flat: boolean): [number, number][] {
  const cuts: number[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    const [p, q] = flat ? [i, i + 1] : [i + 1, i];
    const [s, t] = flat ? [j, j + 1] : [j + 1, j];
    const [a, b, c, d] = [ring[p], ring[q], ring[s], ring[t]] as [number, number, number, number];
    if (a > at !== c > at) cuts.push(b + ((d - b) * (at - a)) / (c - a));
  }
  cuts.sort((x, y) => x - y);
  const spans: [number, number][] = [];
  for (let i = 0; i + 1 < cuts.length; i += 2) spans.push([cuts[i] as number, cuts[i + 1] as number]);
  return spans;
}
