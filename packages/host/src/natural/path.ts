import { distance, holdsPoint, mil, type Page, type Point, pathLength, pointAlong, type Shape } from '@understory/page';
import { isUnderground, type Places } from '../places.ts';

/** A line is cut off where it first leaves the page or the ground. */
export function cutOff(page: Page, path: readonly number[]): number[] {
  const inside = (x: number, y: number) => page.onPage(x, y) && isUnderground(page, x, y);
  const kept: number[] = [];
  for (let i = 0; i < path.length; i += 2) {
    const [x, y] = [path[i] as number, path[i + 1] as number];
    if (inside(x, y)) {
      kept.push(x, y);
      continue;
    }
    if (i === 0) return [];
    const [px, py] = [path[i - 2] as number, path[i - 1] as number];
    let [low, high] = [0, 1];
    for (let k = 0; k < 24; k++) {
      const t = (low + high) / 2;
      if (inside(px + (x - px) * t, py + (y - py) * t)) low = t;
      else high = t;
    }
    return [...kept, mil(px + (x - px) * low), mil(py + (y - py) * low)];
  }
  return kept;
}

/** Any point of a line, between two distances along it. */
export function alongPath(shape: Shape, from: number, to: number): Places {
  const wide = { ...shape, swell: Math.max(shape.swell, 0.5) };
  return {
    place: { kind: 'on the tunnel' },
    has: (it) => holdsPoint(wide, it.x, it.y),
    any: (draw) => {
      const { x, y } = pointAlong(shape.path, from + draw.unit() * (to - from));
      return { x: mil(x), y: mil(y) };
    },
    outlines: [shape.path],
  };
}

/** How far along a line the point nearest to this one lies. */
export function nearestAlong(path: readonly number[], { x, y }: Point): number {
  const long = pathLength(path);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let far = 0; far <= long; far += 0.1) {
    const at = pointAlong(path, far);
    const apart = distance(at.x, at.y, x, y);
    if (apart < least) [best, least] = [far, apart];
  }
  return best;
}
