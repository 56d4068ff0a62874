import { centreOf, type Piece, type Shape } from '@understory/page';
import type { Rule } from '@understory/table';
import { meetLoners } from '../../first/lent.ts';
import { note } from '../note.ts';
import { heartsUncovered } from '../words/dungeonheart.ts';
import { isRoom, openPoints } from '../words/open-space.ts';
import type { PlaytestWorld } from '../world.ts';
import { isAlive, lairOf, living, mayMeet } from './bands.ts';
import type { Band } from './den.ts';
import { exploreWith } from './exploring.ts';
import { isAlphaKind } from './flavours.table.ts';
import { holders } from './holders.ts';
import { kinOf } from './kin.ts';
import { raidBuildings } from './raiding.ts';

/** PT-TER-01, PT-MEA-09: how far a territory reaches round rooms, and how near neighbours are. */
const REACH = 1;

/** All of a territory is set anew, but for points that are another's (PT-TER-02); what it was is kept with its time. */
export function setTerritory(world: PlaytestWorld, band: Band, points: Iterable<number>): void {
  const { journal } = world;
  band.former.push({ until: journal.entries.length, points: band.territory });
  const all = holders(world);
  const own = [...new Set(points)].filter((it) => (all.get(it) ?? band) === band);
  band.territory = Object.freeze(own.sort((a, b) => a - b));
  note(world, { kind: 'territory', clause: 'PT-TER-01', group: band.id, points: band.territory.length });
}

/** PT-TER-01: the points of its rooms and all within a bead by path that are nobody else's. */
export function* settleTerritory(world: PlaytestWorld, band: Band): Rule {
  takeGround(world, band);
  yield* takeIn(world, band);
}

/** … before anybody in it is met. */
export function takeGround(world: PlaytestWorld, band: Band): void {
  setTerritory(world, band, roundRooms(world, band));
}

function roundRooms(world: PlaytestWorld, band: Band): readonly number[] {
  const points = openPoints(world.page);
  const all = holders(world);
  const may = (point: number) => (all.get(point) ?? band) === band;
  const own = ownRooms(world, band).flatMap(({ shape }) => points.in(shape));
  return points.within(own.filter(may), REACH, may);
}

/** The rooms that its beads lie in, the lair first. */
export function ownRooms(world: PlaytestWorld, band: Band): Piece[] {
  const lair = lairOf(world, band);
  const others = new Set(
    world.page.beadsOf(band.id).flatMap((it) => (it.piece === lair.id ? [] : [world.page.piece(it.piece)])),
  );
  return [lair, ...others];
}

/** PT-TER-02, -03: what an outline covers joins the territory, and what is within a path distance of it; save points of others. An alpha's does not grow (PT-ALP-13). */
export function* joinTerritory(world: PlaytestWorld, band: Band, shapes: readonly Shape[], far = 0): Rule {
  if (spreadInto(world, band, shapes, far)) yield* takeIn(world, band);
}

/** … before anybody in it is met. Whether it grew. */
export function spreadInto(world: PlaytestWorld, band: Band, shapes: readonly Shape[], far = 0): boolean {
  if (band.kind === 'alpha') return false;
  const points = openPoints(world.page);
  const all = holders(world);
  const may = (point: number) => (all.get(point) ?? band) === band;
  const fresh = shapes.flatMap((it) => points.in(it)).filter(may);
  const more = far > 0 ? points.within(fresh, far, may) : fresh;
  const own = new Set(band.territory);
  if (more.every((it) => own.has(it))) return false;
  setTerritory(world, band, [...band.territory, ...more]);
  return true;
}

/** PT-BRD-05: all open space within a bead by path; how many points that added, and who stopped it. */
export function* growTerritory(
  world: PlaytestWorld,
  band: Band,
): Rule<{ readonly added: number; readonly room: boolean }> {
  const points = openPoints(world.page);
  const all = holders(world);
  const own = new Set(band.territory);
  const reached = points.within(band.territory, REACH, (point) => (all.get(point) ?? band) === band);
  const fresh = reached.filter((it) => !own.has(it));
  if (fresh.length === 0) return { added: 0, room: false };
  const before = roomsIn(world, band).length;
  setTerritory(world, band, reached);
  const room = roomsIn(world, band).length > before;
  yield* takeIn(world, band);
  return { added: fresh.length, room };
}

/**
 * PT-TER-01: a territory is open points alone, and a river's bed that runs dry grows narrow (PT-JOI-13). PT-ALP-13: of an alpha's, what is
 * within a bead of the rooms that it still has.
 */
export function giveUpGround(world: PlaytestWorld): void {
  const points = openPoints(world.page);
  for (const band of living(world)) {
    const round = band.kind === 'alpha' && band.territory.length > 0 ? new Set(roundRooms(world, band)) : null;
    const left = band.territory.filter((it) => points.isOpen(it) && round?.has(it) !== false);
    if (left.length < band.territory.length) setTerritory(world, band, left);
  }
}

/** PT-MEA-09: the groups within a path distance of one bead that it may encounter. */
export function neighbours(world: PlaytestWorld, band: Band): Band[] {
  const all = holders(world);
  const found = new Set<Band>();
  for (const point of openPoints(world.page).within(band.territory, REACH)) {
    const other = all.get(point);
    if (other && other !== band) found.add(other);
  }
  return living(world).filter((it) => found.has(it) && mayMeet(world, band, it));
}

/** The rooms whose middle lies in a territory, the oldest first. */
export function roomsIn({ page }: PlaytestWorld, { territory }: Band): Piece[] {
  const own = new Set(territory);
  const points = openPoints(page);
  return [...page.drawn()].filter((it) => {
    if (!isRoom(it)) return false;
    const { x, y } = centreOf(it.shape);
    return own.has(Math.round(y * 4) * points.columns + Math.round(x * 4));
  });
}

/** PT-TER-04, PT-MEA-15: curses are come upon, and packs in new territory fought without dice, if the first edition's rules are played by (PT-ARR-01). */
function* takeIn(world: PlaytestWorld, band: Band): Rule {
  yield* exploreWith(world, band);
  if (isAlphaKind(band.kind) || !isAlive(world, band)) return;
  yield* raidBuildings(world, band);
  if (!world.options.joined || !isAlive(world, band)) return;
  yield* meetLoners(world, kinOf(world, band), 'PT-TER-04');
  yield* heartsUncovered(world);
}
