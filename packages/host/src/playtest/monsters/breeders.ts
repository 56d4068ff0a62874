import { centreOf, disc, type Point } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../measures.ts';
import { draw } from '../draw.ts';
import { nearestPoint, openPoints } from '../words/open-space.ts';
import type { PlaytestWorld } from '../world.ts';
import { isAlive, isOver, lairOf, populationOf, treasureOf } from './bands.ts';
import { gainFolk, looseIn, takeTreasure } from './beads.ts';
import { digAndMeet } from './delvers.ts';
import type { Band } from './den.ts';
import { whomToMeet } from './encounter.ts';
import { holders } from './holders.ts';
import { isInfiltrated } from './kin.ts';
import type { Laws } from './laws.ts';
import { randomWay } from './relocate.ts';
import { growTerritory, joinTerritory, neighbours, roomsIn } from './territory.ts';

/** PT-BRD-06: what adds less than this is no exploration. */
const HARDLY = 4;

/** PT-BRD-03 to -09: a turn of breeders. */
export function* breedersTurn(world: PlaytestWorld, laws: Laws, band: Band): Rule {
  // PT-VIL-12: infiltrated ones do not breed.
  if (!isInfiltrated(world, band)) yield* breed(world, band);
  takeTreasure(world, band, looseIn(world, band).slice(0, 1), null, 'PT-BRD-04');
  if (isOver(world)) return;
  const { added, room } = yield* growTerritory(world, band);
  if (!isAlive(world, band) || isOver(world)) return;
  const stopped = neighbours(world, band);
  if (added < HARDLY && !room && stopped.length === 0) {
    if (yield* digOn(world, laws, band)) return;
  } else {
    const other = yield* whomToMeet('PT-BRD-07', world, band, stopped);
    if (other) return yield* laws.encounter(world, band, other);
  }
  if (!isAlive(world, band) || isOver(world)) return;
  const beside = yield* whomToMeet('PT-BRD-08', world, band, neighbours(world, band));
  if (beside) return yield* laws.encounter(world, band, beside);
  if (hasEmptyRoom(world, band)) yield* gainFolk(world, band, 1, 'PT-BRD-09');
}

/** PT-BRD-03. */
function* breed(world: PlaytestWorld, band: Band): Rule {
  yield* gainFolk(world, band, 1, 'PT-BRD-03');
  if (treasureOf(world, band) > populationOf(world, band)) yield* gainFolk(world, band, 1, 'PT-BRD-03');
}

/** PT-BRD-06: towards the nearest open point in no territory, else in another's; with none, anywhere. */
function* digOn(world: PlaytestWorld, laws: Laws, band: Band): Rule<boolean> {
  const { page } = world;
  const target = nearestOutside(world, band);
  if (target) return yield* digAndMeet(world, laws, band, target.from, target.to);
  const way = yield* randomWay(world, band);
  const from = centreOf(lairOf(world, band).shape);
  const to = { x: from.x + way.x * FINGER, y: from.y + way.y * FINGER };
  const met = yield* digAndMeet(world, laws, band, from, to);
  if (
    met ||
    !page.onPage(to.x - 0.5, to.y) ||
    !page.onPage(to.x + 0.5, to.y + 0.5) ||
    page.stratumAt(to.x, to.y - 0.6) === 0
  )
    return met;
  const what = { kind: 'room of', of: band.flavour.key } as const;
  const room = draw(world, {
    clause: 'PT-BRD-06',
    kind: 'room',
    shape: disc(to.x, to.y, 0.5),
    what,
    room: 'lair',
    variant: band.flavour.lair,
    owner: band.id,
  });
  yield* joinTerritory(world, band, [room.shape]);
  return met;
}

/** The nearest open point in no territory, else in another's, and the own one nearest to it. */
export function nearestOutside(world: PlaytestWorld, band: Band): { from: Point; to: Point } | null {
  const points = openPoints(world.page);
  const all = holders(world);
  const free: number[] = [];
  const taken: number[] = [];
  for (let point = 0; point < points.columns * points.rows; point++) {
    if (!points.isOpen(point) || all.get(point) === band) continue;
    (all.has(point) ? taken : free).push(point);
  }
  return nearestPair(world, band, free) ?? nearestPair(world, band, taken);
}

function nearestPair(world: PlaytestWorld, band: Band, among: readonly number[]): { from: Point; to: Point } | null {
  const points = openPoints(world.page);
  const lair = lairOf(world, band).shape;
  const goal = nearestPoint(points, among, lair);
  if (!goal) return null;
  const shape = { path: [goal.at.x, goal.at.y], closed: false, swell: 0 };
  const from = nearestPoint(points, band.territory, shape);
  return from ? { from: from.at, to: goal.at } : null;
}

/** PT-BRD-09: an empty room in or next to the territory. */
function hasEmptyRoom(world: PlaytestWorld, band: Band): boolean {
  return roomsIn(world, band).some(({ id }) => world.page.countIn(id) === 0);
}
