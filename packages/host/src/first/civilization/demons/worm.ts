import {
  type Bead,
  centreOf,
  type Dug,
  digTowards,
  gapTo,
  isOpen,
  type Meeting,
  type Page,
  type Piece,
  type Point,
  pointAlong,
  runsAlong,
  type Shape,
  shortestWay,
  TOLERANCE,
} from '@understory/page';
import { type Clause, Impossible, type Rule } from '@understory/table';
import { beadsOf, moveBeads } from '../../../beads.ts';
import { FINGER, TUNNEL } from '../../../measures.ts';
import { pointShape } from '../../../works.ts';
import { ONE_BEAD } from '../../measures.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { isDry } from '../../words/network.ts';
import { isOpening, movedIntoRock, touchesSurface } from '../../words/rock.ts';
import { roomAt } from '../../words/rooms.ts';
import { ends } from '../civ.ts';
import { digAlong, roomHere } from '../work.ts';
import type { DemonCiv } from './demon-civ.ts';
import { loseAll } from './pit.ts';

/** H1-DEM-03: how the single token looks, and the ● that it leaves behind. */
export const TUNNEL_WORM = 'tunnel-worm worm';

export function wormOf({ page }: Realm, { group }: DemonCiv): Bead {
  const worm = page.beadsOf(group.id).find((it) => it.kind === 'token');
  if (!worm) throw new Impossible('the Demons have no worm');
  return worm;
}

/** The room in which the worm is. */
export function wormRoom(world: Realm, civ: DemonCiv): Piece {
  return world.page.piece(wormOf(world, civ).piece);
}

/** H1-DEM-12, H1-TWO-05: what the worm carries. */
export function load(world: Realm, { group }: DemonCiv): Bead[] {
  return beadsOf(world, group.id, 'treasure');
}

/** Farther than this much longer than the straight distance the worm does not walk (H1-DEM-10). */
const DETOUR = 1.5;

/** H1-DEM-10: up to a finger towards a room: along tunnels if that is not much farther, else by digging. */
export function* approach(world: Realm, civ: DemonCiv, room: Piece): Rule {
  const { page } = world;
  const here = wormRoom(world, civ);
  const way = shortestWay(page, here, room, { measure: 'centre', through: isDry });
  if (way && way.length <= DETOUR * page.gap(here.shape, room.shape) + TOLERANCE) {
    const end = pointAlong(way.path, Math.min(FINGER, way.length));
    yield* standAt(world, civ, 'H1-DEM-10', end);
    return warIfAtSurface(world, civ, pointShape(end), end);
  }
  const dug = lawsOf(world).path(page, [here.shape], room.shape, { ...how(civ), under: 0.5 });
  yield* dig(world, civ, 'H1-DEM-10', dug, dug.why === 'arrived' ? room : dug.met);
}

/** H1-DEM-13: a finger any way, up to the surface. */
export function* digThatWay(world: Realm, civ: DemonCiv, way: Point): Rule {
  const { page } = world;
  const { shape } = wormRoom(world, civ);
  const from = wallOf(shape, way);
  const aim = { x: from.x + way.x * FINGER, y: from.y + way.y * FINGER };
  const dug = digTowards(page, from, aim, [shape], how(civ));
  yield* dig(world, civ, 'H1-DEM-13', dug, dug.met);
}

/** H1-MEA-21: straight, through all that is solid. In the open of a rift or a valley, and at a void, a tunnel ends (H1-ALT-06, -09, PT-NEX-14). */
function how({ people }: DemonCiv) {
  return {
    length: FINGER,
    width: TUNNEL,
    manner: people.style.isSquare ? 'square' : 'straight',
    wander: () => 0,
    inside: 0.3,
    meets: (it: Piece): Meeting =>
      isOpening(it) || it.kind === 'void' ? 'stop' : it.matter === 'open' ? 'open' : 'through',
  } as const;
}

/** Where a line from the middle of a room leaves it. */
function wallOf(room: Shape, way: Point): Point {
  const { x, y } = centreOf(room);
  const ray = [x, y, x + way.x * FAR, y + way.y * FAR];
  const [inside] = runsAlong(ray, (px, py) => gapTo(room, px, py) <= 0);
  return pointAlong(ray, inside?.to ?? 0);
}

/** Farther than any room is wide. */
const FAR = 40;

/** H1-DEM-06: the tunnel is drawn, and the worm stands at its end. */
function* dig(world: Realm, civ: DemonCiv, clause: Clause, { path, tip }: Dug, into: Piece | null): Rule {
  if (path.length < 4) return;
  const tunnel = yield* digAlong(world, civ, { clause }, path);
  civ.dug.push(tunnel.id);
  // A people that ended when it was dug into has left another room there (H1-TWO-06, H1-DEM-18).
  if (into?.until === null) comeTo(world, civ, clause, into);
  else yield* standAt(world, civ, clause, tip);
  warIfAtSurface(world, civ, tunnel.shape, tip);
}

/** H1-DEM-06: in the room that is there, else in a new one. */
function* standAt(world: Realm, civ: DemonCiv, clause: Clause, at: Point): Rule {
  comeTo(world, civ, clause, roomThere(world.page, at) ?? (yield* newRoom(world, civ, at)));
}

function roomThere(page: Page, at: Point): Piece | null {
  const there = page.within(pointShape(at), page.measures.touch).filter((it) => isOpen(it) && isRoom(it));
  return page.nearest(pointShape(at), there);
}

/** H1-MEA-14: what a worm can stand in. */
function isRoom({ kind }: Piece): boolean {
  return kind === 'room' || kind === 'cave';
}

function* newRoom(world: Realm, civ: DemonCiv, at: Point): Rule<Piece> {
  const work = { clause: 'H1-DEM-06', what: { kind: 'room of the worm' }, room: 'room of the worm' } as const;
  const middle = centreOf(movedIntoRock(world.page, roomAt(at, ONE_BEAD)));
  return yield* roomHere(world, civ, work, middle, ONE_BEAD);
}

/** The worm comes into a room, with all that it carries. */
function comeTo(world: Realm, civ: DemonCiv, clause: Clause, room: Piece): void {
  const moves = moveBeads(world, [wormOf(world, civ), ...load(world, civ)], room);
  const moved = { group: civ.group.id, piece: room.id, beads: moves.map(({ bead }) => bead.id) };
  note(world, { kind: 'worm moved', clause, ...moved }, moves);
}

/** H1-DEM-05, H1-ALT-14: where the worm reaches a surface (H1-MEA-10) is the battlefield, and all leave the Pit for the war. */
function warIfAtSurface(world: Realm, civ: DemonCiv, reached: Shape, at: Point): void {
  const { page } = world;
  if (!touchesSurface(page, reached)) return;
  ends(civ, 'war with heaven');
  const { id: piece } = wormRoom(world, civ);
  const mark = { id: page.newId('m'), kind: 'battlefield', at, piece, what: null } as const;
  const marked = { piece, mark: 'battlefield', what: null, by: civ.group.id } as const;
  note(world, { kind: 'marked', clause: 'H1-DEM-05', ...marked }, [{ do: 'mark', mark }]);
  loseAll(world, civ, 'H1-DEM-05', 'war');
}
