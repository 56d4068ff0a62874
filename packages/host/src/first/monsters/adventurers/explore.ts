import {
  centreOf,
  distance,
  type Leg,
  type Network,
  outward,
  type Point,
  pathLength,
  stationAfter,
  TOLERANCE,
  waysOn,
} from '@understory/page';
import type { Rule } from '@understory/table';
import { choose } from '../../asks.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { freePrisoners, isFriendly, meetInVillainy, springTrapHere, springTraps } from '../../villainy/parties.ts';
import { partyZones } from '../../villainy/party-zones.ts';
import { type Find, nearestFind, pickUp, standsIn, takeFree } from '../company.ts';
import { isManned } from '../garrison.ts';
import type { MonsterGroup } from '../group.ts';
import { farOf, pickLeg } from '../legs.ts';
import { waysOf } from '../map.ts';
import { farthestFirst } from '../quarters.ts';
import { type Lone, loners } from '../state.ts';
import { fightBuilding, fightGroup, fightLone, leave, showWhere } from './fight.ts';
import type { Party } from './party.ts';
import { type PartyWish, setOut } from './set-out.ts';

/** How near a party comes to a building of the other kingdom (H1-ALT-13). */
const NEAR = 1.5;
/** Legs after which a party would have explored any dungeon many times over. */
const ENDLESS = 2000;

/** H1-ADV-02 to -19: a party comes, explores, fights, and leaves. */
export function* adventure(world: Realm, wish: PartyWish = {}): Rule {
  const party = yield* setOut(world, wish);
  if (!party) return;
  yield* enterRoom(world, party);
  const seen: Lookout = { when: '' };
  for (let nth = 0; nth < ENDLESS && !party.isOver && !world.monsters.over; nth++) {
    const ways = waysOf(world);
    const leg = yield* nextLeg(world, ways, party, nth);
    if (!leg) break;
    yield* goAlong(world, ways, party, leg);
    if (!party.isOver && !isFoeLeft(world, party, seen)) break;
  }
  leave(world, party, 'H1-ADV-06');
}

/** H1-ADV-04: a random unexplored tunnel here; else back along explored ones to the nearest node that has one; null if there is none. */
function* nextLeg(world: Realm, ways: Network, party: Party, nth: number): Rule<Leg | null> {
  const open = openTo(world, party);
  for (const { at } of outward(
    ways,
    party.at,
    Number.POSITIVE_INFINITY,
    (leg) => isExplored(party, leg) && open(leg),
  )) {
    const fresh = waysOn(ways, at).filter((it) => !isExplored(party, it) && open(it));
    if (fresh.length === 0) continue;
    party.at = at;
    return yield* pickLeg('H1-ADV-04', party.id, fresh, `${party.id}, ${nth}`);
  }
  return null;
}

const keyOf = ({ tunnel, leaves, node }: Leg) => tunnel ?? [leaves, node?.room?.id].sort().join(' and ');

function isExplored({ explored }: Party, leg: Leg): boolean {
  const known = explored.get(keyOf(leg));
  if (!known) return false;
  const middle = (leg.from + leg.to) / 2;
  return leg.tunnel === null || known.some(({ from, to }) => middle >= from - TOLERANCE && middle <= to + TOLERANCE);
}

function explore({ explored }: Party, leg: Leg): void {
  const stretch = { from: Math.min(leg.from, leg.to), to: Math.max(leg.from, leg.to) };
  explored.set(keyOf(leg), [...(explored.get(keyOf(leg)) ?? []), stretch]);
}

/** H1-ADV-04: not the tunnels inside the zone of a group that it avoids. As things stand: whoever looks about asks anew. */
function openTo(world: Realm, { avoids }: Party): (leg: Leg) => boolean {
  if (avoids.size === 0) return () => true;
  const shunned = partyZones(world).filter(({ group }) => avoids.has(group.id));
  return ({ path }) => {
    const { x, y } = middleOf(path);
    return !shunned.some(({ zone }) => zone.holds(x, y));
  };
}

function middleOf(path: readonly number[]): Point {
  let left = pathLength(path) / 2;
  for (let i = 2; i < path.length; i += 2) {
    const [ax, ay, bx, by] = [path[i - 2], path[i - 1], path[i], path[i + 1]] as [number, number, number, number];
    const long = distance(ax, ay, bx, by);
    if (long >= left && long > 0) return { x: ax + ((bx - ax) * left) / long, y: ay + ((by - ay) * left) / long };
    left -= long;
  }
  return { x: path[0] as number, y: path[1] as number };
}

/** Along a leg, to whoever is met first on it, or to its end. */
function* goAlong(world: Realm, ways: Network, party: Party, leg: Leg): Rule {
  const from = party.at;
  explore(party, leg);
  springTraps(world, party, leg);
  if (party.isOver) return;
  const met = firstMet(world, party, leg);
  party.at = met ? stationAfter(ways, leg, Math.min(met.far, leg.length)) : stationAfter(ways, leg, leg.length);
  const there = party.at;
  if (!met) return yield* enterRoom(world, party);
  showWhere(world, party);
  const isStopped = !(yield* meetFoe(world, party, met.find));
  if (party.isOver || world.monsters.over) return;
  // H1-ADV-19: after a fight that it did not win it turns back.
  if (isStopped) {
    party.at = from;
    return;
  }
  // A quest has led it elsewhere.
  if (party.at.piece !== there.piece || party.at.along !== there.along) return;
  if (firstMet(world, party, leg)) {
    party.at = from;
    return yield* goAlong(world, ways, party, leg);
  }
  // What was fought over may be drawn anew: the leg is walked to its end all the same.
  party.at = stationAfter(ways, leg, leg.length);
  yield* enterRoom(world, party);
}

