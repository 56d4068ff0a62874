import { type Mark, type Piece, stationAfter, waysOn } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { choose } from '../../asks.ts';
import { standsIn } from '../../monsters/company.ts';
import { lookOf } from '../../monsters/flavours.ts';
import { alignmentOf, homeOf, type MonsterGroup } from '../../monsters/group.ts';
import { spend, wealth } from '../../monsters/loot.ts';
import { waysOf } from '../../monsters/map.ts';
import { gain } from '../../monsters/quarters.ts';
import { addLone } from '../../monsters/wanderers/lone.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { build, put } from '../rooms.ts';
import { hasSanctum } from './sanctum.ts';
import { sanctumOf } from './sanctums.ts';

/** H1-AVI-T1.1: what the Grand Lair costs, and how many rooms the lair then has. */
const GRAND = { cost: 3, rooms: 3 } as const;
const TEMPLE = 1;
const WORKS = 1;
/** How far from the lair's middle works stand across a way. */
const ACROSS = 1;

/** What it can spend: of its hoard something must be left (H1-AVI-T2.3), and what lies in the Heartgem is never spent (H1-AVI-T2.4). */
export function spendable(world: Realm, me: MonsterGroup): number {
  const { keeps = 0 } = sanctumOf(me);
  return Math.max(0, wealth(world, me) - (hasSanctum(world, me) ? keeps : 0));
}

/** Whether it could pay. */
function pays(world: Realm, me: MonsterGroup, clause: Clause, many: number): boolean {
  if (spendable(world, me) < many) return false;
  if (many > 0) spend(world, me, clause, many);
  return true;
}

/** H1-AVI-03: down the table once, as far as its ○ goes. */
export function* furnish(world: Realm, me: MonsterGroup): Rule {
  const ways = waysIn(world, me);
  if (pays(world, me, 'H1-AVI-T1.1', GRAND.cost))
    for (let rooms = 1; rooms < GRAND.rooms; rooms++) build(world, me, { clause: 'H1-AVI-T1.1', room: 'Grand Lair' });
  if (alignmentOf(me) !== 'hungry' && pays(world, me, 'H1-AVI-T1.2', TEMPLE))
    build(world, me, { clause: 'H1-AVI-T1.2', room: 'Temple Complex' });
  yield* buildSanctum(world, me);
  for (const { piece, at } of ways) {
    if (!pays(world, me, 'H1-AVI-T1.4', WORKS)) break;
    const mark = { id: world.page.newId('m'), kind: 'works', at, piece, what: null };
    note(world, { kind: 'marked', clause: 'H1-AVI-T1.4', piece, mark: 'works', what: null, by: me.id }, [
      { do: 'mark', mark },
    ]);
  }
}

/** H1-AVI-T1.3, -T2. */
function* buildSanctum(world: Realm, me: MonsterGroup): Rule {
  const { room, or, cost = 1, size, follower = 0, heart = 0, champion } = sanctumOf(me);
  if (!pays(world, me, 'H1-AVI-T1.3', cost)) return;
  const chosen = or ? yield* whichRoom(me, room, or) : room;
  const piece = build(world, me, { clause: 'H1-AVI-T1.3', room: chosen, ...(size && { size }) });
  if (!piece) return;
  for (let i = 0; i < follower; i++) follow(world, me, 'H1-AVI-T2');
  if (heart > 0 && wealth(world, me) >= heart) setHeart(world, me, piece, heart);
  if (champion)
    addLone(world, {
      clause: 'H1-AVI-T2.8',
      type: 'champion',
      at: { piece: piece.id, along: 0 },
      population: 1,
      spares: me.id,
    });
}

/** H1-AVI-T2.11. */
function* whichRoom(me: MonsterGroup, room: string, or: string): Rule<string> {
  const options = [{ key: room }, { key: or }];
  return yield* choose('H1-AVI-T2.11', {
    by: me.id,
    topic: { kind: 'which sanctum', group: me.id },
    options,
    usual: room,
    about: me.id,
  });
}

/** H1-AVI-T2.4, -07: of its own ○, and nobody's from then on: it stays in the gem. */
function setHeart(world: Realm, me: MonsterGroup, piece: Piece, many: number): void {
  spend(world, me, 'H1-AVI-T2.4', many);
  put(world, 'H1-AVI-T2.4', { me, room: piece, kind: 'treasure', emblem: 'gems', isNobodys: true });
}

/** H1-AVI-02: each ● gained gets a new room; on a full page it finds another. */
export function follow(world: Realm, me: MonsterGroup, clause: Clause): void {
  const room = build(world, me, { clause, room: 'den of a follower' });
  if (room) put(world, clause, { me, room, kind: 'population', emblem: lookOf(me) });
  else gain(world, me, clause, 'population', 1, 'growth');
}

/** H1-AVI-T1.4: the ways into the lair, where works would stand across them. */
function waysIn(world: Realm, me: MonsterGroup) {
  const ways = waysOf(world);
  const home = homeOf(me);
  if (!ways.rooms.has(home)) return [];
  return waysOn(ways, { piece: home, along: 0 }).map((leg) => {
    const station = stationAfter(ways, leg, Math.min(ACROSS, leg.length));
    return { piece: station.piece, at: standsIn(world, station) };
  });
}

/** The works that stand. */
export function works({ page, monsters }: Realm, me: MonsterGroup): Mark[] {
  return monsters.groups.includes(me) ? page.marks.filter((it) => it.kind === 'works' && it.until === null) : [];
}
