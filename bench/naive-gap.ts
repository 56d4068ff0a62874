import { inRing, type Shape } from '@understory/page';

/** A gap as one would first write it: every side against every side. What the quick one is measured against. */
export function naiveGap(a: Shape, b: Shape): number {
  if (a.closed && inRing(a.path, b.path[0] as number, b.path[1] as number)) return 0;
  if (b.closed && inRing(b.path, a.path[0] as number, a.path[1] as number)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [p, q] of sides(a)) {
    for (const [r, s] of sides(b)) {
      if (cross(p, q, r, s)) return 0;
      least = Math.min(least, toSide(p, r, s), toSide(q, r, s), toSide(r, p, q), toSide(s, p, q));
    }
  }
  return Math.max(0, least - a.swell - b.swell);
}

type P = readonly [x: number, y: number];

function sides({ path, closed }: Shape): [P, P][] {
  const points: P[] = [];
  for (let i = 0; i < path.length; i += 2) points.push([path[i] as number, path[i + 1] as number]);
  if (closed || points.length === 1) points.push(points[0] as P);
  return points.slice(1).map((it, i) => [points[i] as P, it]);
}

function turn(a: P, b: P, c: P): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function cross(a: P, b: P, c: P, d: P): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

function toSide([x, y]: P, [ax, ay]: P, [bx, by]: P): number {
  const long = (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
  const t = long > 0 ? Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long)) : 0;
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}
