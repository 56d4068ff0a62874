import type { Stream } from '@understory/table';
import { clamp, mil } from '../maths.ts';
import type { Ground, Point, Stratum } from '../model.ts';
import { wander } from '../noise.ts';
import { centreOf, ringArea } from '../shape.ts';
import type { Block, PageSize, WorldPlan } from './worlds.ts';

/** At most so far may a boundary wobble, for looks (H2-PRI-04). */
const WOBBLE = 0.2;
const COLUMN = 0.25;
/** A stratum thinner than this at a column is not there. */
const NOTHING = 1e-6;
/** Enough to find a level to a millionth of a bead. */
const HALVINGS = 30;

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
  const levels = plan.blocks.map((block, b) =>
    cutBlock(page, block, surface, columnsOf(page, plan.corners), (k) => wobbler(`${b}.${k}`)),
  );
  const lines = levels.flat();
  const columns = withCrossings(columnsOf(page, plan.corners), page, surface, lines);
  const beds = lines.map((bed) => bedOf(bed, columns, page, surface));
  keepWhole(plan.blocks, beds);
  const strata = numbered(beds.map((bed) => stratumOf(bed, columns, surface)));
  const path = columns.flatMap((x) => [mil(x), mil(surface(x))]);
  return { world: plan.name, surfaces: [{ path: straightened(path), closed: false, swell: 0 }], strata };
}

/** A bed before it is a stratum: its upper and lower side over x. */
interface Bed {
  top(x: number): number;
  bottom(x: number): number;
}

/** The same over the columns. */
interface BedColumns {
  readonly top: Float64Array;
  readonly bottom: Float64Array;
}

function columnsOf({ width }: PageSize, corners: readonly number[]): number[] {
  const even = Array.from({ length: Math.round(width / COLUMN) + 1 }, (_, i) => i * COLUMN);
  const all = [...even, ...corners.filter((it) => it > 0 && it < width)].sort((a, b) => a - b);
  return all.filter((x, i) => i === 0 || x - (all[i - 1] as number) > 1e-9);
}

/** The lines that give every stratum of a block the same area, found by halving. */
function cutBlock(
  page: PageSize,
  block: Block,
  surface: (x: number) => number,
  columns: readonly number[],
  wobbler: (line: number) => (x: number) => number,
): Bed[] {
  const top = (x: number) => Math.min(page.height, Math.max(surface(x), block.top(x)));
  const bottom = (x: number) => Math.max(top(x), Math.min(page.height, block.bottom(x)));
  const tops = columns.map(top);
  const bottoms = columns.map(bottom);
  // Each column stands for half the way to its neighbours.
  const widths = columns.map((x, i) => ((columns[i + 1] ?? x) - (columns[i - 1] ?? x)) / 2);
  const areaAbove = (level: number, wobbles: readonly number[]): number => {
    let sum = 0;
    for (let i = 0; i < columns.length; i++) {
      const top = tops[i] as number;
      const bottom = bottoms[i] as number;
      if (bottom <= top) continue;
      const line = block.lineAt(columns[i] as number, level) + (wobbles[i] as number);
      if (line > top) sum += ((line < bottom ? line : bottom) - top) * (widths[i] as number);
    }
    return sum;
  };
  const whole = tops.reduce((sum, top, i) => sum + ((bottoms[i] as number) - top) * (widths[i] as number), 0);
  const lines: ((x: number) => number)[] = [top];
  for (let k = 1; k < block.count; k++) {
    const wobble = wobbler(k);
    const wobbles = columns.map(wobble);
    let { low, high } = block.levels;
    for (let i = 0; i < HALVINGS; i++) {
      const level = (low + high) / 2;
      const above = areaAbove(level, wobbles);
      if (above < (whole * k) / block.count) low = level;
      else high = level;
    }
    const level = (low + high) / 2;
    lines.push((x) => clamp(block.lineAt(x, level) + wobble(x), top(x), bottom(x)));
  }
  lines.push(bottom);
  return lines.slice(0, -1).map((it, k) => ({ top: it, bottom: lines[k + 1] as (x: number) => number }));
}

/** Columns where a bed begins or ends between two others, so that neighbours share every corner. */
function withCrossings(
  columns: readonly number[],
  page: PageSize,
  surface: (x: number) => number,
  beds: readonly Bed[],
): number[] {
  const all = [...columns];
  const there = (bed: Bed, x: number) =>
    Math.min(bed.bottom(x), page.height) - Math.max(bed.top(x), surface(x)) > NOTHING;
  for (const bed of beds) {
    let before = there(bed, columns[0] as number);
    for (let i = 1; i < columns.length; i++) {
      const now = there(bed, columns[i] as number);
      if (now !== before) {
        let [low, high] = [columns[i - 1] as number, columns[i] as number];
        for (let k = 0; k < 40; k++) {
          const mid = (low + high) / 2;
          if (there(bed, mid) === before) low = mid;
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

function bedOf(bed: Bed, columns: readonly number[], page: PageSize, surface: (x: number) => number): BedColumns {
  const top = Float64Array.from(columns, (x) => Math.min(page.height, Math.max(bed.top(x), surface(x))));
  const bottom = Float64Array.from(columns, (x, i) => Math.max(top[i] as number, Math.min(bed.bottom(x), page.height)));
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

function stratumOf(
  bed: BedColumns,
  columns: readonly number[],
  surface: (x: number) => number,
): Omit<Stratum, 'number'> {
  const n = columns.length;
  const high = (i: number) => (bed.bottom[i] as number) - (bed.top[i] as number);
  let from = 0;
  while (from < n - 1 && high(from) <= NOTHING) from++;
  let to = n - 1;
  while (to > from && high(to) <= NOTHING) to--;
  if (from > 0) from--;
  if (to < n - 1) to++;
  const upper: number[] = [];
  const lower: number[] = [];
  let open = 0;
  for (let i = from; i <= to; i++) {
    const x = columns[i] as number;
    upper.push(mil(x), mil(bed.top[i] as number));
    if (high(i) > NOTHING) lower.unshift(mil(x), mil(bed.bottom[i] as number));
    const onSurface = (bed.top[i] as number) - surface(x) < NOTHING;
    if (i > from && onSurface && high(i) > NOTHING) open += x - (columns[i - 1] as number);
  }
  const outline = straightened([...upper, ...lower]);
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
    done.push({ number: done.length + 1, ...next });
  }
  return done;
}

/** Without the points that lie straight between their neighbours. */
export function straightened(path: readonly number[]): number[] {
  const kept: number[] = [];
  const n = path.length;
  for (let i = 0; i < n; i += 2) {
    const x = path[i] as number;
    const y = path[i + 1] as number;
    const k = kept.length;
    if (k >= 2 && kept[k - 2] === x && kept[k - 1] === y) continue;
    if (k >= 4 && i + 2 <= n) {
      const [ax, ay, bx, by] = [
        kept[k - 4] as number,
        kept[k - 3] as number,
        kept[k - 2] as number,
        kept[k - 1] as number,
      ];
      const bend = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      const onward = (bx - ax) * (x - bx) + (by - ay) * (y - by);
      if (Math.abs(bend) < 1e-6 && onward >= 0) kept.length = k - 2;
    }
    kept.push(x, y);
  }
  return kept;
}

function rounded({ x, y }: Point): Point {
  return { x: mil(x), y: mil(y) };
}
