import { centreOf, disc, gap, line, type Point, type Shape } from '@understory/page';
import type { Clause } from '@understory/table';
import { draw } from '../draw.ts';
import { JOINT } from '../measures.ts';
import { isVoid, openPoints, pointsRound } from '../words/open-space.ts';
import type { PlaytestWorld } from '../world.ts';
import { lairOf, living } from './bands.ts';
import type { Band } from './den.ts';
import { inGround } from './lair.ts';
import { setTerritory } from './territory.ts';

/** PT-TER-08: the middle of the shortest path between two territories; where an invader came; else midway between the lairs. */
export function meetingPoint(world: PlaytestWorld, a: Band, b: Band): Point {
  const points = openPoints(world.page);
  const way = points.way(a.territory, b.territory);
  const middle = way[Math.floor(way.length / 2)];
  if (middle !== undefined) return points.at(middle);
  if (a.lair === null || b.lair === null) return a.lair === null ? a.place : b.place;
  const [from, to] = [a, b].map((it) => centreOf(lairOf(world, it).shape)) as [Point, Point];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** PT-TER-08: as far from the meeting point a room is drawn at most. */
const FARTHEST = 9;

/** A room to be drawn where two groups meet, and the tunnel to it, if it lies beside the point. */
interface Place {
  readonly at: Point;
  readonly room: Shape;
  readonly joint: Shape | null;
}

/** PT-TER-08: a room of a bead at the meeting point, or at the nearest point where it touches no room that holds a group's beads; null if there is none. */
export function placeBetween(world: PlaytestWorld, a: Band, b: Band): Place | null {
  const { page } = world;
  const middle = inGround(world, meetingPoint(world, a, b));
  const homes = new Set(living(world).flatMap(({ id }) => page.beadsOf(id).map(({ piece }) => piece)));
  const shut = [...[...homes].map((it) => page.piece(it)), ...[...page.drawn()].filter(isVoid)];
  const isFree = ({ x, y }: Point) => shut.every(({ shape }) => gap(shape, disc(x, y, 0.5), 0.1) > 0);
  const at = pointsRound(middle, 0.5, FARTHEST).find((it) => {
    const inside = inGround(world, it);
    return inside.x === it.x && inside.y === it.y && isFree(it);
  });
  if (!at) return null;
  const isBeside = at.x !== middle.x || at.y !== middle.y;
  return {
    at,
    room: disc(at.x, at.y, 0.5),
    joint: isBeside ? line([middle.x, middle.y, at.x, at.y], JOINT) : null,
  };
}

export function drawJoint(world: PlaytestWorld, clause: Clause, { joint }: Place, owner: string | null = null): void {
  if (joint) draw(world, { clause, kind: 'tunnel', shape: joint, what: { kind: 'tunnel' }, ...(owner && { owner }) });
}

/** What an outline covers is taken from all who have it. */
export function takeFromAll(world: PlaytestWorld, shape: Shape, but: Band | null = null): void {
  const taken = new Set(openPoints(world.page).in(shape));
  for (const it of living(world))
    if (it !== but && it.territory.some((point) => taken.has(point)))
      setTerritory(
        world,
        it,
        it.territory.filter((point) => !taken.has(point)),
      );
}
