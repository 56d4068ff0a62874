import { centreOf, mil, type Point, ringArea, wander } from '@understory/ruler';
import type { Stream } from '@understory/table';
import type { Ground, Stratum } from '../model.ts';
import { type Bed, type BedColumns, cutBlock, overAll } from './cut.ts';
import type { Block, PageSize, WorldPlan } from './plan.ts';

/** The most that a boundary may wobble, for looks (H2-PRI-04). */
const WOBBLE = 0.2;
/** Narrow pages have narrow blocks, whose areas need finer columns to come out equal within 2 %. */
const columnOf = (width: number) => (width < 20 ? 0.125 : 0.25);
/** A stratum thinner than this at a column is not there. */
const NOTHING = 1e-6;

/** Cut a world into strata; `chance` gives each line its wobble, null none. */
export function layBeds(page: PageSize, plan: WorldPlan, chance: ((line: string) => Stream) | null): Ground {
  const strataCount = plan.blocks.reduce((sum, it) => sum + it.count, 0);
  const thick = (page.height - 4) / strataCount;
  const sway = Math.min(WOBBLE, thick / 8);
  const wobbler = (line: string) => {
    const turn = chance && wander(chance(line));
    return turn ? (x: number) => sway * turn(x / 2.2) : () => 0;
  };
  const ripple = wobbler('surface');
  const surface = (x: number) => plan.surface(x) + ripple(x);
  const first = columnsOf(page, plan.corners);
  const skyline = overAll(first, surface);
  const lines = plan.blocks.flatMap((block, b) =>
    cutBlock(page, block, surface, first, skyline, (k) => wobbler(`${b}.${k}`)),
  );
  const columns = withCrossings(first, page, surface, skyline, lines);
  const horizon = overMore(columns, first, skyline, surface);
  const beds = lines.map((bed) => bedOf(bed, first, columns, page, horizon));
  keepWhole(plan.blocks, beds);
  const strata = numbered(beds.map((bed) => stratumOf(bed, columns, horizon)));
  const path = columns.flatMap((x, i) => [mil(x), mil(horizon[i] as number)]);
  return { world: plan.name, surfaces: [{ path: straightened(path), closed: false, swell: 0 }], strata };
}

/** The surface at all columns; at the first ones it is known. */
function overMore(
  columns: readonly number[],
  first: readonly number[],
  known: Float64Array,
  surface: (x: number) => number,
): Float64Array {
  let at = 0;
  return overAll(columns, (x) => {
    while (at < first.length - 1 && (first[at] as number) < x) at++;
    return first[at] === x ? (known[at] as number) : surface(x);
  });
}

function columnsOf({ width }: PageSize, corners: readonly number[]): number[] {
  const column = columnOf(width);
  const even = Array.from({ length: Math.round(width / column) + 1 }, (_, i) => i * column);
  const all = [...even, ...corners.filter((it) => it > 0 && it < width)].sort((a, b) => a - b);
  return all.filter((x, i) => i === 0 || x - (all[i - 1] as number) > 1e-9);
}

/** Columns where a bed begins or ends between two others, so that neighbours share every corner. */
function withCrossings(
  columns: readonly number[],
  { height }: PageSize,
  surface: (x: number) => number,
  skyline: Float64Array,
  beds: readonly Bed[],
): number[] {
  const all = [...columns];
  for (const bed of beds) {
    const isThere = (top: number, bottom: number, sky: number) =>
      Math.min(bottom, height) - Math.max(top, sky) > NOTHING;
    const thereAt = (i: number) =>
      isThere(bed.over.top[i] as number, bed.over.bottom[i] as number, skyline[i] as number);
    let before = thereAt(0);
    for (let i = 1; i < columns.length; i++) {
      const now = thereAt(i);
      if (now !== before) {
        let [low, high] = [columns[i - 1] as number, columns[i] as number];
        for (let k = 0; k < 40; k++) {
          const mid = (low + high) / 2;
          if (isThere(bed.top(mid), bed.bottom(mid), surface(mid)) === before) low = mid;
          else high = mid;
        }
        all.push(before ? high : low);
      }
      before = now;
    }
  }
  all.sort((a, b) => a - b);
  return all.filter((x, i) => i === 0 || x - (all[i - 1] as number) > 1e-9);
}

function bedOf(
  bed: Bed,
  first: readonly number[],
  columns: readonly number[],
  page: PageSize,
  horizon: Float64Array,
): BedColumns {
  const top = new Float64Array(columns.length);
  const bottom = new Float64Array(columns.length);
  let known = 0;
  for (let i = 0; i < columns.length; i++) {
    const x = columns[i] as number;
    while (known < first.length - 1 && (first[known] as number) < x) known++;
    const isKnown = first[known] === x;
    const upper = isKnown ? (bed.over.top[known] as number) : bed.top(x);
    const lower = isKnown ? (bed.over.bottom[known] as number) : bed.bottom(x);
    top[i] = Math.min(page.height, Math.max(upper, horizon[i] as number));
    bottom[i] = Math.max(top[i] as number, Math.min(lower, page.height));
  }
  return { top, bottom };
}

