import { clamp, distance } from './maths.ts';
import type { Point } from './point.ts';

/** The length of an open path. */
export function pathLength(path: readonly number[]): number {
  let sum = 0;
  for (let i = 2; i < path.length; i += 2) sum += stretch(path, i - 2);
  return sum;
}

/** How long each stretch of an open path is, for callers that need many points along it. */
export function stretchesOf(path: readonly number[]): number[] {
  const lengths: number[] = [];
  for (let i = 2; i < path.length; i += 2) lengths.push(stretch(path, i - 2));
  return lengths;
}

/** The point at a distance along an open path; beyond its ends, the ends. */
export function pointAlong(path: readonly number[], far: number, stretches: readonly number[] | null = null): Point {
  let left = far;
  for (let i = 2; i < path.length; i += 2) {
    const long = stretches ? (stretches[i / 2 - 1] as number) : stretch(path, i - 2);
    if (left <= long && long > 0) {
      const t = clamp(left / long, 0, 1);
      const x = path[i - 2] as number;
      const y = path[i - 1] as number;
      return { x: x + ((path[i] as number) - x) * t, y: y + ((path[i + 1] as number) - y) * t };
    }
    left -= long;
  }
  return { x: path[path.length - 2] as number, y: path[path.length - 1] as number };
}

/** The stretch of an open path from one distance along it to another. */
export function partOf(path: readonly number[], from: number, to: number): number[] {
  const first = pointAlong(path, from);
  const last = pointAlong(path, to);
  const between: number[] = [];
  let far = 0;
  for (let i = 2; i < path.length - 2; i += 2) {
    far += stretch(path, i - 2);
    if (far > from && far < to) between.push(path[i] as number, path[i + 1] as number);
  }
  return [first.x, first.y, ...between, last.x, last.y];
}

function stretch(path: readonly number[], i: number): number {
  return distance(path[i] as number, path[i + 1] as number, path[i + 2] as number, path[i + 3] as number);
}
