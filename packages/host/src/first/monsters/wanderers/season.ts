import {
  areConnected,
  closest,
  firstRunAlong,
  gap,
  type Leg,
  line,
  pointAlong,
  type Station,
  TOLERANCE,
  walk,
} from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { moveBead } from '../../../beads.ts';
import { HALF_FINGER, TUNNEL } from '../../../measures.ts';
import { choose, roll } from '../../asks.ts';
import { draw } from '../../draw.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { groupsAtWater, mayWade } from '../dwellers.ts';
import { isManned } from '../garrison.ts';
import type { MonsterGroup } from '../group.ts';
import { lawsOf } from '../laws.ts';
import { farOf, pickLeg } from '../legs.ts';
import { damage, fighterOf, fightGroup, loseLone } from '../lone-fights.ts';
import { freeIn } from '../loot.ts';
import { raidsOf, roomsOf, waysOf } from '../map.ts';
import { raid } from '../raids.ts';
import { isAlive, type Lone, loners } from '../state.ts';
import { otherZones, zoneOf } from '../zone.ts';
import { isOnNetwork, moveLone, pointOf, putThere } from './lone.ts';
import { typeOf } from './types.ts';

/** H1-WAN-04: a d4 each, the oldest first; on a 1 it wanders. */
export function* wander(world: Realm): Rule {
  for (const lone of loners(world)) {
    if (!isAlive(world, lone) || world.monsters.over) continue;
    const facts = typeOf(lone.type);
    yield* lieInWait(world, lone);
    if (!facts.wanders || lone.isHeld || !isAlive(world, lone)) continue;
    const d4 = yield* roll(
      'H1-WAN-04',
      '1d4',
      { kind: 'whether it wanders', group: lone.id },
      `${lone.id}, year ${world.monsters.year}`,
    );
    if (d4 !== 1) {
      if (facts.webs) web(world, lone);
      continue;
    }
    yield* goWandering(world, lone);
  }
}

/** H1-WAN-T1.3, -08: it webs its place, until it leaves it. */
function web(world: Realm, lone: Lone): void {
  if (lone.web) return;
  const id = world.page.newId('m');
  const mark = { id, kind: 'web', at: pointOf(world, lone.at), piece: lone.at.piece, what: null };
  note(world, { kind: 'marked', clause: 'H1-WAN-T1.3', piece: lone.at.piece, mark: 'web', what: null, by: lone.id }, [
    { do: 'mark', mark },
  ]);
  lone.web = id;
}

function* goWandering(world: Realm, lone: Lone): Rule {
  if (typeOf(lone.type).digs && (yield* digAcross(world, lone))) return;
  yield* randomWalk(world, lone, 'H1-WAN-04', HALF_FINGER, true);
  if (!isAlive(world, lone)) return;
  if (typeOf(lone.type).slimes) yield* slime(world, lone);
}

/** H1-MEA-33, H1-WAN-04: it takes free ○ in rooms that it enters, fights what it meets, and stops after a fight. */
function* randomWalk(world: Realm, lone: Lone, clause: Clause, far: number, meets: boolean): Rule {
  if (!isOnNetwork(world, lone.at)) return;
  const ways = raidsOf(world);
  const wades = (leg: Leg) => wadesAlong(world, lone, leg);
  const wadable = (all: readonly Leg[]) => {
    const open = all.filter((it) => wades(it) > TOLERANCE);
    return open.length > 0 ? open : all;
  };
  let nth = 0;
  const met: (() => Rule)[] = [];
  const entered: Station[] = [];
  const walked = yield* walk(ways, lone.at, far, {
    choose: (all) => pickLeg(clause, lone.id, wadable(all), `${lone.id}, year ${world.monsters.year}, ${nth++}`),
    *follow(leg, far) {
      const most = Math.min(far, wades(leg));
      const stop = meets ? firstOn(world, lone, leg, most) : null;
      if (stop) met.push(stop.fight);
      const come = stop ? Math.min(stop.far, most) : most;
      if (leg.node?.room && come >= leg.length - leg.in - TOLERANCE)
        entered.push({ piece: leg.node.room.id, along: 0 });
      // One that is stopped at a room's threshold has entered it.
      return stop && come < most ? Math.max(0, come - 0.001) : come;
    },
  });
  moveLone(world, lone, entered.at(-1) && met.length > 0 ? (entered.at(-1) as Station) : walked.end, clause);
  for (const { piece } of entered) {
    arrive(world, lone, piece, clause);
    yield* springTrap(world, lone, piece);
  }
  for (const fight of met) if (isAlive(world, lone)) yield* fight();
}

/** H1-WAT-T1.7, .8: how far along a leg it may go that keeps to water, or shuns it. */
function wadesAlong(world: Realm, { type }: Lone, { path, length, node, in: inside }: Leg): number {
  const facts = typeOf(type);
  if (!facts.keepsTo && !facts.shuns) return length;
  const far = firstRunAlong(path, (x, y) => !mayWade(world, facts, { x, y }))?.from ?? length;
  // It stops before the door of a room that it may not enter.
  const isShut = node?.room && !mayWade(world, facts, node);
  return isShut ? Math.min(far, Math.max(0, length - inside - 0.01)) : far;
}