/** H2-PRI-07: a stratum is one region. A part cut off from its largest one goes to the bed below it, or above the last. */
function keepWhole(blocks: readonly Block[], beds: readonly BedColumns[]): void {
  let first = 0;
  for (const { count } of blocks) {
    for (let k = 0; k < count; k++) {
      const bed = beds[first + k] as BedColumns;
      const runs = runsOf(bed);
      const longest = runs.reduce((best, it) => (it.weight > best.weight ? it : best), { from: 0, to: -1, weight: -1 });
      for (const run of runs) {
        if (run === longest) continue;
        const below = k + 1 < count ? beds[first + k + 1] : undefined;
        const above = k > 0 ? beds[first + k - 1] : undefined;
        for (let i = run.from; i <= run.to; i++) {
          if (below) below.top[i] = bed.top[i] as number;
          else if (above) above.bottom[i] = bed.bottom[i] as number;
          if (below) bed.bottom[i] = bed.top[i] as number;
          else bed.top[i] = bed.bottom[i] as number;
        }
      }
    }
    first += count;
  }
}

function runsOf(bed: BedColumns): { from: number; to: number; weight: number }[] {
  const runs: { from: number; to: number; weight: number }[] = [];
  let run: { from: number; to: number; weight: number } | null = null;
  for (let i = 0; i < bed.top.length; i++) {
    const high = (bed.bottom[i] as number) - (bed.top[i] as number);
    if (high <= NOTHING) {
      run = null;
    } else if (run) {
      run.to = i;
      run.weight += high;
    } else {
      run = { from: i, to: i, weight: high };
      runs.push(run);
    }
  }
  return runs;
}

function stratumOf(bed: BedColumns, columns: readonly number[], horizon: Float64Array): Omit<Stratum, 'number'> {
  const { top, bottom } = bed;
  const isThere = (i: number) => (bottom[i] as number) - (top[i] as number) > NOTHING;
  const n = columns.length;
  let from = 0;
  while (from < n - 1 && !isThere(from)) from++;
  let to = n - 1;
  while (to > from && !isThere(to)) to--;
  if (from > 0) from--;
  if (to < n - 1) to++;
  const outline: number[] = [];
  let open = 0;
  for (let i = from; i <= to; i++) {
    const x = columns[i] as number;
    goOn(outline, mil(x), mil(top[i] as number));
    const onSurface = (top[i] as number) - (horizon[i] as number) < NOTHING;
    if (i > from && onSurface && isThere(i)) open += x - (columns[i - 1] as number);
  }
  for (let i = to; i >= from; i--) if (isThere(i)) goOn(outline, mil(columns[i] as number), mil(bottom[i] as number));
  const middle = Math.max(
    from,
    Math.min(
      to,
      columns.findIndex((x) => x >= (columns[to] as number) - 0.8),
    ),
  );
  return {
    outline,
    area: mil(ringArea(outline)),
    centre: rounded(centreOf({ path: outline, closed: true, swell: 0 })),
    numberAt: rounded(numberSpot(bed, columns, from, to, middle)),
    touchesSurface: open > 0.01,
  };
}

/** Near the right end, where the bed is thick enough to write in. */
function numberSpot(bed: BedColumns, columns: readonly number[], from: number, to: number, wish: number): Point {
  const high = (i: number) => (bed.bottom[i] as number) - (bed.top[i] as number);
  let best = wish;
  for (let i = wish; i >= from && high(best) < 1; i--) if (high(i) > high(best)) best = i;
  for (let i = wish; i <= to && high(best) < 0.3; i++) if (high(i) > high(best)) best = i;
  return { x: columns[best] as number, y: ((bed.top[best] as number) + (bed.bottom[best] as number)) / 2 };
}

/** H2-PRI-06: from the top; of those within half a bead of the topmost the leftmost first. */
function numbered(strata: readonly Omit<Stratum, 'number'>[]): Stratum[] {
  const left = [...strata];
  const done: Stratum[] = [];
  while (left.length > 0) {
    const top = Math.min(...left.map((it) => it.centre.y));
    const level = left.filter((it) => it.centre.y <= top + 0.501);
    const next = level.reduce((best, it) => (it.centre.x < best.centre.x ? it : best));
    left.splice(left.indexOf(next), 1);
    const { outline, area, centre, numberAt, touchesSurface } = next;
    done.push({ number: done.length + 1, outline, area, centre, numberAt, touchesSurface });
  }
  return done;
}

/** Without the points that lie straight between their neighbours. */
export function straightened(path: readonly number[]): number[] {
  const kept: number[] = [];
  for (let i = 0; i < path.length; i += 2) goOn(kept, path[i] as number, path[i + 1] as number);
  return kept;
}

/** One point more on a path; the one before it is left out if it now lies straight between its neighbours. */
function goOn(path: number[], x: number, y: number): void {
  const k = path.length;
  if (k >= 2) {
    const bx = path[k - 2] as number;
    const by = path[k - 1] as number;
    if (bx === x && by === y) return;
    if (k >= 4) {
      const ax = path[k - 4] as number;
      const ay = path[k - 3] as number;
      const bend = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      const onward = (bx - ax) * (x - bx) + (by - ay) * (y - by);
      if (Math.abs(bend) < 1e-6 && onward >= 0) {
        path[k - 2] = x;
        path[k - 1] = y;
        return;
      }
    }
  }
  path.push(x, y);
}

function rounded({ x, y }: Point): Point {
  return { x: mil(x), y: mil(y) };
}
