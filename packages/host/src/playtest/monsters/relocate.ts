import { centreOf, clock, distance, gapTo, line, mil, type Piece, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../measures.ts';
import { choose, roll } from '../asks.ts';
import { draw } from '../draw.ts';
import { TUNNEL } from '../measures.ts';
import { note } from '../note.ts';
import { digging } from '../words/dig.ts';
import { isVoid } from '../words/open-space.ts';
import type { PlaytestWorld } from '../world.ts';
import { denOf, lairOf, living } from './bands.ts';
import { moveAll } from './beads.ts';
import type { Band } from './den.ts';
import { flood } from './dwellers.ts';
import { holderAt, holders } from './holders.ts';
import { livesIn } from './kin.ts';
import { lairFor } from './lair.ts';
import type { Laws } from './laws.ts';
import { setTerritory, settleTerritory } from './territory.ts';

/** PT-TER-05: how near to the end an empty room is taken. */
const AT_THE_END = 1;

/** PT-TER-05, -06: a finger of tunnel, and a lair at its end. */
export function* relocate(world: PlaytestWorld, laws: Laws, band: Band, way: Point, driven?: Band): Rule {
  const from = centreOf(lairOf(world, band).shape);
  const end = endOf(world, from, way);
  const stop = driven ? firstTerritory(world, band, driven, from, end) : null;
  yield* goTo(world, laws, band, stop ?? end, stop ?? end);
}

/** PT-TER-07: towards a spot; it ends a bead short of it, and the tunnel runs on. Closer than half a bead it only digs. */
export function* relocateTowards(world: PlaytestWorld, laws: Laws, band: Band, to: Point): Rule {
  const from = centreOf(lairOf(world, band).shape);
  const far = distance(from.x, from.y, to.x, to.y);
  const way = { x: (to.x - from.x) / (far || 1), y: (to.y - from.y) / (far || 1) };
  if (far - 1 > FINGER) return yield* relocate(world, laws, band, way);
  const short = Math.max(0, far - 1);
  // PT-NEX-14: no tunnel goes through a void.
  if (!digging(world.page, from, to).arrives) return yield* relocate(world, laws, band, way);
  const end = { x: mil(from.x + way.x * short), y: mil(from.y + way.y * short) };
  if (short < 0.5) return drawTunnel(world, band, from, to);
  yield* goTo(world, laws, band, end, to);
}

function* goTo(world: PlaytestWorld, laws: Laws, band: Band, end: Point, tunnelTo: Point): Rule {
  const from = centreOf(lairOf(world, band).shape);
  const { page, options } = world;
  setTerritory(world, band, []);
  const inside = {
    x: Math.min(page.width - 0.5, Math.max(0.5, end.x)),
    y: Math.min(page.height - 0.5, Math.max(options.surface + 0.5, end.y)),
  };
  drawTunnel(world, band, from, tunnelTo);
  const lair = lairFor(world, band, inside, AT_THE_END);
  note(world, { kind: 'relocated', clause: 'PT-TER-05', group: band.id, piece: lair.id });
  moveAll(world, band, lair, 'PT-TER-05');
  flood(world, band, lair, 'lair');
  yield* arrive(world, laws, band, lair);
}

/** It settles where it came, or invades whoever lives there (PT-ARR-08). */
export function* arrive(world: PlaytestWorld, laws: Laws, band: Band, lair: Piece): Rule {
  band.place = centreOf(lair.shape);
  const holder = holderAt(world, band.place);
  if (!holder || holder === band) return yield* moveIn(world, band, lair);
  livesIn(world, band, lair.id);
  band.lair = null;
  yield* laws.invade(world, band, holder);
}

/** It lives there from now on, whoever else does. */
export function* moveIn(world: PlaytestWorld, band: Band, lair: Piece): Rule {
  band.place = centreOf(lair.shape);
  livesIn(world, band, lair.id);
  band.lair = lair.id;
  yield* settleTerritory(world, band);
}

function drawTunnel(world: PlaytestWorld, band: Band, from: Point, to: Point): void {
  if (distance(from.x, from.y, to.x, to.y) < 0.05) return;
  const shape = line([from.x, from.y, to.x, to.y], TUNNEL);
  const what = { kind: 'tunnel' } as const;
  draw(world, { clause: 'PT-TER-05', kind: 'tunnel', shape, what, manner: 'straight', owner: band.id });
}

/** PT-TER-06, PT-NEX-14: turned by 30 degrees more to either side, until the end fits and no void is in the way. */
function endOf({ page, options }: PlaytestWorld, from: Point, way: Point): Point {
  const voids = [...page.drawn()].filter(isVoid);
  const fits = ({ x, y }: Point) =>
    x >= 1 &&
    x <= page.width - 1 &&
    y >= options.surface + 1 &&
    y <= page.height - 1 &&
    voids.every(({ shape }) => gapTo(shape, x, y, 0.6) >= 0.6) &&
    digging(page, from, { x, y }).arrives;
  const ends = turned(way).map(({ x, y }) => ({ x: mil(from.x + x * FINGER), y: mil(from.y + y * FINGER) }));
  return ends.find(fits) ?? from;
}

/** PT-TER-06: a direction, and the same turned by 30, -30, 60 … degrees. */
export function turned(way: Point): Point[] {
  return [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6].map((hours) => {
    const { x: sine, y: back } = clock(hours);
    return { x: -way.x * back - way.y * sine, y: way.x * sine - way.y * back };
  });
}

/** PT-DEL-06, PT-ALP-07: the direction that somebody wishes to go in; null for what the rules say. */
export function* whereTo(
  clause: 'PT-DEL-06' | 'PT-ALP-07',
  kind: 'where to dig' | 'where to move',
  world: PlaytestWorld,
  band: Band,
): Rule<Point | null> {
  const hours = Array.from({ length: 12 }, (_, i) => ({
    key: String(i || 12),
    what: { kind: 'hour', hour: i || 12 } as const,
  }));
  const key = yield* choose(clause, {
    by: band.id,
    topic: { kind, group: band.id },
    options: [{ key: 'nearest' }, ...hours],
    usual: 'nearest',
    about: `era ${denOf(world).era}, ${band.id}`,
  });
  return key === 'nearest' ? null : clock(Number(key));
}

/** PT-TER-05: who is driven out stops at the first territory of a third group on its way. */
function firstTerritory(world: PlaytestWorld, band: Band, by: Band, from: Point, end: Point): Point | null {
  const all = holders(world);
  const far = distance(from.x, from.y, end.x, end.y);
  for (let long = 0; long <= far; long += 0.25) {
    const at = { x: from.x + ((end.x - from.x) * long) / far, y: from.y + ((end.y - from.y) * long) / far };
    const holder = all.nearest(at);
    if (holder && holder !== band && holder !== by) return at;
  }
  return null;
}

/** PT-TER-07: the way from another's lair to its own; random when they coincide. */
export function* awayFrom(world: PlaytestWorld, band: Band, from: Point): Rule<Point> {
  const at = centreOf(lairOf(world, band).shape);
  const far = distance(at.x, at.y, from.x, from.y);
  if (far > 0.001) return { x: (at.x - from.x) / far, y: (at.y - from.y) / far };
  return yield* randomWay(world, band);
}

/** PT-MEA-13: as on a clock face. */
export function* randomWay(world: PlaytestWorld, band: Band): Rule<Point> {
  const { era } = denOf(world);
  return clock(
    yield* roll(
      'PT-MEA-13',
      '1d12',
      { kind: 'which way by the clock', group: band.id },
      `era ${era}, ${band.id}, ${world.journal.entries.length}`,
    ),
  );
}

/** Everybody else that lives. */
export function others(world: PlaytestWorld, band: Band): Band[] {
  return living(world).filter((it) => it !== band);
}
