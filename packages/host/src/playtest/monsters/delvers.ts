import { centreOf, closest, disc, distance, type Piece, type Point, type Shape, type Unit } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../measures.ts';
import { pointShape } from '../../works.ts';
import { draw, putBeads } from '../draw.ts';
import { MINED } from '../measures.ts';
import { note } from '../note.ts';
import { digging, drawDug, LEAST } from '../words/dig.ts';
import { nearestPoint, openPoints } from '../words/open-space.ts';
import type { PlaytestWorld } from '../world.ts';
import { denOf, isAlive, isOver, lairOf, mayMeet, populationOf, treasureOf } from './bands.ts';
import { gainFolk, looseIn, looseTreasure, takeTreasure } from './beads.ts';
import type { Band } from './den.ts';
import { whomToMeet } from './encounter.ts';
import { holderAt, holders } from './holders.ts';
import { isInfiltrated } from './kin.ts';
import type { Laws } from './laws.ts';
import { others, randomWay, turned, whereTo } from './relocate.ts';
import { joinTerritory, neighbours } from './territory.ts';

/** PT-DEL-03 to -08: a turn of delvers. */
export function* delversTurn(world: PlaytestWorld, laws: Laws, band: Band): Rule {
  takeTreasure(world, band, looseIn(world, band), null, 'PT-DEL-03');
  if (isOver(world)) return;
  if (treasureOf(world, band) > populationOf(world, band)) yield* gainFolk(world, band, 1, 'PT-DEL-04');
  // PT-VIL-12: infiltrated ones explore instead.
  const lode = isInfiltrated(world, band) ? null : lodeIn(world, band);
  let met = false;
  if (lode) yield* mineLode(world, band, lode);
  else met = yield* explore(world, laws, band);
  if (met || isOver(world) || !isAlive(world, band)) return;
  const other = yield* whomToMeet('PT-DEL-08', world, band, neighbours(world, band));
  if (other) yield* laws.encounter(world, band, other);
}

/** PT-DEL-05, -09: what it can mine. */
function lodes(world: PlaytestWorld, band: Band): Unit[] {
  const kinds = band.flavour.minesAll ? ['ore', 'gems', 'magma', 'vegetation'] : ['ore', 'gems'];
  return world.page.units.filter((it) => it.until === null && kinds.includes(it.kind));
}