interface Met {
  readonly find: Exclude<Find, { kind: 'loot' }>;
  readonly far: number;
}

/** The first group's zone or lone fighter on a leg that it has not done with. A lone fighter goes before other things in its room (H1-ADV-09). */
function firstMet(world: Realm, party: Party, leg: Leg): Met | null {
  const all: Met[] = [];
  for (const lone of loners(world)) all.push({ find: { kind: 'lone', lone }, far: farOf(leg, lone.at) });
  for (const { group, zone } of partyZones(world)) {
    if (isDoneWith(party, group)) continue;
    const run = zone.firstAlong(leg.path);
    if (run) all.push({ find: { kind: 'group', group }, far: run.from });
  }
  const met = all.filter((it) => it.far <= leg.length + TOLERANCE).sort((a, b) => a.far - b.far);
  return met[0] ?? null;
}

function isDoneWith({ avoids, friends }: Party, { id }: MonsterGroup): boolean {
  return avoids.has(id) || friends.has(id);
}

/** Whether it may go on. */
function* meetFoe(world: Realm, party: Party, find: Met['find']): Rule<boolean> {
  if (find.kind === 'lone') {
    yield* fightLone(world, party, find.lone);
    return !isHere(world, find.lone);
  }
  const own = yield* meetInVillainy(world, party, find.group);
  if (own !== null) return own;
  if (isFriendly(find.group, party)) {
    yield* quest(world, party, find.group);
    return true;
  }
  return yield* fightGroup(world, party, find.group);
}

function isHere(world: Realm, lone: Lone): boolean {
  return loners(world).includes(lone);
}

/** H1-ADV-10 to -12: straight to the nearest hostile group, and the reward for it. */
function* quest(world: Realm, party: Party, giver: MonsterGroup): Rule {
  party.friends.add(giver.id);
  const counts = (find: Find) =>
    find.kind === 'group' && !isFriendly(find.group, party) && !party.avoids.has(find.group.id);
  const found = nearestFind(world, party.at, { counts, mayGo: openTo(world, party) });
  if (found?.find.kind !== 'group') return;
  const foe = found.find.group;
  note(world, { kind: 'quest', clause: 'H1-ADV-10', group: giver.id, from: foe.id });
  party.at = found.at;
  showWhere(world, party);
  const isWon = yield* fightGroup(world, party, foe);
  if (!isWon || party.isOver) return;
  const [coin] = farthestFirst(world, giver, 'treasure');
  if (coin) {
    note(world, { kind: 'rewarded', clause: 'H1-ADV-11', group: giver.id });
    pickUp(world, party, [coin], 'H1-ADV-11');
  } else yield* fightGroup(world, party, giver);
}

/** In a room it takes what is free (H1-ADV-05), prays at a shrine of law, and meets what stands near (H1-ALT-13). */
function* enterRoom(world: Realm, party: Party): Rule {
  const { page } = world;
  springTrapHere(world, party);
  for (const lone of loners(world))
    if (!party.isOver && lone.at.piece === party.at.piece && page.piece(lone.at.piece).kind !== 'tunnel')
      yield* fightLone(world, party, lone);
  if (party.isOver) return;
  const here = standsIn(world, party.at);
  const holder = partyZones(world).find(
    ({ group, zone }) => !isDoneWith(party, group) && zone.holds(here.x, here.y),
  )?.group;
  if (holder && !(yield* meetFoe(world, party, { kind: 'group', group: holder }))) return;
  if (party.isOver || world.monsters.over) return;
  if (page.piece(party.at.piece).kind !== 'tunnel') takeFree(world, party, 'H1-ADV-05');
  yield* pray(world, party);
  freePrisoners(world, party);
  for (const kingdom of world.monsters.kingdoms) {
    if (kingdom.alignment === party.alignment || page.ground.surfaces.length === 1) continue;
    for (const { piece } of kingdom.buildings) {
      const { x, y } = centreOf(page.piece(piece).shape);
      if (
        party.isOver ||
        party.visited.has(piece) ||
        !isManned(world, page.piece(piece)) ||
        distance(x, y, here.x, here.y) > NEAR
      )
        continue;
      party.visited.add(piece);
      fightBuilding(world, party, piece);
    }
  }
}

/** H1-FEA-T1.5: a lawful party regains 1● that it has lost, once. */
function* pray(world: Realm, party: Party): Rule {
  const isShrine = world.page.marks.some(
    (it) => it.kind === 'shrine of law' && it.piece === party.at.piece && it.until === null,
  );
  if (!isShrine || party.alignment !== 'lawful' || party.members >= party.began || party.visited.has('shrine of law'))
    return;
  const key = yield* choose('H1-FEA-T1.5', {
    by: 'maker',
    topic: { kind: 'whether they are healed' },
    options: [{ key: 'yes' }, { key: 'no' }],
    usual: 'yes',
    about: party.id,
  });
  if (key === 'no') return;
  party.visited.add('shrine of law');
  party.members++;
  note(world, { kind: 'healed', clause: 'H1-FEA-T1.5', group: party.id, piece: party.at.piece, count: party.members });
}

/** When a party last knew of a foe that it can reach. */
interface Lookout {
  when: string;
}

/** H1-ADV-06: is there a foe that it can reach? While nothing has happened since it last knew of one, that one is still there. */
function isFoeLeft(world: Realm, party: Party, seen: Lookout): boolean {
  const now = `${world.journal.entries.length}, ${party.avoids.size}, ${party.friends.size}`;
  if (now === seen.when) return true;
  const counts = (find: Find) => find.kind === 'lone' || (find.kind === 'group' && !isDoneWith(party, find.group));
  const isLeft = nearestFind(world, party.at, { counts, mayGo: openTo(world, party) }) !== null;
  if (isLeft) seen.when = now;
  return isLeft;
}
