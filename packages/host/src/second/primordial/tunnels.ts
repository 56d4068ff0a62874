import {
  bounds,
  clock,
  courseBetween,
  distance,
  holdsPoint,
  line,
  mil,
  type Piece,
  type Point,
  pathLength,
  pointAlong,
  type Shape,
  unitsAlong,
} from '@understory/page';
import type { Places } from '../../places.ts';
import { FINGER, TUNNEL } from '../measures.ts';
import { drawIn, type Plot } from './plot.ts';

export type Aside = (far: number) => number;

export function tunnel(plot: Plot, shape: Shape, title: string): Piece {
  return drawIn(plot, { kind: 'tunnel', shape, title });
}

/** A tunnel that holds the plot's biome, where it has one (H2-FEA-T6.8–9: tunnels, if there are no caves). */
export function overgrownTunnel(plot: Plot, shape: Shape, title: string): Piece {
  if (!plot.biome) return tunnel(plot, shape, title);
  const units = [{ kind: 'biome', at: unitsAlong(shape.path), biome: plot.biome } as const];
  return drawIn(plot, {
    kind: 'tunnel',
    shape,
    title: `${title} overgrown with ${plot.biome} life`,
    biome: plot.biome,
    units,
  });
}

/** A tunnel that keeps to no stratum, cut off at the page's edge and at the surface; null if nothing is left of it. */
export function freeTunnel(
  plot: Plot,
  from: Point,
  to: Point,
  aside: Aside,
  title: string,
  width = TUNNEL,
): Piece | null {
  const path = cutOff(plot, courseBetween(from, to, aside));
  return pathLength(path) < 0.1 ? null : tunnel(plot, line(path, width), title);
}

/** A tunnel from a cave's wall, one finger long, at an hour of the clock; it may enter other strata. */
export function leadAway(plot: Plot, from: Shape, hour: number, aside: Aside): void {
  const box = bounds(from);
  const start = wallPoint(from, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, hour);
  const to = clock(hour);
  freeTunnel(
    plot,
    start,
    { x: start.x + to.x * FINGER, y: start.y + to.y * FINGER },
    aside,
    'a tunnel that leads away',
  );
}

/** Where a way from a point inside, at an hour of the clock, last leaves an outline. */
function wallPoint(shape: Shape, centre: Point, hour: number): Point {
  const { left, top, right, bottom } = bounds(shape);
  const to = clock(hour);
  let last = 0;
  for (let far = 0; far < right - left + bottom - top; far += 0.05) {
    if (holdsPoint(shape, centre.x + to.x * far, centre.y + to.y * far)) last = far;
  }
  return { x: mil(centre.x + to.x * last), y: mil(centre.y + to.y * last) };
}

/** H2-NEX-17, H2-INV-04: a line is cut off where it first leaves the page or the ground. */
export function cutOff(plot: Plot, path: readonly number[]): number[] {
  const { page } = plot.world;
  const inside = (x: number, y: number) => page.onPage(x, y) && y >= page.surfaceAt(x) - 0.001;
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
