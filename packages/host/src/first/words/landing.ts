import {
  type Bounds,
  bottomUnder,
  bounds,
  clock,
  cosine,
  deepWithin,
  depthIn,
  distance,
  mil,
  type Page,
  PI,
  type Point,
  placeAlong,
  pointAlong,
  TOLERANCE,
} from '@understory/page';
import type { Clause, Rule, Stream } from '@understory/table';
import { surfaceBetween } from '../../places.ts';
import type { World } from '../../world.ts';
import { spot } from '../asks.ts';
import type { Places, Question } from '../questions.ts';
import { openings } from './rock.ts';

/** A dropped die keeps this far from the page's edges and from the surface (H1-MEA-19). */
const CLEAR_OF_EDGES = 1;

/** H1-MEA-19: where a dropped die or bead lands: anywhere underground, all places alike. What is open to the sky is reckoned underground. */
export function* landing({ page }: World, clause: Clause, about: string): Rule<Point> {
  return yield* spot(clause, { by: 'chance', topic: { kind: 'where the die lands' }, where: underground(page), about });
}

export function underground(page: Page): Places {
  const rock = page.stratumShape(1);
  const box = bounds(rock);
  const has = ({ x, y }: Point) => depthIn(rock, x, y) >= CLEAR_OF_EDGES - TOLERANCE;
  return {
    place: { kind: 'underground' },
    has,
    any: (draw) => anyOf(box, has, draw),
    // Computed lazily: only a person looks at outlines.
    get outlines() {
      return deepWithin(page, rock, CLEAR_OF_EDGES);
    },
  };
}

function anyOf({ left, top, right, bottom }: Bounds, has: (at: Point) => boolean, draw: Stream): Point {
  for (;;) {
    const at = { x: mil(left + draw.unit() * (right - left)), y: mil(top + draw.unit() * (bottom - top)) };
    if (has(at)) return at;
  }
}

/** Places on a line. Half a bead beside it is near enough to point at, and stands for the place of the line. */
export interface Line extends Places {
  onto(at: Point): Point;
}

/** H1-MEA-19: a random point of the surface: by its x, or round the rim of a pocket universe by its angle (H1-ALT-16). */
export function* surfacePoint({ page }: World, clause: Clause, topic: Question, about: string): Rule<Point> {
  const [surface] = page.ground.surfaces;
  const where = surface?.closed ? onRim(page, () => true) : alongSurface(page);
  return onTrueSurface(page, where.onto(yield* spot(clause, { by: 'chance', topic, where, about })));
}

function alongSurface(page: Page): Line {
  const onto = ({ x }: Point): Point => ({ x, y: mil(page.surfaceAt(x)) });
  const [from, to] = [CLEAR_OF_EDGES, page.width - CLEAR_OF_EDGES];
  return {
    place: { kind: 'on the surface' },
    has: ({ x, y }) => x >= from && x <= to && Math.abs(y - page.surfaceAt(x)) <= 0.5,
    any: (draw) => onto({ x: mil(from + draw.unit() * (to - from)), y: 0 }),
    onto,
    outlines: [surfaceBetween(page, from, to)],
  };
}

/** Where a place over an opening is taken from: the nearest point of the true surface (H1-ALT-19). */
export function onTrueSurface(page: Page, { x, y }: Point): Point {
  for (const { shape } of openings(page)) {
    const [left, right] = [shape.path[0] as number, shape.path.at(-2) as number];
    if (x > left && x < right) {
      const edge = x - left <= right - x ? left : right;
      return { x: edge, y: mil(page.surfaceAt(edge)) };
    }
  }
  return { x, y };
}

/** The rim of a pocket universe, by the angle from its middle, as far as an hour of the clock may be. */
export function onRim(page: Page, may: (at: Point) => boolean): Line {
  const [rim] = page.ground.surfaces;
  const path = rim?.path ?? [];
  const round = [...path, ...path.slice(0, 2)];
  const at = (hour: number): Point => {
    const way = clock(hour);
    return { x: mil(15 + 12 * way.x), y: mil(10.5 + 8 * way.y) };
  };
  return {
    place: { kind: 'on the rim' },
    has: ({ x, y }) => rim !== undefined && Math.abs(depthIn(rim, x, y)) <= 0.5 && may({ x, y }),
    any: (draw) => {
      for (;;) {
        const place = at(draw.unit() * 12);
        if (may(place)) return place;
      }
    },
    // The rim has corners, between which it lies within the round that it is drawn by: there is no rock between them.
    onto({ x, y }) {
      const at = pointAlong(round, placeAlong(round, x, y));
      return { x: mil(at.x), y: mil(at.y) };
    },
    outlines: [path],
  };
}

/** Places on one level of the page, between two columns. */
export function onLevel(y: number, from: number, to: number): Line {
  return {
    place: { kind: 'on a level' },
    has: (it) => it.x >= from && it.x <= to && Math.abs(it.y - y) <= 0.5,
    any: (draw) => ({ x: mil(from + draw.unit() * (to - from)), y }),
    onto: ({ x }) => ({ x, y }),
    outlines: [[from, y, to, y]],
  };
}

/** Places within a distance of the middle of a world that is closed all round (H1-ALT-17). */
export function roundMiddle(page: Page, most: number): Line {
  const middle = bottomUnder(page, { x: 0, y: 0 });
  return {
    place: { kind: 'round the middle' },
    has: ({ x, y }) => distance(x, y, middle.x, middle.y) <= most,
    any: (draw) => {
      // The root makes all parts of the disc alike.
      const [way, far] = [clock(draw.unit() * 12), Math.sqrt(draw.unit()) * most];
      return { x: mil(middle.x + way.x * far), y: mil(middle.y + way.y * far) };
    },
    onto: (at) => at,
    outlines: [],
  };
}

/** A direction from a point, by chance: towards a way, give or take some hours of the clock. The answer is any spot that way. */
export function* direction(clause: Clause, { topic, from, far, towards, hours, about }: Turn): Rule<Point> {
  const most = cosine((hours * PI) / 6);
  const where: Places = {
    place: { kind: 'that way' },
    has: (it) => {
      const way = wayTo(from, it);
      return way !== null && way.x * towards.x + way.y * towards.y >= most - 0.001;
    },
    any: (draw) => {
      const { x, y } = turned(towards, (draw.unit() * 2 - 1) * hours);
      return { x: mil(from.x + x * far), y: mil(from.y + y * far) };
    },
    outlines: [],
  };
  return wayTo(from, yield* spot(clause, { by: 'chance', topic, where, about })) ?? towards;
}

interface Turn {
  readonly topic: Question;
  readonly from: Point;
  readonly far: number;
  readonly towards: Point;
  readonly hours: number;
  readonly about: string;
}

/** A way turned by some hours of the clock. */
export function turned({ x, y }: Point, hours: number): Point {
  const { x: sine, y: back } = clock(hours);
  return { x: -x * back - y * sine, y: x * sine - y * back };
}

/** The way from a point to another, one bead long; null if they are one. */
function wayTo(from: Point, { x, y }: Point): Point | null {
  const long = distance(from.x, from.y, x, y);
  return long < TOLERANCE ? null : { x: (x - from.x) / long, y: (y - from.y) / long };
}
