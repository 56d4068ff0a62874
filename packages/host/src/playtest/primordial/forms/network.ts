import {
  bounds,
  deepest,
  depthIn,
  distance,
  type Join,
  joinsOf,
  longWay,
  type Point,
  pointAlong,
  type Shape,
  type Stratum,
  spanningTree,
  TOLERANCE,
} from '@understory/page';
import type { Rule } from '@understory/table';
import { spot } from '../../asks.ts';
import type { PlaytestWorld } from '../../world.ts';
import type { Network } from './form.ts';
import { stratumPlaces } from './places.ts';

/** PT-FRM-05: how far nodes keep inside the outline and from each other, and how far lines keep inside. */
const INSIDE = 0.7;
const APART = 2.5;
const LINE_INSIDE = 0.3;

/** PT-FRM-05: nodes through most of the stratum, joined by the shortest lines and one more; null if no two can be joined. */
export function* network(world: PlaytestWorld, stratum: Stratum): Rule<Network | null> {
  const shape = world.page.stratumShape(stratum.number);
  const nodes = yield* scatteredNodes(world, stratum, shape);
  const joins = joinsOf(nodes, (a, b) => keepsInside(shape, a, b));
  const tree = spanningTree(nodes.length, joins);
  if (tree.length === 0) return null;
  return inOrder(nodes, joins, largestPart(nodes, tree));
}

/** PT-FRM-08: a second network is the first one with a further line. */
export function furtherLine(of: Network): Network {
  const [next, ...spare] = of.spare;
  return next ? { ...of, lines: [...of.lines, next], spare } : of;
}

function* scatteredNodes(world: PlaytestWorld, { number, outline, area }: Stratum, shape: Shape): Rule<Point[]> {
  const many = Math.min(10, Math.max(4, Math.round(area / 10)));
  const nodes: Point[] = [];
  const isIn = (x: number, y: number) => depthIn(shape, x, y) >= INSIDE - TOLERANCE;
  const isApart = (x: number, y: number) => nodes.every((it) => distance(it.x, it.y, x, y) >= APART - TOLERANCE);
  for (let i = 0; i < many; i++) {
    const fifth = i < 2 ? fifthOf(outline, i === 0 ? 'first' : 'last') : () => true;
    const innermost = () => deepest(outline, { where: fifth })?.at;
    const may = (x: number, y: number) => isIn(x, y) && fifth(x, y);
    const where = { ...stratumPlaces(world.page, number, may, isApart, innermost) };
    const at = yield* spot('PT-FRM-05', {
      by: 'chance',
      topic: { kind: 'where ways meet', stratum: number },
      // What finds no place is left out, so that any place in the stratum may come.
      where: { ...where, has: ({ x, y }) => world.page.isInStratum(number, x, y) },
      about: `stratum ${number}, ${i}`,
    });
    if (may(at.x, at.y) && isApart(at.x, at.y)) nodes.push(at);
    else if (i < 2) {
      const inner = innermost();
      if (inner && nodes.every((it) => distance(it.x, it.y, inner.x, inner.y) > TOLERANCE)) nodes.push(inner);
    }
  }
  return nodes;
}

/** The first (left or upper) or the last fifth of a stratum's longer side. */
function fifthOf(outline: readonly number[], which: 'first' | 'last'): (x: number, y: number) => boolean {
  const { left, top, right, bottom } = bounds({ path: outline, closed: true, swell: 0 });
  const along = longWay(outline);
  const [from, to] = along === 'x' ? [left, right] : [top, bottom];
  const fifth = (to - from) / 5;
  return (x, y) => {
    const at = along === 'x' ? x : y;
    return which === 'first' ? at <= from + fifth + TOLERANCE : at >= to - fifth - TOLERANCE;
  };
}

function keepsInside(shape: Shape, a: Point, b: Point): boolean {
  const path = [a.x, a.y, b.x, b.y];
  const long = distance(a.x, a.y, b.x, b.y);
  for (let far = 0; far <= long; far += 0.1) {
    const { x, y } = pointAlong(path, far);
    if (depthIn(shape, x, y) < LINE_INSIDE - TOLERANCE) return false;
  }
  return true;
}

/** The nodes of the largest joined part; of equals, that with the leftmost node. */
function largestPart(nodes: readonly Point[], tree: readonly Join[]): ReadonlySet<number> {
  const parts: Set<number>[] = nodes.map((_, i) => new Set([i]));
  for (const { a, b } of tree) {
    const [one, other] = [parts[a] as Set<number>, parts[b] as Set<number>];
    for (const it of other) {
      one.add(it);
      parts[it] = one;
    }
  }
  const leftmost = (part: ReadonlySet<number>) => Math.min(...[...part].map((it) => (nodes[it] as Point).x));
  const all = [...new Set(parts)].sort((a, b) => b.size - a.size || leftmost(a) - leftmost(b));
  return all[0] ?? new Set();
}

/** Only the kept nodes, from left to right, with their lines and the shortest further one. */
function inOrder(all: readonly Point[], joins: readonly Join[], kept: ReadonlySet<number>): Network {
  const order = [...kept].sort(
    (a, b) => (all[a] as Point).x - (all[b] as Point).x || (all[a] as Point).y - (all[b] as Point).y,
  );
  const place = new Map(order.map((old, now) => [old, now]));
  const own = joins.flatMap(({ a, b, far }) => {
    const [p, q] = [place.get(a), place.get(b)];
    return p === undefined || q === undefined ? [] : [{ a: p, b: q, far }];
  });
  const tree = spanningTree(order.length, own);
  const spare = own.filter((it) => !tree.includes(it));
  return furtherLine({ kind: 'network', nodes: order.map((it) => all[it] as Point), lines: tree, spare });
}