/** The un-mined lode in the territory nearest the lair. */
function lodeIn(world: PlaytestWorld, band: Band): Unit | null {
  const at = centreOf(lairOf(world, band).shape);
  const far = (it: Unit) => distance(it.at.x, it.at.y, at.x, at.y);
  const all = holders(world);
  const near = lodes(world, band).filter((it) => holderAt(world, it.at, all) === band);
  return near.sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** PT-DEL-05: a mined-out room joins the territory, with a tunnel if needed, and a ○ of nobody lies in it. */
function* mineLode(world: PlaytestWorld, band: Band, { id, at, kind, piece }: Unit): Rule {
  const { page } = world;
  const points = openPoints(page);
  const shape = disc(at.x, at.y, (kind === 'gems' ? 1 : MINED) / 2);
  const near = nearestPoint(points, band.territory, shape);
  const drawn: Shape[] = [shape];
  if (near && near.gap > 0) {
    const dug = digging(page, near.at, at);
    if (dug.path.length >= 4) drawn.push(drawDug(world, { clause: 'PT-DEL-05', owner: band.id }, dug.path).shape);
  }
  const instead = kind === 'gems' ? { instead: [piece] } : {};
  const what = { kind: 'mined-out place' } as const;
  const room = draw(world, {
    clause: 'PT-DEL-05',
    kind: 'room',
    shape,
    what,
    room: 'mined-out place',
    owner: band.id,
    ...instead,
  });
  note(world, { kind: 'mined', clause: 'PT-DEL-05', group: band.id, unit: id, piece: room.id }, [{ do: 'end', id }]);
  putBeads(world, 'PT-DEL-05', room, 'treasure', 1, 'mined ore');
  yield* joinTerritory(world, band, drawn);
}

/** PT-DEL-06, -07: a finger towards a lode, a ○, another territory, or anywhere; whom it comes upon is encountered. */
function* explore(world: PlaytestWorld, laws: Laws, band: Band): Rule<boolean> {
  const wished = yield* whereTo('PT-DEL-06', 'where to dig', world, band);
  if (wished) return yield* digAnyway(world, laws, band, wished);
  return yield* exploreTowards(world, laws, band, targetsOf(world, band));
}

/** … towards the nearest of some that it can be dug to, else anywhere. */
export function* exploreTowards(
  world: PlaytestWorld,
  laws: Laws,
  band: Band,
  targets: readonly Shape[],
): Rule<boolean> {
  for (const target of nearestFirst(world, band, targets)) {
    const dug = towards(world, band, target);
    if (dug) return yield* digAndMeet(world, laws, band, dug.from, dug.to);
  }
  return yield* digAnyway(world, laws, band, yield* randomWay(world, band));
}

/** The nearest to the territory first. */
function nearestFirst(world: PlaytestWorld, { territory }: Band, all: readonly Shape[]): Shape[] {
  const points = openPoints(world.page);
  return all
    .map((shape) => ({ shape, gap: nearestPoint(points, territory, shape)?.gap ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.gap - b.gap)
    .map(({ shape }) => shape);
}

/** PT-MEA-12: a finger in a direction, turned as in PT-TER-06 where nothing can be dug. */
function* digAnyway(world: PlaytestWorld, laws: Laws, band: Band, way: Point): Rule<boolean> {
  const from = centreOf(lairOf(world, band).shape);
  const to = turned(way)
    .map((it) => ({ x: from.x + it.x * FINGER, y: from.y + it.y * FINGER }))
    .find((it) => digging(world.page, from, it, FINGER).length >= LEAST);
  return to !== undefined && (yield* digAndMeet(world, laws, band, from, to));
}

/** What is looked for: lodes, else un-owned ○, else other territories (PT-WRD-07 passes over some). */
function targetsOf(world: PlaytestWorld, band: Band): Shape[] {
  const ore = lodes(world, band).map((it) => pointShape(it.at));
  if (ore.length > 0 && !isInfiltrated(world, band)) return ore;
  const loose = looseTreasure(world).map((it) => pointShape(it.at));
  return loose.length > 0 ? loose : lairsOfOthers(world, band);
}

/** Of each territory of a group that it may meet, the point nearest to its own lair. */
export function lairsOfOthers(world: PlaytestWorld, band: Band): Shape[] {
  const points = openPoints(world.page);
  const own = pointShape(centreOf(lairOf(world, band).shape));
  return others(world, band).flatMap((it) => {
    const near = mayMeet(world, band, it) ? nearestPoint(points, it.territory, own) : null;
    return near ? [pointShape(near.at)] : [];
  });
}

function towards(world: PlaytestWorld, band: Band, to: Shape): { readonly from: Point; readonly to: Point } | null {
  const near = nearestPoint(openPoints(world.page), band.territory, to);
  if (!near) return null;
  const aim = closest(pointShape(near.at), to).to;
  return digging(world.page, near.at, aim, FINGER).length >= LEAST ? { from: near.at, to: aim } : null;
}

/** The route stops at another's territory; it and all open space within a bead of it join the territory. */
export function* digAndMeet(world: PlaytestWorld, laws: Laws, band: Band, from: Point, to: Point): Rule<boolean> {
  const { page } = world;
  const whole = distance(from.x, from.y, to.x, to.y);
  const far = Math.min(FINGER, whole);
  const at = (long: number): Point => ({
    x: from.x + ((to.x - from.x) * long) / (whole || 1),
    y: from.y + ((to.y - from.y) * long) / (whole || 1),
  });
  const all = holders(world);
  let other: Band | null = null;
  let end = far;
  for (let long = 0; long <= far && !other; long += 0.125) {
    const holder = all.nearest(at(long));
    if (holder && holder !== band) [other, end] = [holder, long];
  }
  const dug = digging(page, from, other ? at(end) : to, Math.max(end, 0.05));
  if (dug.path.length >= 4 && dug.length >= 0.05) {
    const tunnel: Piece = drawDug(world, { clause: 'PT-DEL-06', owner: band.id }, dug.path);
    if (other && dug.length >= LEAST) denOf(world).turn.dugUpTo.push({ a: band.id, b: other.id });
    yield* joinTerritory(world, band, [tunnel.shape], 1);
  }
  if (!other || !isAlive(world, band) || !isAlive(world, other) || isOver(world) || !mayMeet(world, band, other))
    return false;
  yield* laws.encounter(world, band, other);
  return true;
}
