import {
  distance,
  type Frontier,
  firstRunAlong,
  frontiers,
  type Leg,
  legOnward,
  type Piece,
  pointAlong,
  stationAfter,
  type Territory,
  TOLERANCE,
  waysOn,
} from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { raiderNetwork } from '../words/network.ts';
import type { FirstWorld } from '../world.ts';
import { bridgeFrom } from './bridges.ts';
import { claim } from './claims.ts';
import { handOf } from './flavours.ts';
import { isManned } from './garrison.ts';
import { hasMet, type MonsterGroup } from './group.ts';
import { lawsOf } from './laws.ts';
import { farOf, isSurface, pickLeg } from './legs.ts';
import { isAlive, type Lone, loners } from './state.ts';
import { controlOf, otherControls, ROUND_STRETCH } from './zone-of-control.ts';

/** Where a zone ends (H1-MON-14), and up against whom. */
export interface Border extends Frontier {
  readonly against: MonsterGroup | null;
}

/** H1-MON-14: the frontiers of a group, by x, then y; those up against the zone of a group met before are left out. */
export function bordersOf(world: FirstWorld, me: MonsterGroup, mayMeetAgain = false): Border[] {
  const others = otherControls(world, me);
  return frontiers(raiderNetwork(world.page), controlOf(me, world)).flatMap((frontier) => {
    const against = others.find(({ zone }) => zone.isWithin(frontier.x, frontier.y, ROUND_STRETCH))?.group ?? null;
    return against && hasMet(me, against) && !mayMeetAgain ? [] : [{ ...frontier, against }];
  });
}

/** How a zone grows along a frontier. */
export interface Expansion {
  readonly clause: Clause;
  readonly far: number;
  /** At a junction one way on is picked by chance, or all are taken (H1-MON-15). */
  readonly ways: 'one' | 'all';
}

/** H1-MON-15, -16: the zone grows by so much along a frontier, and stops where it comes upon somebody. */
export function* expand(world: FirstWorld, me: MonsterGroup, border: Border, how: Expansion): Rule {
  if (border.against) return yield* lawsOf(world).encounter(world, me, border.against, how.clause);
  const ways = raiderNetwork(world.page);
  // What happened at another frontier may have changed where the surface can be walked; the frontier is where it was.
  const now = ways.tunnels.has(border.piece) || ways.rooms.has(border.piece) ? border : sameBorder(world, me, border);
  if (now) yield* follow(world, me, legOnward(ways, now, now.onward), how.far, how);
}

function sameBorder(world: FirstWorld, me: MonsterGroup, { x, y, onward }: Border): Border | null {
  const isSame = (it: Border) => it.onward === onward && distance(it.x, it.y, x, y) <= TOLERANCE;
  return bordersOf(world, me, true).find(isSame) ?? null;
}

/** Along a leg, past whoever falls on it, and on from its end. */
function* follow(world: FirstWorld, me: MonsterGroup, leg: Leg, left: number, how: Expansion): Rule {
  const far = Math.min(left, leg.length);
  for (let stop = firstMet(world, me, leg, far); stop; stop = firstMet(world, me, leg, far)) {
    claimAlong(world, me, leg, stop.far, how.clause);
    if (stop.kind === 'group') return yield* lawsOf(world).encounter(world, me, stop.group, how.clause);
    yield* lawsOf(world).fightThere(world, me, stop, how.clause);
    const isHeld = stop.kind === 'lone' ? isAlive(world, stop.lone) : isManned(world, stop.piece);
    if (isHeld || !isAlive(world, me) || world.monsters.over) return;
  }
  claimAlong(world, me, leg, far, how.clause);
  yield* enter(world, me, leg, far, how);
  if (left - leg.length > TOLERANCE && leg.node && isAlive(world, me) && !world.monsters.over)
    yield* goOn(world, me, leg, left - leg.length, how);
}