/** H1-WAT-T1.7: one that keeps to its water encounters whoever touches it, each once for as long as they do. */
function* lieInWait(world: Realm, lone: Lone): Rule {
  if (!typeOf(lone.type).keepsTo) return;
  const there = groupsAtWater(world, world.page.piece(lone.at.piece), null);
  for (const group of there)
    if (isAlive(world, lone) && isAlive(world, group) && !lone.beside.includes(group.id))
      yield* meetGroup(world, lone, group);
}

/** It takes what is free in a room, and grows in a tomb. */
export function arrive(world: Realm, lone: Lone, id: string, clause: Clause): void {
  const { page } = world;
  const facts = typeOf(lone.type);
  const room = page.piece(id);
  const isTomb = page.marks.some((it) => it.kind === 'tomb' && it.piece === id && it.until === null);
  if (facts.growsInTombs && isTomb)
    putThere(world, { ...lone, at: { piece: id, along: 0 } }, 'H1-WAN-T1.10', 'population', 1);
  if (facts.neverTakes) return;
  for (const bead of freeIn(world, room, lone.id)) {
    const move = moveBead(world, bead, page.piece(lone.at.piece), lone.id);
    note(world, { kind: 'seized', clause, group: lone.id, piece: id, beads: [move.bead.id] }, [move]);
  }
}

/** PT-MEA-20: a trap takes one of them, and is gone. */
function* springTrap(world: Realm, lone: Lone, id: string): Rule {
  const trap = lawsOf(world).trapIn(world, world.page.piece(id));
  if (!trap || !isAlive(world, lone)) return;
  note(world, { kind: 'trap sprang', clause: 'PT-MEA-20', group: lone.id, piece: id }, [{ do: 'end', id: trap.id }]);
  yield* loseLone(world, lone, 1, { clause: 'PT-MEA-20', isDestroyer: false, byAdventurers: false });
}

interface Stop {
  readonly far: number;
  readonly fight: () => Rule;
}

/** The first group, lone fighter or manned building that a leg leads to, within a distance. */
function firstOn(world: Realm, lone: Lone, leg: Leg, most: number): Stop | null {
  const { page } = world;
  const stops: Stop[] = [];
  for (const { group, zone } of otherZones(world, null)) {
    if (group.id === lone.spares) continue;
    const run = zone.firstAlong(leg.path);
    // One that stands in a zone already is met again only when it comes into it anew (H1-WAN-03).
    if (run && (run.from > TOLERANCE || !lone.beside.includes(group.id)))
      stops.push({ far: run.from, fight: () => meetGroup(world, lone, group) });
  }
  for (const other of loners(world))
    if (other !== lone) stops.push({ far: farOf(leg, other.at), fight: () => meetLone(world, lone, other) });
  const building = leg.node?.room ? page.piece(leg.node.room.id) : null;
  if (building && isManned(world, building))
    stops.push({ far: leg.length - leg.in, fight: () => raid(world, { lone }, building, 'H1-WAN-04') });
  return stops.filter((it) => it.far <= most + TOLERANCE).sort((a, b) => a.far - b.far)[0] ?? null;
}

function* meetGroup(world: Realm, lone: Lone, group: MonsterGroup): Rule {
  lone.beside = [...lone.beside, group.id];
  yield* fightGroup(world, lone, group, 'H1-MON-30', 'met');
}

/** H1-MON-32, -33: two lone fighters; those of one type join. */
export function* meetLone(world: Realm, lone: Lone, other: Lone): Rule {
  if (!isAlive(world, lone) || !isAlive(world, other)) return;
  if (lone.type === other.type) return joinLone(world, lone, other);
  const [acting, met] =
    (typeOf(other.type).kills ?? 1) > (typeOf(lone.type).kills ?? 1) ? [other, lone] : [lone, other];
  const [a, b] = [fighterOf(world, acting), fighterOf(world, met)];
  const lost = damage(a, { population: b.population, bonus: b.bonus, might: 1 });
  note(world, {
    kind: 'lone fight',
    clause: 'H1-MON-32',
    group: met.id,
    from: acting.id,
    lost: lost.other,
    killed: lost.lone,
  });
  const loss = { clause: 'H1-MON-32', byAdventurers: false } as const;
  yield* loseLone(world, acting, lost.lone, { ...loss, isDestroyer: lost.other >= b.population });
  yield* loseLone(world, met, lost.other, { ...loss, isDestroyer: lost.lone >= a.population });
}

