import { distance } from '@understory/page';
import type { Furnished } from '../furnish/furnished.ts';
import type { Light } from '../furnish/light.ts';
import { type DoorKind, hasDoor, isShut } from '../plan/doors.ts';
import { added, type Ring } from '../plan/polygons.ts';

/** What a virtual table has to know of a level, in squares. */
export interface Walled {
  readonly width: number;
  readonly height: number;
  /** Outer rings with the floor on their right, holes the other way. */
  readonly open: readonly Ring[];
  readonly doors: readonly WalledDoor[];
  readonly lights: readonly Light[];
  /** Pillars and statues: their middles and how far they reach. */
  readonly pillars: readonly { readonly x: number; readonly y: number; readonly r: number }[];
}

interface WalledDoor {
  readonly kind: DoorKind;
  readonly ends: readonly [number, number, number, number];
}

/** TA-UVT-06 to -10: the outline of the floor, cut at the sheet's edge, and what is in its doorways, sharing their end points. */
export interface Outline {
  readonly lines: readonly (readonly Point[])[];
  readonly doors: readonly (WalledDoor & { readonly shut: boolean; readonly secret: boolean })[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const TOLERANCE = 0.12;
const SHORTEST = 0.35;
const MOST = 2500;

export function outlineOf(walled: Walled): Outline {
  const doors = walled.doors
    .filter((it) => hasDoor(it.kind))
    .flatMap((it) => {
      const [a, b] = [onWall(walled.open, it.ends[0], it.ends[1]), onWall(walled.open, it.ends[2], it.ends[3])];
      if (!a || !b || (a.x === b.x && a.y === b.y)) return [];
      const ends: WalledDoor['ends'] = [a.x, a.y, b.x, b.y];
      return [{ ...it, ends, shut: isShut(it.kind), secret: it.kind === 'secret door' }];
    });
  const fixed = doors.flatMap(({ ends: [ax, ay, bx, by] }) => [
    { x: ax, y: ay },
    { x: bx, y: by },
  ]);
  for (let tolerance = TOLERANCE; ; tolerance *= 2) {
    const lines = walled.open
      .flatMap((ring) => cutAtEdges(withPoints(ring, fixed), walled))
      .map((line) => simplified(line, tolerance, fixed).filter((it, i, all) => !isSame(all[i - 1], it)))
      .filter(isWall);
    if (lines.reduce((sum, it) => sum + it.length - 1, 0) <= MOST) return { lines, doors };
  }
}

/** TA-UVT-07: a speck of rock that has shrunk to a point or a line is no wall. */
const isWall = (line: readonly Point[]): boolean => line.length > (isSame(line[0], line.at(-1) as Point) ? 3 : 1);

const fine = (value: number): number => Math.round(value * 1000) / 1000 + 0;
const REACH = 0.8;

/** The nearest spot on the wall line; null if there is none near. */
function onWall(open: readonly Ring[], x: number, y: number): Point | null {
  let best: Point | null = null;
  let far = REACH * REACH;
  for (const ring of open)
    for (let i = 0; i < ring.length; i += 2) {
      const at = nearestOn(ring, i, x, y);
      const d = (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y);
      if (d < far) [best, far] = [at, d];
    }
  return best && { x: fine(best.x), y: fine(best.y) };
}

function nearestOn(ring: Ring, i: number, x: number, y: number): Point {
  const j = (i + 2) % ring.length;
  const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[j], ring[j + 1]] as [number, number, number, number];
  const long = (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
  const t = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long));
  return { x: ax + (bx - ax) * t, y: ay + (by - ay) * t };
}

/** A ring as points, with those of doors put in where they lie. */
function withPoints(ring: Ring, fixed: readonly Point[]): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    const [x, y] = [fine(ring[i] as number), fine(ring[i + 1] as number)];
    if (!isSame(out.at(-1), { x, y })) out.push({ x, y });
    const along = fixed
      .map((it) => ({ it, at: nearestOn(ring, i, it.x, it.y) }))
      .filter(({ it, at }) => Math.abs(it.x - at.x) + Math.abs(it.y - at.y) < 0.003)
      .sort((a, b) => distance(a.at.x, a.at.y, x, y) - distance(b.at.x, b.at.y, x, y));
    for (const { it } of along) if (!isSame(out.at(-1), it)) out.push(it);
  }
  if (out.length > 1 && isSame(out[0], out.at(-1) as Point)) out.pop();
  return out;
}

