import { type Bead, type BeadKind, centreOf, distance, type Piece, type Point } from '@understory/page';
import type { Clause } from '@understory/table';
import { moveBead } from '../../beads.ts';
import type { GainDeed } from '../events.ts';
import { byWorth } from '../plain-first.ts';
import type { Realm } from '../realm.ts';
import { claimedRooms } from '../words/chambers.ts';
import { homeOf, type MonsterGroup } from './group.ts';
import { lawsOf, type NewRoom } from './laws.ts';
import { roomsWithBeads } from './zone.ts';

/** H1-MEA-43: the rooms that hold its beads, and those it has claimed; the oldest first. */
export function ownRooms(world: Realm, me: MonsterGroup): Piece[] {
  const { page } = world;
  const claimed = [...claimedRooms(page)].flatMap(([piece, group]) => (group === me.id ? [page.piece(piece)] : []));
  return [...new Set([...roomsWithBeads(world, me), ...claimed])].sort((a, b) => a.since - b.since);
}

/** A room beside its home, or beside another, joined to it, in its own hand; null on a full page (H1-MEA-20). */
export function newRoom(world: Realm, me: MonsterGroup, wish: NewRoom): Piece | null {
  return lawsOf(world).newRoom(world, me, wish);
}

/** H1-MEA-29: as many ● or ○ more. */
export function gain(
  world: Realm,
  me: MonsterGroup,
  clause: Clause,
  kind: 'population' | 'treasure',
  many: number,
  deed: GainDeed,
): void {
  lawsOf(world).gain(world, me, { clause, kind, many, deed });
}

/** A ○ of somebody else's comes into one of its rooms, and is its own. */
export function takeIn(world: Realm, me: MonsterGroup, clause: Clause, bead: Bead): ReturnType<typeof moveBead> {
  return moveBead(world, bead, lawsOf(world).treasury(world, me, clause), me.id);
}

/** Where its middle is. */
export function heartOf({ page }: Realm, me: MonsterGroup): Point {
  return centreOf(page.piece(homeOf(me)).shape);
}

/** H1-MEA-30: its beads of a kind, from the room farthest from the home first; of treasure, plain ones first (H1-TRE-03, H1-FEA-02). */
export function farthestFirst(world: Realm, me: MonsterGroup, kind: BeadKind): Bead[] {
  const { x, y } = heartOf(world, me);
  const far = ({ at }: Bead) => distance(at.x, at.y, x, y);
  const all = world.page.beadsOf(me.id).filter((it) => it.kind === kind);
  return all.sort((a, b) => byWorth(a, b) || far(b) - far(a) || a.since - b.since);
}
