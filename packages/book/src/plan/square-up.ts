import { type Bounds, bounds, clamp } from '@understory/page';
import { type Floor, layWay } from './floors.ts';
import { areaOfAll } from './polygons.ts';
import { round } from './sheet.ts';

/** TA-PLN-11: an end may be moved so far along a wall, and keeps so far from a corner. */
const ALONG = 2;
const CORNER = 1;
/** How far a wall may be from the end of a way that leads there. */
const REACH = 2.5;

/** TA-PLN-11: a built way meets a room squarely: where it would graze it, its last straight stretch is moved along the wall. */
export function squareUp(floors: readonly Floor[], touch: (a: Floor, b: Floor) => boolean): void {
  const places = floors.filter((it) => it.place !== null && it.manner.built);
  for (const way of floors) {
    const line = way.lines[0];
    if (way.place !== null || !way.manner.built || !line || line.length < 4) continue;
    const met = places.filter((it) => touch(way, it));
    const moved = straightened(straightened(line, met, way.width / 2, 'start'), met, way.width / 2, 'end');
    if (moved !== line) layWay(way, [moved]);
  }
}

function straightened(line: number[], met: readonly Floor[], half: number, end: 'start' | 'end'): number[] {
  const [e, n] = end === 'start' ? [0, 2] : [line.length - 2, line.length - 4];
  const [x, y, nx, ny] = [line[e], line[e + 1], line[n], line[n + 1]] as [number, number, number, number];
  const level = Math.abs(y - ny) < 0.01;
  if (!level && Math.abs(x - nx) > 0.01) return line;
  const axis = level ? 1 : 0;
  const at = line[e + axis] as number;
  const isWhole = line.length === 4;
  const ranges = met
    .filter((it) => nearTo(it, x, y) || (isWhole && nearTo(it, nx, ny)))
    .map((it) => rangeOf(it, axis, half));
  if (ranges.length === 0) return line;
  const [low, high] = [Math.max(...ranges.map((it) => it[0])), Math.min(...ranges.map((it) => it[1]))];
  const [first] = ranges as [readonly [number, number]];
  const to = low <= high ? clamp(at, low, high) : clamp(at, ...first);
  if (to === at || Math.abs(to - at) > ALONG) return line;
  const out = [...line];
  out[e + axis] = to;
  out[n + axis] = to;
  return out;
}

/** Where the middle of a way may meet a room: away from its corners, and in the middle of what is not straight-walled. */
function rangeOf(floor: Floor, axis: 0 | 1, half: number): readonly [number, number] {
  const box = boxOf(floor);
  const [low, high] = axis === 0 ? [box.left, box.right] : [box.top, box.bottom];
  const isBoxy = areaOfAll(floor.rings) > 0.85 * (box.right - box.left) * (box.bottom - box.top);
  const [from, to] = [low + half + CORNER, high - half - CORNER];
  if (isBoxy && from <= to) return [from, to];
  const middle = round((low + high) / 2);
  const spare = Math.max(0, Math.floor((to - from) / 6));
  return [middle - spare, middle + spare];
}

function nearTo(floor: Floor, x: number, y: number): boolean {
  const { left, right, top, bottom } = boxOf(floor);
  return x > left - REACH && x < right + REACH && y > top - REACH && y < bottom + REACH;
}

function boxOf({ rings }: Floor): Bounds {
  return bounds({ path: rings[0] ?? [0, 0], closed: true, swell: 0 });
}
