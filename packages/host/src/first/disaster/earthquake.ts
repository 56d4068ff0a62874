import { distance, mil, type Page, type Piece, type Point, pathLength } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../measures.ts';
import { alongPath } from '../../natural/path.ts';
import { placesOnSide } from '../../natural/sides.ts';
import type { World } from '../../world.ts';
import { spot } from '../asks.ts';
import { direction, type Line, onRim, surfacePoint } from '../words/landing.ts';
import { centredLine, drawTunnel, type Plot } from '../words/natural.ts';

/** H1-DIS-02, -03: two cracks through the rock, each crossed by two short ones. */
export function* earthquake(plot: Plot): Rule {
  const own = { ...plot, clause: 'H1-DIS-02' } as const;
  const { world, feature } = own;
  for (const crack of [1, 2] as const) {
    const about = `${feature}, crack ${crack}`;
    const { from, to } = yield* ends(world, crack, about);
    const drawn = drawTunnel(own, from, to, { kind: 'crack in the earth' });
    if (drawn) yield* crossings(own, drawn, about);
  }
}

interface Ends {
  readonly from: Point;
  readonly to: Point;
}

/** From side to side, then from the surface to the bottom; in a pocket universe from rim to rim, both times (H1-ALT-20). */
function* ends(world: World, crack: 1 | 2, about: string): Rule<Ends> {
  const { page } = world;
  const [surface, lower] = page.ground.surfaces;
  if (surface?.closed) {
    const from = yield* end(
      onRim(page, () => true),
      'from',
      about,
    );
    return {
      from,
      to: yield* end(
        onRim(page, (it) => isFarRound(from, it)),
        'to',
        about,
      ),
    };
  }
  if (crack === 1) {
    const from = yield* end(onSide(page, 'left'), 'from', about);
    return { from, to: yield* end(onSide(page, 'right'), 'to', about) };
  }
  const from = yield* surfacePoint(world, 'H1-DIS-02', { kind: 'where a crack runs', end: 'from' }, about);
  return { from, to: yield* end(lower ? inner(page) : onSide(page, 'bottom'), 'to', about) };
}

function* end(where: Line, which: 'from' | 'to', about: string): Rule<Point> {
  const topic = { kind: 'where a crack runs', end: which } as const;
  return where.onto(yield* spot('H1-DIS-02', { by: 'chance', topic, where, about: `${about}, ${which}` }));
}

/** A side of the page, as far as it is underground. */
function onSide(page: Page, side: 'left' | 'right' | 'bottom'): Line {
  const { width, height } = page;
  const x = side === 'right' ? width : 0;
  const underground = (y: number) => Math.min(page.floorAt(x), Math.max(page.surfaceAt(x), y));
  return {
    ...placesOnSide(page, side),
    onto: (at) => (side === 'bottom' ? { x: at.x, y: height } : { x, y: mil(underground(at.y)) }),
  };
}

/** The lower surface of a hollow earth. */
function inner(page: Page): Line {
  const at = (x: number): Point => ({ x: mil(x), y: mil(page.floorAt(x)) });
  return {
    place: { kind: 'on the surface' },
    has: ({ x, y }) => Math.abs(y - page.floorAt(x)) <= 0.5,
    any: (draw) => at(1 + draw.unit() * (page.width - 2)),
    onto: ({ x }) => at(x),
    outlines: [[0, page.floorAt(0), page.width, page.floorAt(page.width)]],
  };
}

/** At least a third of the way round, seen from the middle. */
function isFarRound(a: Point, b: Point): boolean {
  const way = ({ x, y }: Point): Point => {
    const [dx, dy] = [x - 15, y - 10.5];
    const far = distance(0, 0, dx, dy);
    return { x: dx / far, y: dy / far };
  };
  const [p, q] = [way(a), way(b)];
  return p.x * q.x + p.y * q.y <= -0.5;
}

/** H1-DIS-03: at right angles, give or take an hour of the clock. */
function* crossings(plot: Plot, crack: Piece, about: string): Rule {
  const own = { ...plot, clause: 'H1-DIS-03' } as const;
  const { page } = own.world;
  const { path } = crack.shape;
  const long = pathLength(path);
  const [dx, dy] = [
    ((path.at(-2) as number) - (path[0] as number)) / long,
    ((path.at(-1) as number) - (path[1] as number)) / long,
  ];
  for (const nth of [1, 2]) {
    const topic = { kind: 'where a crack is crossed' } as const;
    const middle = yield* spot('H1-DIS-03', {
      by: 'chance',
      topic,
      where: alongPath(crack.shape, 0, long),
      about: `${about}, ${nth}`,
    });
    const wish = {
      topic: { kind: 'how the tunnel runs' },
      from: middle,
      far: FINGER / 2,
      towards: { x: -dy, y: dx },
      hours: 1,
      about: `${about}, ${nth}`,
    } as const;
    const { from, to } = centredLine(page, middle, yield* direction('H1-DIS-03', wish), FINGER);
    drawTunnel(own, from, to);
  }
}
