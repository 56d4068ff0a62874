import { type Bounds, bounds, clamp, depthIn, mil, type Page, type Point, TOLERANCE } from '@understory/page';
import type { Clause, Region, Rule, Spot, Stream, Topic } from '@understory/table';
import { spot } from './asks.ts';
import type { SharedPlace } from './questions.ts';
import type { World } from './world.ts';

/** Tries before a place is taken although nothing fits there (H2-MSR-18). */
const TRIES = 50;
/** What is drawn keeps this far from other pieces where it can (H2-MSR-18). */
export const CLEARANCE = 0.5;

/** A dropped die finds a place in the stratum where the thing fits; after 50 tries the last one counts. */
export function* randomPlace(
  world: World,
  stratum: number,
  ask: {
    readonly what: Topic;
    readonly about: string;
    readonly size: number;
    readonly clause: Clause;
    fits(x: number, y: number): boolean;
  },
): Rule<Point> {
  const where = placesIn(world.page, stratum, ask.fits);
  const place = yield* spot(ask.clause, {
    by: 'chance',
    topic: { kind: 'where it lies', what: ask.what },
    where,
    about: ask.about,
  });
  // What has no size cannot stick out of the page.
  return ask.size === 0 || ask.fits(place.x, place.y) ? place : movedInside(world.page, place, ask.size);
}

/** Where a spot may be in any edition. */
export type Places = Region<SharedPlace>;

/** The places of a stratum; chance tries for one that fits. */
export function placesIn(page: Page, stratum: number, fits: (x: number, y: number) => boolean): Places {
  const outline = page.stratumShape(stratum);
  const any = (draw: Stream): Spot => {
    const box = bounds(outline);
    let place = anyPoint(page, stratum, box, draw);
    for (let i = 1; i < TRIES && !fits(place.x, place.y); i++) place = anyPoint(page, stratum, box, draw);
    return place;
  };
  return {
    place: { kind: 'in stratum', stratum },
    has: (it) => page.stratumAt(it.x, it.y) === stratum,
    any,
    outlines: [outline.path],
  };
}

/** A point uniform over the area of a stratum, which lies in this box. */
function anyPoint(page: Page, stratum: number, { left, top, right, bottom }: Bounds, draw: Stream): Point {
  for (;;) {
    const x = mil(left + draw.unit() * (right - left));
    const y = mil(top + draw.unit() * (bottom - top));
    if (page.isInStratum(stratum, x, y)) return { x, y };
  }
}

/** Moved just far enough for a disc of this radius to stay inside the page, and under the surface (H2-INV-04), or between the two of a hollow earth. */
export function movedInside(page: Page, place: Point, radius: number): Point {
  const [surface] = page.ground.surfaces;
  if (surface?.closed) return fallen(page, place, (x, y) => radius - depthIn(surface, x, y));
  const { x, y } = place;
  const atX = clamp(x, radius, page.width - radius);
  const across = [atX - radius, atX, atX + radius];
  const roof = Math.max(...across.map((it) => page.surfaceAt(it)));
  const floor = Math.min(...across.map((it) => page.floorAt(it)));
  return { x: mil(atX), y: mil(Math.min(floor - radius, Math.max(y, roof + radius))) };
}

/** Does a point lie in the ground, or within a thousandth of it? In a world closed all round, the ground is what its surface encloses. */
export function isUnderground(page: Page, x: number, y: number): boolean {
  const [surface] = page.ground.surfaces;
  if (surface?.closed) return depthIn(surface, x, y) >= -0.001;
  return y >= page.surfaceAt(x) - 0.001 && (page.ground.surfaces.length === 1 || y <= page.floorAt(x) + 0.001);
}

/** A point moved the way that things fall, until nothing is missing. */
export function fallen(page: Page, { x, y }: Point, missing: (x: number, y: number) => number): Point {
  for (let i = 0; i < TRIES && missing(x, y) > TOLERANCE; i++) {
    const down = page.fall(x, y);
    const far = missing(x, y);
    x += down.x * far;
    y += down.y * far;
  }
  return { x: mil(x), y: mil(y) };
}

/** Does a disc fit here: inside the stratum, and clear of other pieces? */
export function discFits(page: Page, stratum: number, x: number, y: number, radius: number): boolean {
  if (depthIn(page.stratumShape(stratum), x, y) < radius - TOLERANCE) return false;
  return page.clear({ path: [x, y], closed: false, swell: radius }, CLEARANCE);
}

/** H2-MSR-22: a random point on the surface, at least `apart` from those already taken. */
export function surfacePlaces(page: Page, from: number, to: number, taken: readonly Point[], apart: number): Places {
  const far = (x: number) => taken.every((it) => Math.abs(it.x - x) >= apart);
  const any = (draw: Stream): Spot => {
    let x = mil(from + draw.unit() * (to - from));
    for (let i = 1; i < TRIES && !far(x); i++) x = mil(from + draw.unit() * (to - from));
    return { x, y: mil(page.surfaceAt(x)) };
  };
  const has = (it: Spot) => it.x >= from && it.x <= to && Math.abs(it.y - page.surfaceAt(it.x)) <= 0.5;
  return { place: { kind: 'on the surface' }, has, any, outlines: [surfaceBetween(page, from, to)] };
}

/** The surface line from one x to another. */
export function surfaceBetween(page: Page, from: number, to: number): number[] {
  const path = page.ground.surfaces[0]?.path ?? [];
  const line = [mil(from), mil(page.surfaceAt(from))];
  for (let i = 0; i < path.length; i += 2) {
    const x = path[i] as number;
    if (x > from + TOLERANCE && x < to - TOLERANCE) line.push(x, path[i + 1] as number);
  }
  line.push(mil(to), mil(page.surfaceAt(to)));
  return line;
}
