import type { Bead, Piece } from '@understory/page';
import type { Clause } from '@understory/table';
import { count, moveBead } from '../../beads.ts';
import { gone } from '../../purse.ts';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import { claimedRooms } from '../words/chambers.ts';
import { homeOf, type MonsterGroup } from './group.ts';
import { farthestFirst, takeIn } from './quarters.ts';
import { zoneOf } from './zone.ts';

/** H1-MEA-28: nobody's, and no ● of anybody's lies in the same room; the oldest first. */
export function freeLoot({ page }: Realm): Bead[] {
  return page.beadsOf(null).filter((it) => it.kind === 'treasure' && page.beadsIn(it.piece, 'population').length === 0);
}

/** H1-MEA-28: what it could gather in a room: free, or guarded by its own folk alone. */
export function freeIn({ page }: Realm, room: Piece, by: string | null = null): Bead[] {
  if (page.beadsIn(room.id, 'population').some((it) => it.owner !== by)) return [];
  return page.beadsIn(room.id, 'treasure').filter((it) => it.owner === null);
}

/** H1-DLV-02, H1-BRD-02, H1-MEA-28, H1-MON-18: all free ○ in the zone is its own where it lies; from a room that another has claimed it is carried off. */
export function seize(world: Realm, me: MonsterGroup, clause: Clause): number {
  const { page } = world;
  const zone = zoneOf(me, world);
  const own = page.beadsOf(null).filter(({ kind, piece }) => {
    if (kind !== 'treasure' || me.shunned.includes(piece)) return false;
    const room = page.piece(piece);
    return freeIn(world, room, me.id).length > 0 && zone.reaches(room.shape);
  });
  for (const bead of own) {
    const claimant = claimedRooms(page).get(bead.piece) ?? me.id;
    const move =
      claimant === me.id ? moveBead(world, bead, page.piece(bead.piece), me.id) : takeIn(world, me, clause, bead);
    const seized = { group: me.id, piece: move.bead.piece, beads: [move.bead.id] };
    note(world, { kind: 'seized', clause, ...seized }, [move]);
  }
  return own.length;
}

/** Free ○ is gathered into its rooms. */
export function gather(world: Realm, me: MonsterGroup, clause: Clause, beads: readonly Bead[]): void {
  for (const bead of beads) {
    const move = takeIn(world, me, clause, bead);
    note(world, { kind: 'seized', clause, group: me.id, piece: bead.piece, beads: [move.bead.id] }, [move]);
  }
}

/** H1-MEA-26: to loot or to be paid moves what the other has, and no more. Returns how many. */
export function loot(
  world: Realm,
  taker: MonsterGroup,
  from: MonsterGroup,
  clause: Clause,
  many: number,
  how: 'looted' | 'paid' = 'looted',
): number {
  const taken = farthestFirst(world, from, 'treasure').slice(0, many);
  for (const bead of taken) {
    const move = takeIn(world, taker, clause, bead);
    note(world, { kind: 'looted', clause, group: taker.id, from: from.id, how, beads: [move.bead.id] }, [move]);
  }
  return taken.length;
}

/** ○ is left behind, free, where the group lives. Returns how many. */
export function leaveBehind(world: Realm, me: MonsterGroup, clause: Clause, many: number): number {
  const { page } = world;
  const home = page.piece(homeOf(me));
  const left = farthestFirst(world, me, 'treasure').slice(0, many);
  for (const bead of left) {
    const move = moveBead(world, bead, home, null);
    note(world, { kind: 'left behind', clause, group: me.id, piece: home.id, beads: [move.bead.id] }, [move]);
  }
  return left.length;
}

/** ○ goes out of the game. Returns how many. */
export function spend(world: Realm, me: MonsterGroup, clause: Clause, many: number): number {
  const spent = farthestFirst(world, me, 'treasure').slice(0, many);
  if (spent.length === 0) return 0;
  const beads = spent.map(({ id }) => id);
  note(world, { kind: 'spent', clause, group: me.id, count: spent.length, beads }, gone(spent));
  return spent.length;
}

/** How many ○ it owns; the artifact is one of them (H1-MON-02). */
export function wealth(world: Realm, { id }: { readonly id: string }): number {
  return count(world, id, 'treasure');
}

/** How many ● it has. */
export function folk(world: Realm, { id }: { readonly id: string }): number {
  return count(world, id, 'population');
}
