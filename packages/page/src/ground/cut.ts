import { clamp } from '@understory/ruler';
import type { Block, PageSize } from './plan.ts';

/** Enough to find a level to a millionth of a bead. */
const HALVINGS = 30;

/** A bed before it is a stratum: its upper and lower side over x. */
export interface Bed {
  top(x: number): number;
  bottom(x: number): number;
  /** A cache of the first columns, which are asked for again and again. */
  readonly over: BedColumns;
}

/** Upper and lower side, column by column. */
export interface BedColumns {
  readonly top: Float64Array;
  readonly bottom: Float64Array;
}

/** The lines that give every stratum of a block the same area, found by halving; `skyline` is the surface at the columns. */
export function cutBlock(
  page: PageSize,
  block: Block,
  surface: (x: number) => number,
  columns: readonly number[],
  skyline: Float64Array,
  wobbler: (line: number) => (x: number) => number,
): Bed[] {
  const top = (x: number) => Math.min(page.height, Math.max(surface(x), block.top(x)));
  const bottom = (x: number) => Math.max(top(x), Math.min(page.height, block.bottom(x)));
  const tops = overAll(columns, (x, i) => Math.min(page.height, Math.max(skyline[i] as number, block.top(x))));
  const bottoms = overAll(columns, (x, i) => Math.max(tops[i] as number, Math.min(page.height, block.bottom(x))));
  // Each column stands for half the way to its neighbours.
  const widths = overAll(columns, (x, i) => ((columns[i + 1] ?? x) - (columns[i - 1] ?? x)) / 2);
  const lifts = block.lift ? overAll(columns, block.lift) : null;
  const heights = new Float64Array(columns.length);
  /** Every line of the block at this level, column by column. */
  const heightsAt = (level: number, wobbles: Float64Array): Float64Array => {
    for (let i = 0; i < heights.length; i++) {
      const height = lifts ? level + (lifts[i] as number) : block.lineAt(columns[i] as number, level);
      heights[i] = height + (wobbles[i] as number);
    }
    return heights;
  };
  const areaAbove = (level: number, wobbles: Float64Array) =>
    areaOver(tops, bottoms, widths, heightsAt(level, wobbles));
  const whole = tops.reduce((sum, top, i) => sum + ((bottoms[i] as number) - top) * (widths[i] as number), 0);
  const lines: { at(x: number): number; over: Float64Array }[] = [{ at: top, over: tops }];
  for (let k = 1; k < block.count; k++) {
    const wobble = wobbler(k);
    const wobbles = overAll(columns, wobble);
    const level = levelFor((whole * k) / block.count, whole, block.levels, (it) => areaAbove(it, wobbles));
    lines.push({
      at: (x) => clamp(block.lineAt(x, level) + wobble(x), top(x), bottom(x)),
      over: heightsAt(level, wobbles).map((height, i) => clamp(height, tops[i] as number, bottoms[i] as number)),
    });
  }
  lines.push({ at: bottom, over: bottoms });
  return lines.slice(0, -1).map(({ at, over }, k) => {
    const below = lines[k + 1] as (typeof lines)[number];
    return { top: at, bottom: below.at, over: { top: over, bottom: below.over } };
  });
}

/** A number for each column. `Float64Array.from` would do, many times slower. */
export function overAll(columns: readonly number[], value: (x: number, i: number) => number): Float64Array {
  const all = new Float64Array(columns.length);
  for (let i = 0; i < all.length; i++) all[i] = value(columns[i] as number, i);
  return all;
}

/** How much of a block lies above a line. */
function areaOver(tops: Float64Array, bottoms: Float64Array, widths: Float64Array, line: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < tops.length; i++) {
    const top = tops[i] as number;
    const bottom = bottoms[i] as number;
    const height = line[i] as number;
    if (height > top && bottom > top) sum += ((height < bottom ? height : bottom) - top) * (widths[i] as number);
  }
  return sum;
}

/**
 * The level above which a block has this much area, by halving. Measuring the area is what costs, so the answer is first
 * hemmed in by chords (Illinois), and only halvings between the hems are measured; the level found is the same.
 */
function levelFor(target: number, whole: number, levels: Block['levels'], above: (level: number) => number): number {
  let [under, over] = [levels.low, levels.high];
  let [short, spare] = [-target, whole - target];
  for (let i = 0, side = 0; i < 14 && over - under > 1e-7; i++) {
    // Far from the answer the area does not change at all with the level: there a chord leads nowhere, a half does.
    const level =
      i % 3 === 2 || over - under > 8 ? (under + over) / 2 : (under * spare - over * short) / (spare - short);
    if (!(level > under && level < over)) break;
    const off = above(level) - target;
    if (off < 0) {
      [under, short] = [level, off];
      if (side < 0) spare /= 2;
      side = -1;
    } else {
      [over, spare] = [level, off];
      if (side > 0) short /= 2;
      side = 1;
    }
  }
  let { low, high } = levels;
  for (let i = 0; i < HALVINGS; i++) {
    const level = (low + high) / 2;
    if (level <= under || (level < over && above(level) < target)) low = level;
    else high = level;
  }
  return (low + high) / 2;
}
