import { areConnected, centreOf, distance, fits, gap, type Piece, type Point } from '@understory/page';
import type { Clause } from '@understory/table';
import { moveBeads } from '../../beads.ts';
import { ONE_BEAD } from '../measures.ts';
import { note } from '../note.ts';
import { chambers, isOccupied } from '../words/chambers.ts';
import { turned } from '../words/landing.ts';
import { fill, liquidIn } from '../words/liquid.ts';
import { drawCave, drawTunnel } from '../words/natural.ts';
import { network } from '../words/network.ts';
import { roomFit } from '../words/rooms.ts';
import type { FirstWorld } from '../world.ts';
import { unclaimed } from './claims.ts';
import { mayLiveIn } from './dwellers.ts';
import { factsOf } from './flavours.ts';
import { homeOf, type MonsterGroup } from './group.ts';
import { spreadOut } from './housing.ts';
import { moveIn } from './moving-in.ts';
import { nameMoved } from './name-on-map.ts';
import { heartOf } from './quarters.ts';
import { isFree, roomsWithBeads } from './zone.ts';

/** H1-MEA-36, H1-MON-35: it takes its ● and ○ along, and what it had claimed is claimed no longer. */
export function moveHome(world: FirstWorld, me: MonsterGroup, room: Piece, clause: Clause): void {
  const moves = moveBeads(world, world.page.beadsOf(me.id), room);
  const since = note(
    world,
    { kind: 'moved home', clause, group: me.id, piece: room.id, beads: moves.map((it) => it.bead.id) },
    [...moves, ...unclaimed(world, me), ...nameMoved(world, me, room)],
  );
  me.homes.push({ value: room.id, since });
  const { lairFullOf } = factsOf(me);
  if (lairFullOf && liquidIn(world.page, room) === null)
    fill(world, { piece: room, liquid: lairFullOf, clause: 'H1-WAT-T1.6' });
  spreadOut(world, me, clause);
  moveIn(world, me);
}

/** H1-MEA-34: at least so much farther away from another group. Whether it moved. */
export function relocate(
  world: FirstWorld,
  me: MonsterGroup,
  from: MonsterGroup,
  far: number,
  clause: Clause,
): boolean {
  // H1-VIL-10, H1-AVI-11: a villain never moves its lair.
  if (me.kind === 'alpha villain') return false;
  const { page } = world;
  const { keepsTo } = factsOf(me);
  const lair = page.piece(homeOf(me));
  const theirs = roomsWithBeads(world, from);
  const off = (room: Piece) => Math.min(...theirs.map((it) => gap(it.shape, room.shape)));
  const least = (theirs.length > 0 ? off(lair) : 0) + far;
  const isFar = (room: Piece) => theirs.length === 0 || off(room) >= least;
  const candidates = chambers(page).filter(
    (it) => it !== lair && !isOccupied(page, it) && isFar(it) && isFree(world, it, me) && mayLiveIn(world, keepsTo, it),
  );
  const ways = network(page);
  const joined = candidates.filter((it) => areConnected(ways, lair.id, it.id));
  const room =
    preferred(world, me, lair, candidates) ?? page.nearest(lair.shape, joined) ?? page.nearest(lair.shape, candidates);
  const found = room ?? (keepsTo ? null : newLair(world, me, from, far, clause));
  if (found) moveHome(world, me, found, clause);
  return found !== null;
}

/** H1-ALP-T1.5: a natural cave not too far off, for those who prefer such. */
function preferred({ page }: FirstWorld, me: MonsterGroup, from: Piece, among: readonly Piece[]): Piece | null {
  const { prefersCavesWithin } = factsOf(me);
  if (prefersCavesWithin === undefined) return null;
  return page.nearest(
    from.shape,
    among.filter(
      (it) => isNaturalCave(it) && gap(it.shape, from.shape, prefersCavesWithin + 0.01) <= prefersCavesWithin,
    ),
  );
}

export function isNaturalCave({ kind, owner }: Piece): boolean {
  return kind === 'cave' && owner === null;
}

/** A natural cave straight away from the other, or as near to that as it fits; null if it fits nowhere. */
function newLair(world: FirstWorld, me: MonsterGroup, from: MonsterGroup, far: number, clause: Clause): Piece | null {
  const [at, other] = [heartOf(world, me), heartOf(world, from)];
  const long = distance(at.x, at.y, other.x, other.y);
  const away = long < 0.01 ? { x: 1, y: 0 } : { x: (at.x - other.x) / long, y: (at.y - other.y) / long };
  return caveOff(world, world.page.piece(homeOf(me)), { way: away, far }, clause);
}

/** A natural cave so far from a room, joined to it; turned by eighths of a turn, clockwise first, until it fits. */
export function caveOff(
  world: FirstWorld,
  from: Piece,
  { way, far, turns = EITHER_WAY, may = () => true }: CaveOff,
  clause: Clause,
): Piece | null {
  const { page } = world;
  const middle = centreOf(from.shape);
  const fit = roomFit(ONE_BEAD, (it) => it.matter !== 'cover');
  for (const hours of turns) {
    const { x, y } = turned(way, hours);
    const at = { x: middle.x + x * far, y: middle.y + y * far };
    if (!page.onPage(at.x, at.y) || !fits(page, fit, at.x, at.y) || !may(at)) continue;
    const plot = { world, clause, feature: null };
    const cave = drawCave(plot, at);
    drawTunnel(plot, middle, centreOf(cave.shape));
    return cave;
  }
  return null;
}

/** An hour and a half is an eighth of a turn. */
const EITHER_WAY = [0, 1.5, -1.5, 3, -3, 4.5, -4.5, 6] as const;
/** … clockwise alone. */
export const CLOCKWISE = [0, 1.5, 3, 4.5, 6, 7.5, 9, 10.5] as const;

interface CaveOff {
  readonly way: Point;
  readonly far: number;
  readonly turns?: readonly number[];
  readonly may?: (at: Point) => boolean;
}
