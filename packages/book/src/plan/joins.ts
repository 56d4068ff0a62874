import { type Bounds, bounds, clamp, closest, inRing } from '@understory/page';
import { along, type Floor, holds, overlap } from './floors.ts';
import { crossings } from './polygons.ts';
import { round } from './sheet.ts';

/** Floor between two places that touch without a way, or between two ways. */
export interface Join {
  readonly a: Floor;
  readonly b: Floor;
  readonly line: number[];
  readonly width: number;
  readonly rings: number[][];
}

/** TA-PLN-11: an end may be moved so far along a wall, and keeps so far from a corner. */
const ALONG = 2;
const CORNER = 1;
const DOORWAY = 2;
/** Floors that share less than this do not meet. */
const ENOUGH = 0.3;

/**
 * TA-PLN-03, -11, -13: what touches on the page meets on the plan. Where snapping took them apart, or where a way only grazes a room, a
 * stretch of floor is added, squarely if it is built.
 */
export function joinUp(pairs: readonly (readonly [Floor, Floor])[]): Join[] {
  const joins: Join[] = [];
  for (const [a, b] of pairs) {
    if (meets(a, b)) continue;
    if (a.place !== null && b.place !== null) joins.push(betweenPlaces(a, b));
    else if (a.place === null && b.place === null) {
      const line = shortest(a, b, 0.4);
      addTo(a.width <= b.width ? a : b, line);
    } else {
      const [way, place] = a.place === null ? [a, b] : [b, a];
      addTo(way, way.manner.built && place.manner.built ? squarely(way, place) : shortest(way, place, 0.6));
    }
  }
  return joins;
}

/** Do they share floor, and does a way not only brush along the wall? */
function meets(a: Floor, b: Floor): boolean {
  if (a.rings.length === 0 || b.rings.length === 0) return true;
  const shared = overlap(a, b);
  if (shared < ENOUGH) return false;
  if ((a.place === null) === (b.place === null)) return true;
  const [way, place] = a.place === null ? [a, b] : [b, a];
  // A middle line that comes in leads in.
  return way.lines.some((line) => entersBy(line, place)) || shared >= way.width * way.width * 0.75;
}

export function entersBy(line: readonly number[], place: Floor): boolean {
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [ax, ay, bx, by] = [line[i], line[i + 1], line[i + 2], line[i + 3]] as [number, number, number, number];
    for (let k = 0; k <= 8; k++) if (holds(place, ax + ((bx - ax) * k) / 8, ay + ((by - ay) * k) / 8)) return true;
  }
  return false;
}

function addTo(way: Floor, line: number[]): void {
  way.lines = [...way.lines, line];
  way.rings = [...way.rings, ...along(line, way.width, way.manner.built, 5)];
}

/** Straight over the narrowest place, and a little into both. */
function shortest(a: Floor, b: Floor, into: number): number[] {
  const [p, q] = nearestRings(a, b);
  const { from, to } = closest({ path: p, closed: true, swell: 0 }, { path: q, closed: true, swell: 0 });
  const middle = (ring: readonly number[]) => centre(bounds({ path: ring, closed: true, swell: 0 }));
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const [m, n] = [middle(p), middle(q)];
  const [ux, uy] = far > 0.05 ? [dx / far, dy / far] : unit(n.x - m.x, n.y - m.y);
  return [from.x - ux * into, from.y - uy * into, to.x + ux * into, to.y + uy * into];
}

function nearestRings(a: Floor, b: Floor): [number[], number[]] {
  let best: [number[], number[]] = [a.rings[0] as number[], b.rings[0] as number[]];
  let far = Number.POSITIVE_INFINITY;
  for (const p of a.rings)
    for (const q of b.rings) {
      const found = closest({ path: p, closed: true, swell: 0 }, { path: q, closed: true, swell: 0 }).gap;
      if (found < far) [best, far] = [[p, q], found];
    }
  return best;
}

const centre = ({ left, right, top, bottom }: Bounds) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

function unit(x: number, y: number): [number, number] {
  const far = Math.sqrt(x * x + y * y) || 1;
  return [x / far, y / far];
}

/** TA-PLN-11: on from the end of a way straight into a room; where that would miss it, first along its wall. */
function squarely(way: Floor, place: Floor): number[] {
  const ring = place.rings[0] as number[];
  const box = bounds({ path: ring, closed: true, swell: 0 });
  const ahead = straightOn(way, ring);
  if (ahead) return ahead;
  const end = nearestEnd(way, box);
  const half = way.width / 2 + CORNER;
  const fit = (at: number, low: number, high: number) =>
    low + half <= high - half ? clamp(at, low + half, high - half) : round((low + high) / 2);
  const at = { x: fit(end.x, box.left, box.right), y: fit(end.y, box.top, box.bottom) };
  const middle = centre(box);
  const [byX, byY] = [Math.abs(at.x - end.x), Math.abs(at.y - end.y)];
  if (byX <= ALONG && byX <= byY && inRing(ring, at.x, middle.y))
    return bent(end, { x: at.x, y: end.y }, { x: at.x, y: middle.y });
  if (byY <= ALONG && inRing(ring, middle.x, at.y)) return bent(end, { x: end.x, y: at.y }, { x: middle.x, y: at.y });
  return [end.x, end.y, middle.x, middle.y];
}

/** How far a way is drawn on to meet a wall, in squares. */
const ON = 3.5;

function straightOn({ lines }: Floor, ring: readonly number[]): number[] | null {
  for (const line of lines)
    for (const [x, y, px, py] of [
      [line[0], line[1], line[2], line[3]],
      [...line.slice(-2), ...line.slice(-4, -2)],
    ] as [number, number, number, number][]) {
      const [ux, uy] = unit(x - px, y - py);
      const [t] = crossings(ring, x, y, x + ux * ON, y + uy * ON);
      if (t !== undefined) return [x - ux * 0.2, y - uy * 0.2, x + ux * (ON * t + 0.6), y + uy * (ON * t + 0.6)];
    }
  return null;
}

interface At {
  readonly x: number;
  readonly y: number;
}

function bent(a: At, b: At, c: At): number[] {
  return a.x === b.x && a.y === b.y ? [a.x, a.y, c.x, c.y] : [a.x, a.y, b.x, b.y, c.x, c.y];
}

function nearestEnd({ lines }: Floor, box: Bounds): At {
  let best: At = centre(box);
  let far = Number.POSITIVE_INFINITY;
  for (const line of lines)
    for (let i = 0; i < line.length; i += 2) {
      const [x, y] = [line[i] as number, line[i + 1] as number];
      const [dx, dy] = [x - clamp(x, box.left, box.right), y - clamp(y, box.top, box.bottom)];
      const inner = Math.abs(x - (box.left + box.right) / 2) + Math.abs(y - (box.top + box.bottom) / 2);
      const found = dx * dx + dy * dy + inner * 1e-3;
      if (found < far) [best, far] = [{ x, y }, found];
    }
  return best;
}

/** TA-DOR-03: a doorway of two squares in the middle of the stretch where they are nearest. */
function betweenPlaces(a: Floor, b: Floor): Join {
  const built = a.manner.built && b.manner.built;
  const line = shortest(a, b, 0.6);
  const width = DOORWAY;
  return { a, b, line, width, rings: along(line, width, built, 5) };
}
