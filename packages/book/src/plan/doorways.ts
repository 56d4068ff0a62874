import { type Floor, holds } from './floors.ts';
import type { Join } from './joins.ts';
import { crossings } from './polygons.ts';

/** TA-DOR-01: where a way meets a place. */
export interface Opening {
  /** The piece of the place that it opens. */
  readonly into: Floor;
  readonly from: Floor;
  readonly kind: 'doorway' | 'mouth' | 'breach';
  /** Its two ends on the wall line, in squares. */
  readonly ends: readonly [number, number, number, number];
  readonly x: number;
  readonly y: number;
  /** From the way into the place. */
  readonly dx: number;
  readonly dy: number;
}

/** TA-DOR-01, -03: every opening of the places of a level. */
export function openingsOf(floors: readonly Floor[], joins: readonly Join[]): Opening[] {
  const places = floors.filter((it) => it.place !== null && !it.beyond);
  const ways = floors.filter((it) => it.place === null);
  const found: Opening[] = [];
  for (const into of places)
    for (const from of ways)
      for (const line of from.lines)
        for (const it of along(line, from, into))
          if (!isWithin(it, places) && !found.some((other) => isSame(other, it))) found.push(it);
  for (const { a, b, line, width } of joins) {
    const [ax, ay, bx, by] = line as [number, number, number, number];
    const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1;
    const [dx, dy] = [(bx - ax) / far, (by - ay) / far];
    const [x, y, h] = [(ax + bx) / 2, (ay + by) / 2, width / 2];
    const kind = kindOf(a, b);
    const ends = [x - dy * h, y + dx * h, x + dy * h, y - dx * h] as const;
    // Two pieces of one place are one floor.
    if (a.place !== null && a.place === b.place) continue;
    if (!a.beyond) found.push({ into: a, from: b, kind, ends, x, y, dx: -dx, dy: -dy });
    if (!b.beyond) found.push({ into: b, from: a, kind, ends, x, y, dx, dy });
  }
  return found;
}

function kindOf(a: Floor, b: Floor): Opening['kind'] {
  if (a.manner.built && b.manner.built) return 'doorway';
  return a.manner.built !== b.manner.built && [a, b].some((it) => it.place !== null && it.manner.built)
    ? 'breach'
    : 'mouth';
}

/** TA-ARE-04: diggings are one place of several pieces: from one of them into the next is no way in. */
const isWithin = ({ into, x, y }: Opening, places: readonly Floor[]): boolean =>
  places.some((it) => it !== into && it.place === into.place && holds(it, x, y));

function isSame(a: Opening, b: Opening): boolean {
  return a.into === b.into && Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 2.4;
}

/** Where the middle line of a way goes through the wall of a place. */
function along(line: readonly number[], from: Floor, into: Floor): Opening[] {
  const ring = into.rings[0];
  if (!ring) return [];
  const found: Opening[] = [];
  const half = from.width / 2;
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [ax, ay, bx, by] = [line[i], line[i + 1], line[i + 2], line[i + 3]] as [number, number, number, number];
    const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    if (far === 0) continue;
    const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
    for (const t of crossings(ring, ax, ay, bx, by)) {
      const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
      const side = (s: number) =>
        sideAt(ring, x - uy * half * s, y + ux * half * s, ux, uy) ?? [x - uy * half * s, y + ux * half * s];
      const inwards = t === 0 || isInside(ring, x + ux * 0.05, y + uy * 0.05) ? 1 : -1;
      const ends = [...side(1), ...side(-1)] as unknown as Opening['ends'];
      found.push({ into, from, kind: kindOf(into, from), ends, x, y, dx: ux * inwards, dy: uy * inwards });
    }
  }
  return found;
}

function isInside(ring: readonly number[], x: number, y: number): boolean {
  return crossings(ring, x, y, x + 1e4, y + 3).length % 2 === 1;
}

/** Where a side of the way comes to the wall, at most two squares before or behind its middle. */
function sideAt(ring: readonly number[], x: number, y: number, ux: number, uy: number): [number, number] | null {
  const all = crossings(ring, x - ux * 2, y - uy * 2, x + ux * 2, y + uy * 2);
  if (all.length === 0) return null;
  const t = all.reduce((best, it) => (Math.abs(it - 0.5) < Math.abs(best - 0.5) ? it : best));
  return [x + ux * 4 * (t - 0.5), y + uy * 4 * (t - 0.5)];
}
