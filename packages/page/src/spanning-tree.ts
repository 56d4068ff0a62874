import { distance, type Point } from '@understory/ruler';

/** Two of some points, by their places in the list, and how far apart they are. */
export interface Join {
  readonly a: number;
  readonly b: number;
  readonly far: number;
}

/** All pairs of points that may be joined, the shortest first; ties: those that stand earlier in the list. */
export function joinsOf(points: readonly Point[], may: (a: Point, b: Point) => boolean): Join[] {
  const joins: Join[] = [];
  points.forEach((p, a) => {
    for (let b = a + 1; b < points.length; b++) {
      const q = points[b] as Point;
      if (may(p, q)) joins.push({ a, b, far: distance(p.x, p.y, q.x, q.y) });
    }
  });
  return joins.sort((one, other) => one.far - other.far || one.a - other.a || one.b - other.b);
}

/** PT-FRM-05: the shortest joins that leave no point out which can be reached; one tree for each part that hangs together. */
export function spanningTree(many: number, joins: readonly Join[]): Join[] {
  const part = Array.from({ length: many }, (_, i) => i);
  const partOf = (i: number): number => (part[i] === i ? i : partOf(part[i] as number));
  return joins.filter(({ a, b }) => {
    const [one, other] = [partOf(a), partOf(b)];
    if (one === other) return false;
    part[other] = one;
    return true;
  });
}