/** H1-MON-33: their ● and ○ add up. */
function joinLone(world: Realm, lone: Lone, other: Lone): void {
  const { page } = world;
  const moves = page.beadsOf(lone.id).map((it, nth) => moveBead(world, it, page.piece(other.at.piece), other.id, nth));
  const beads = moves.map((it) => it.bead.id);
  note(world, { kind: 'joined', clause: 'H1-MON-33', group: other.id, from: lone.id, beads }, [
    ...moves,
    { do: 'fall', group: lone.id },
  ]);
}

/** H1-WAN-T1.1: it may dig to a part of the dungeon that is not joined to it, and goes there. Whether it did. */
function* digAcross(world: Realm, lone: Lone): Rule<boolean> {
  const { page } = world;
  const ways = waysOf(world);
  const here = page.piece(lone.at.piece);
  const apart = roomsOf(world).filter((it) => !areConnected(ways, it.id, here.id));
  const target = page.nearest(here.shape, apart);
  if (!target || gap(target.shape, here.shape, HALF_FINGER + 0.01) > HALF_FINGER) return false;
  const key = yield* choose('H1-WAN-T1.1', {
    by: 'maker',
    topic: { kind: 'whether it digs', group: lone.id },
    options: [{ key: 'dig' }, { key: 'wander' }],
    usual: 'dig',
    about: `${lone.id}, year ${world.monsters.year}`,
  });
  if (key === 'wander') return false;
  const { from, to } = closest(here.shape, target.shape);
  draw(world, {
    clause: 'H1-WAN-T1.1',
    kind: 'tunnel',
    shape: line([from.x, from.y, to.x, to.y], TUNNEL),
    what: { kind: 'natural tunnel' },
  });
  moveLone(world, lone, { piece: target.id, along: 0 }, 'H1-WAN-T1.1');
  arrive(world, lone, target.id, 'H1-WAN-T1.1');
  yield* meetThere(world, lone);
  return true;
}

/** H1-MON-23: whoever appears or comes out somewhere meets those who are there. */
export function* meetThere(world: Realm, lone: Lone): Rule {
  for (const other of loners(world))
    if (other !== lone && isAlive(world, lone) && isAt(world, lone, other)) yield* meetLone(world, lone, other);
  for (const { group } of otherZones(world, null)) {
    if (!isAlive(world, lone) || !isAlive(world, group) || group.id === lone.spares || lone.beside.includes(group.id))
      continue;
    if (isIn(world, lone, group)) yield* meetGroup(world, lone, group);
  }
}

function isAt(world: Realm, a: Lone, b: Lone): boolean {
  if (a.at.piece !== b.at.piece) return false;
  return world.page.piece(a.at.piece).kind !== 'tunnel' || Math.abs(a.at.along - b.at.along) < 0.25;
}

/** H1-WAN-03: does a group's zone reach its room, or the point of the tunnel where it is? */
function isIn(world: Realm, { at }: Lone, group: MonsterGroup): boolean {
  const zone = zoneOf(group, world);
  const piece = world.page.piece(at.piece);
  if (piece.kind !== 'tunnel') return zone.reaches(piece.shape);
  const { x, y } = pointAlong(piece.shape.path, at.along);
  return zone.holds(x, y);
}

/** H1-WAN-03: a group has grown, or come to a place: it meets the lone fighters that it now reaches, each once. */
export function* meetLoners(world: Realm, me: MonsterGroup, clause: Clause): Rule {
  for (const lone of loners(world)) {
    if (!isAlive(world, me) || world.monsters.over) return;
    if (lone.spares === me.id || !isAlive(world, lone)) continue;
    if (!isIn(world, lone, me)) {
      if (lone.beside.includes(me.id)) lone.beside = lone.beside.filter((it) => it !== me.id);
      continue;
    }
    if (lone.beside.includes(me.id)) continue;
    lone.beside = [...lone.beside, me.id];
    yield* fightGroup(world, lone, me, clause, 'acting');
  }
}

/** H1-WAN-06: it walks away, and meets nobody. */
export function* flee(world: Realm, lone: Lone): Rule {
  yield* randomWalk(world, lone, 'H1-WAN-06', HALF_FINGER, false);
}

/** H1-WAN-T1.2: where it ends a walk, *slimy* may be written. */
function* slime(world: Realm, lone: Lone): Rule {
  const { page } = world;
  if (page.marks.some((it) => it.kind === 'slimy' && it.piece === lone.at.piece && it.until === null)) return;
  const key = yield* choose('H1-WAN-T1.2', {
    by: 'maker',
    topic: { kind: 'whether it is slimy', group: lone.id },
    options: [{ key: 'yes' }, { key: 'no' }],
    usual: 'yes',
    about: `${lone.id}, year ${world.monsters.year}`,
  });
  if (key === 'no') return;
  const mark = { id: page.newId('m'), kind: 'slimy', at: pointOf(world, lone.at), piece: lone.at.piece, what: null };
  note(world, { kind: 'marked', clause: 'H1-WAN-T1.2', piece: lone.at.piece, mark: 'slimy', what: null, by: lone.id }, [
    { do: 'mark', mark },
  ]);
}