const isSame = (a: Point | undefined, b: Point): boolean => a !== undefined && a.x === b.x && a.y === b.y;

/** TA-UVT-06: the sheet's edge itself is no wall; a ring that never comes there is closed and begins at its uppermost point. */
function cutAtEdges(points: readonly Point[], { width, height }: Walled): Point[][] {
  const many = points.length;
  const onEdge = (a: Point, b: Point) =>
    (a.x <= 0 && b.x <= 0) ||
    (a.y <= 0 && b.y <= 0) ||
    (a.x >= width && b.x >= width) ||
    (a.y >= height && b.y >= height);
  const at = (i: number) => points[((i % many) + many) % many] as Point;
  const edges = points.map((_, i) => onEdge(at(i), at(i + 1)));
  if (!edges.includes(true)) {
    const first = points.reduce(
      (best, it, i) => (it.y < at(best).y || (it.y === at(best).y && it.x < at(best).x) ? i : best),
      0,
    );
    return [Array.from({ length: many + 1 }, (_, i) => at(first + i))];
  }
  const lines: Point[][] = [];
  for (let i = 0; i < many; i++) {
    if (!edges[(i - 1 + many) % many] || edges[i]) continue;
    const line = [at(i)];
    for (let k = i; !edges[((k % many) + many) % many]; k++) line.push(at(k + 1));
    lines.push(line);
  }
  return lines;
}

/** TA-UVT-07: corners only; no piece shorter than a third of a square. */
function simplified(line: readonly Point[], tolerance: number, fixed: readonly Point[]): Point[] {
  const keep = new Array<boolean>(line.length).fill(false);
  const isFixed = (it: Point) => fixed.some((f) => isSame(f, it));
  const anchors = [
    0,
    ...line.map((_, i) => i).filter((i) => i > 0 && i < line.length - 1 && isFixed(line[i] as Point)),
    line.length - 1,
  ];
  if (isSame(line[0], line.at(-1) as Point) && anchors.length === 2) anchors.splice(1, 0, farthest(line));
  for (const it of anchors) keep[it] = true;
  for (let i = 0; i + 1 < anchors.length; i++)
    thin(line, anchors[i] as number, anchors[i + 1] as number, tolerance, keep);
  const out: Point[] = [];
  for (const [i, it] of line.entries()) {
    if (!keep[i]) continue;
    const last = out.at(-1);
    const isShort = last && distance(it.x, it.y, last.x, last.y) < SHORTEST;
    if (isShort && !isFixed(it) && i !== line.length - 1) continue;
    if (isShort && out.length > 1 && !isFixed(last)) out.pop();
    out.push(it);
  }
  return out;
}

function farthest(line: readonly Point[]): number {
  const first = line[0] as Point;
  const far = (it: Point) => distance(it.x, it.y, first.x, first.y);
  return line.reduce((best, it, i) => (far(it) > far(line[best] as Point) ? i : best), 0);
}

function thin(line: readonly Point[], from: number, to: number, tolerance: number, keep: boolean[]): void {
  const [a, b] = [line[from] as Point, line[to] as Point];
  let [far, at] = [tolerance, -1];
  for (let i = from + 1; i < to; i++) {
    const near = nearestOn([a.x, a.y, b.x, b.y], 0, (line[i] as Point).x, (line[i] as Point).y);
    const d = distance(near.x, near.y, (line[i] as Point).x, (line[i] as Point).y);
    if (d > far) [far, at] = [d, i];
  }
  if (at < 0) return;
  keep[at] = true;
  thin(line, from, at, tolerance, keep);
  thin(line, at, to, tolerance, keep);
}

const ROUND_THINGS: ReadonlySet<string> = new Set(['pillar', 'statue', 'column']);
const MOST_PILLARS = 200;

export function walledOf(furnished: Furnished): Walled {
  const { plan, rooms, doors, lights } = furnished;
  return {
    width: plan.sheet.width,
    height: plan.sheet.height,
    open: plan.hidden.length === 0 ? plan.open : added(plan.open, plan.hidden),
    doors: doors.filter((it) => it.kind === 'doorway').map((it) => ({ kind: it.door, ends: it.ends })),
    lights,
    pillars: rooms
      .flatMap(({ things }) => things.filter((it) => ROUND_THINGS.has(it.what)))
      .map((it) => ({ x: it.x, y: it.y, r: it.wide / 2 }))
      .sort((a, b) => b.r - a.r)
      .slice(0, MOST_PILLARS),
  };
}
