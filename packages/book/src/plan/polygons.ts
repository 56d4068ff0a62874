import { clock, type Point, type Shape } from '@understory/page';
import { Clipper, EndType, FillRule, JoinType } from 'clipper2-ts';

/** A closed ring x, y, x, y … in squares. */
export type Ring = readonly number[];

/** Whole numbers are exact, and the same on every machine: thousandths of a square (TA-GEN-03). */
const FINE = 1000;

type Path = { x: number; y: number }[];

function toPath(ring: Ring): Path {
  const path: Path = [];
  for (let i = 0; i < ring.length; i += 2)
    path.push({ x: Math.round((ring[i] as number) * FINE), y: Math.round((ring[i + 1] as number) * FINE) });
  return path;
}

function toRing(path: readonly Point[]): number[] {
  return path.flatMap(({ x, y }) => [x / FINE, y / FINE]);
}

/** All of them as one: outer rings, and holes that turn the other way. */
export function union(rings: readonly Ring[]): number[][] {
  return Clipper.union(rings.map(positive).map(toPath), [], FillRule.NonZero).map(toRing);
}

/** What is one already, with its holes, and more beside it or in them. */
export function added(area: readonly Ring[], rings: readonly Ring[]): number[][] {
  return Clipper.union([...area, ...rings.map(positive)].map(toPath), [], FillRule.NonZero).map(toRing);
}

export function difference(from: readonly Ring[], without: readonly Ring[]): number[][] {
  return Clipper.difference(from.map(toPath), without.map(toPath), FillRule.NonZero).map(toRing);
}

export function intersection(a: readonly Ring[], b: readonly Ring[]): number[][] {
  return Clipper.intersect(a.map(toPath), b.map(toPath), FillRule.NonZero).map(toRing);
}

/** All of one turn, so that none takes another away. */
function positive(ring: Ring): Ring {
  if (turned(ring) >= 0) return ring;
  const back: number[] = [];
  for (let i = ring.length - 2; i >= 0; i -= 2) back.push(ring[i] as number, ring[i + 1] as number);
  return back;
}

/** Twice the area, with a sign that says which way it turns. */
function turned(ring: Ring): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    sum += (ring[i] as number) * (ring[j + 1] as number) - (ring[j] as number) * (ring[i + 1] as number);
  }
  return sum;
}

/** The area of an outer ring less that of its holes. */
export function areaOfAll(rings: readonly Ring[]): number {
  return Math.abs(rings.reduce((sum, it) => sum + turned(it), 0) / 2);
}

/** A path of some width that ends squarely and has square corners. */
export function strip(line: readonly number[], half: number): number[][] {
  return Clipper.inflatePaths([toPath(line)], half * FINE, JoinType.Miter, EndType.Butt, 3).map(toRing);
}

/** The same outline, so much wider all round. */
export function widened(rings: readonly Ring[], by: number): number[][] {
  return Clipper.inflatePaths(rings.map(toPath), by * FINE, JoinType.Miter, EndType.Polygon, 2).map(toRing);
}

/** The same outline, so much narrower all round; nothing where there is no room for that. */
export function narrowed(rings: readonly Ring[], by: number): number[][] {
  return widened(rings, -by);
}

const CORNERS = 24;

/** The outline of a shape as a ring, in its own measure. */
export function ringOf({ path, closed, swell }: Shape): number[] {
  if (path.length === 2)
    return Array.from({ length: CORNERS }, (_, i) => clock((12 * i) / CORNERS)).flatMap((it) => [
      (path[0] as number) + it.x * swell,
      (path[1] as number) + it.y * swell,
    ]);
  if (closed && swell === 0) return [...path];
  if (closed) return widened([path], swell)[0] ?? [...path];
  return band(path, () => swell);
}

/** A path with a band on either side, as wide as is said at each of its points. */
export function band(path: readonly number[], half: (x: number, y: number, side: number) => number): number[] {
  const left: number[] = [];
  const right: number[] = [];
  for (let i = 0; i < path.length; i += 2) {
    const [x, y] = [path[i] as number, path[i + 1] as number];
    const [ax, ay] = i > 0 ? [path[i - 2] as number, path[i - 1] as number] : [x, y];
    const [bx, by] = i + 2 < path.length ? [path[i + 2] as number, path[i + 3] as number] : [x, y];
    const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1;
    const [nx, ny] = [-(by - ay) / far, (bx - ax) / far];
    const [u, v] = [half(x, y, 1), half(x, y, -1)];
    left.push(x + nx * u, y + ny * u);
    right.unshift(x - nx * v, y - ny * v);
  }
  return [...left, ...right];
}

/** Where a straight line from a to b crosses a ring, as parts of the way, the nearest first. */
export function crossings(ring: Ring, ax: number, ay: number, bx: number, by: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    const [px, py, qx, qy] = [ring[i], ring[i + 1], ring[j], ring[j + 1]] as [number, number, number, number];
    const across = (bx - ax) * (qy - py) - (by - ay) * (qx - px);
    if (across === 0) continue;
    const t = ((px - ax) * (qy - py) - (py - ay) * (qx - px)) / across;
    const u = ((px - ax) * (by - ay) - (py - ay) * (bx - ax)) / across;
    if (t >= 0 && t <= 1 && u >= 0 && u < 1) found.push(t);
  }
  return found.sort((a, b) => a - b);
}
