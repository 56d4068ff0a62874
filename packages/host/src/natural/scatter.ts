import { distance, Extent, line, type Point, type Shape, type Stratum } from '@understory/page';
import type { Clause, Rule, Topic } from '@understory/table';
import { discFits, randomPlace } from '../places.ts';
import type { World } from '../world.ts';

/** Several things in a stratum. */
export interface Scattering {
  readonly clause: Clause;
  readonly stratum: number;
  readonly count: number;
  readonly what: Topic;
  /** What their dice are about. */
  readonly about: string;
  readonly radius: number;
  /** How far they keep from each other where they can. */
  readonly apart: number;
}

/** Random places in a stratum. */
export function* scattered(world: World, wish: Scattering): Rule<Point[]> {
  const { clause, stratum, count, what, about, radius, apart } = wish;
  const places: Point[] = [];
  const fits = (x: number, y: number) =>
    places.every((it) => distance(it.x, it.y, x, y) >= apart) && discFits(world.page, stratum, x, y, radius);
  for (let i = 0; i < count; i++) {
    places.push(yield* randomPlace(world, stratum, { what, about, size: radius, clause, fits }));
  }
  return places;
}

/** A line through places of a stratum, in their order, keeping inside it. */
export function strungIn(
  stratum: Stratum,
  places: readonly Point[],
  width: number,
  aside: (far: number) => number,
): Shape {
  const extent = new Extent(stratum);
  const path: number[] = [];
  for (let i = 1; i < places.length; i++) {
    const stretch = extent.way(places[i - 1] as Point, places[i] as Point, (far) => aside(far) * 0.16);
    path.push(...(i === 1 ? stretch : stretch.slice(2)));
  }
  return line(path, width);
}