/** H1-MON-15: a room entered is claimed whole. */
function* enter(world: FirstWorld, me: MonsterGroup, leg: Leg, far: number, { clause }: Expansion): Rule {
  const room = leg.node?.room;
  if (!room || far < leg.length - leg.in - TOLERANCE) return;
  const piece = world.page.piece(room.id);
  if (piece.kind === 'building') return;
  claim(world, me, clause, piece);
  bridgeFrom(world, { id: me.id, hand: handOf(me) }, piece, pointAlong(leg.path, leg.length - leg.in));
  yield* lawsOf(world).touched(world, me, piece);
}

/** At a junction or in a room: one of the ways on, or all of them. */
function* goOn(world: FirstWorld, me: MonsterGroup, came: Leg, left: number, how: Expansion): Rule {
  const network = raiderNetwork(world.page);
  const at = stationAfter(network, came, came.length);
  const zone = controlOf(me, world);
  const ways = waysOn(network, at, came).filter((it) => !isInside(it, zone));
  if (ways.length === 0) return;
  const taken =
    how.ways === 'all' ? ways : [yield* pickLeg(how.clause, me.id, ways, `${at.piece}, ${at.along.toFixed(2)}`)];
  for (const leg of taken) {
    if (!isAlive(world, me) || world.monsters.over) return;
    // What happened on the last way may have changed the map.
    const again = waysOn(raiderNetwork(world.page), at, came).find((it) => isSameWay(it, leg));
    if (again) yield* follow(world, me, again, left, how);
  }
}

function isSameWay(a: Leg, b: Leg): boolean {
  if (a.tunnel !== b.tunnel) return false;
  return a.tunnel === null
    ? a.node?.room?.id === b.node?.room?.id
    : Math.abs(a.from - b.from) < 0.01 && a.to > a.from === b.to > b.from;
}

/** Is all of a leg in the zone already? */
function isInside({ path }: Leg, zone: Territory): boolean {
  const run = firstRunAlong(path, (x, y) => !zone.holds(x, y));
  return run === null;
}

/** Whom an expansion comes upon, and how far along the leg. */
type Stop =
  | { readonly kind: 'group'; readonly group: MonsterGroup; readonly far: number }
  | { readonly kind: 'lone'; readonly lone: Lone; readonly far: number }
  | { readonly kind: 'building'; readonly piece: Piece; readonly far: number };

/** The first of them within a distance. Of a group at a lone fighter, the group. */
function firstMet(world: FirstWorld, me: MonsterGroup, leg: Leg, far: number): Stop | null {
  const stops: Stop[] = [];
  const entered = leg.length - leg.in;
  for (const { group, zone } of otherControls(world, me)) {
    const near = zone.firstAlong(leg.path, ROUND_STRETCH);
    const room = leg.node?.room && zone.reaches(leg.node.room.shape) ? entered : Number.POSITIVE_INFINITY;
    stops.push({ kind: 'group', group, far: Math.min(near?.from ?? Number.POSITIVE_INFINITY, room) });
  }
  for (const lone of loners(world))
    if (lone.spares !== me.id) stops.push({ kind: 'lone', lone, far: farOf(leg, lone.at) });
  const building = leg.node?.room ? world.page.piece(leg.node.room.id) : null;
  if (building && isManned(world, building)) stops.push({ kind: 'building', piece: building, far: entered });
  const met = stops.filter((it) => it.far <= far + TOLERANCE).sort((a, b) => a.far - b.far);
  return met[0] ?? null;
}

/** H1-MON-15: the middle line of the tunnel, as far as the leg was followed. */
function claimAlong(world: FirstWorld, me: MonsterGroup, leg: Leg, far: number, clause: Clause): void {
  if (leg.tunnel === null || isSurface(leg.tunnel)) return;
  const long = Math.min(far - leg.out, Math.abs(leg.to - leg.from));
  if (long <= TOLERANCE) return;
  const [from, to] = leg.to > leg.from ? [leg.from, leg.from + long] : [leg.from - long, leg.from];
  claim(world, me, clause, world.page.piece(leg.tunnel), { from, to });
}
