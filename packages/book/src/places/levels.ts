import { boxAround, type Place } from './place.ts';

/** TA-ARE-19, -20: a sheet shows at most so much, in beads. */
const WIDEST = 12;
const HIGHEST = 7.5;
const MOST = 18;
const BEST = 10;
/** … and where one place alone is nearly as large, so much more than that. */
const ROOM_ROUND = 3;

/** TA-ARE-19 to -21: an area's places, cut into what is drawn on one sheet each; the uppermost first. */
export function levelsOf(places: readonly Place[]): Place[][] {
  return panelsOf(places)
    .flatMap(cutIntoLevels)
    .map((level) => ({ level, box: boxAround(level.map((it) => it.box)) }))
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
    .map(({ level }) => level);
}

const byX = (a: Place, b: Place) => a.centre.x - b.centre.x || a.centre.y - b.centre.y || a.order - b.order;
const byY = (a: Place, b: Place) => a.centre.y - b.centre.y || a.centre.x - b.centre.x || a.order - b.order;

/** TA-ARE-19: as few runs as possible, none too wide; of such the one with the widest gaps at its cuts, then with cuts further left. */
function panelsOf(places: readonly Place[]): Place[][] {
  const row = [...places].sort(byX);
  return bestCut(row, (run) => (run.length > 1 && widthOf(run) > WIDEST + 1e-9 ? null : 1), gapBefore, 'fewer first');
}

function gapBefore(row: readonly Place[], at: number): number {
  return at === 0 ? 0 : (row[at] as Place).centre.x - (row[at - 1] as Place).centre.x;
}

/** TA-ARE-20: so that the sum of (n − 10)² is smallest; then fewer levels, then more places in the first, in the second … */
function cutIntoLevels(panel: readonly Place[]): Place[][] {
  const column = [...panel].sort(byY);
  return bestCut(
    column,
    (run) => (fits(run) ? (run.length - BEST) * (run.length - BEST) : null),
    () => 0,
    'more first',
  );
}

function fits(run: readonly Place[]): boolean {
  if (run.length === 1) return true;
  const wide = Math.max(WIDEST, ...run.map((it) => it.box.right - it.box.left + ROOM_ROUND));
  const high = Math.max(HIGHEST, ...run.map((it) => it.box.bottom - it.box.top + ROOM_ROUND));
  return run.length <= MOST && widthOf(run) <= wide + 1e-9 && heightOf(run) <= high + 1e-9;
}

const widthOf = (run: readonly Place[]): number => spanOf(run, 'left', 'right');
const heightOf = (run: readonly Place[]): number => spanOf(run, 'top', 'bottom');

function spanOf(run: readonly Place[], from: 'left' | 'top', to: 'right' | 'bottom'): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { box } of run) [least, most] = [Math.min(least, box[from]), Math.max(most, box[to])];
  return most - least;
}

interface Cut {
  readonly cost: number;
  readonly worth: number;
  /** How many are in each run. */
  readonly runs: readonly number[];
}

/** The cheapest way to cut a row into runs: then that of the most worth, then of the fewest runs. */
function bestCut(
  row: readonly Place[],
  costOf: (run: readonly Place[]) => number | null,
  worthOf: (row: readonly Place[], at: number) => number,
  tie: Tie,
): Place[][] {
  const best: Cut[] = [{ cost: 0, worth: 0, runs: [] }];
  for (let end = 1; end <= row.length; end++) {
    for (let start = 0; start < end; start++) {
      const [before, cost] = [best[start] as Cut, costOf(row.slice(start, end))];
      if (cost === null) continue;
      const found = {
        cost: before.cost + cost,
        worth: before.worth + worthOf(row, start),
        runs: [...before.runs, end - start],
      };
      const known = best[end];
      if (!known || isBetter(found, known, tie)) best[end] = found;
    }
  }
  let at = 0;
  return (best[row.length]?.runs ?? []).map((many) => {
    at += many;
    return row.slice(at - many, at);
  });
}

/** Among equal cuts: where it is cut further left, or where more come first. */
type Tie = 'fewer first' | 'more first';

function isBetter(a: Cut, b: Cut, tie: Tie): boolean {
  if (a.cost !== b.cost) return a.cost < b.cost;
  if (Math.abs(a.worth - b.worth) > 1e-9) return a.worth > b.worth;
  if (a.runs.length !== b.runs.length) return a.runs.length < b.runs.length;
  for (const [i, many] of a.runs.entries()) {
    const other = b.runs[i] as number;
    if (many !== other) return tie === 'fewer first' ? many < other : many > other;
  }
  return false;
}
