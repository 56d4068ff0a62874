import {
  bounds,
  clock,
  courseBetween,
  holdsPoint,
  line,
  mil,
  type Piece,
  type Point,
  pathLength,
  type Shape,
  unitsAlong,
} from '@understory/page';
import { FINGER, TUNNEL } from '../../measures.ts';
import { cutOff } from '../../natural/path.ts';
import type { Hollow, PlainThing } from '../called.ts';
import { drawIn, hollowIn, type Plot } from './plot.ts';

export type Aside = (far: number) => number;

export function tunnel(plot: Plot, shape: Shape, kind: PlainThing): Piece {
  return drawIn(plot, { kind: 'tunnel', shape, what: { kind } });
}

/** A tunnel that holds the plot's biome, where it has one (H2-FEA-T6.8–9: tunnels, if there are no caves). */
export function overgrownTunnel(plot: Plot, shape: Shape, kind: Hollow): Piece {
  if (!plot.biome) return tunnel(plot, shape, kind);
  const units = [{ kind: 'biome', at: unitsAlong(shape.path), biome: plot.biome } as const];
  return drawIn(plot, {
    kind: 'tunnel',
    shape,
    what: hollowIn(plot, kind, 'overgrown'),
    biome: plot.biome,
    units,
  });
}

/** A tunnel that keeps to no stratum, cut off at the page's edge and at the surface (H2-NEX-17, H2-INV-04); null if nothing is left of it. */
export function freeTunnel(
  plot: Plot,
  from: Point,
  to: Point,
  aside: Aside,
  kind: PlainThing,
  width = TUNNEL,
): Piece | null {
  const path = cutOff(plot.world.page, courseBetween(from, to, aside));
  return pathLength(path) < 0.1 ? null : tunnel(plot, line(path, width), kind);
}

/** A tunnel from a cave's wall, one finger long, at an hour of the clock; it may enter other strata. */
export function leadAway(plot: Plot, from: Shape, hour: number, aside: Aside): void {
  const box = bounds(from);
  const start = wallPoint(from, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, hour);
  const to = clock(hour);
  freeTunnel(plot, start, { x: start.x + to.x * FINGER, y: start.y + to.y * FINGER }, aside, 'tunnel that leads away');
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
