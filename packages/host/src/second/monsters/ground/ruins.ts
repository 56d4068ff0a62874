import { centreOf } from '@understory/page';
import type { Clause } from '@understory/table';
import { note } from '../../../world.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';

/** The tick of the journal since which a group has lived where it lives. */
const settled = new WeakMap<Monster, number>();

/**
 * H2-MON-133, -401, H2-ACT-265: where a group lived is a ruin, its constructions too, and it forgets the places that it
 * knew. Call before its beads are seated elsewhere, or when it is gone.
 */
export function abandonLair(den: Den, me: Monster, clause: Clause): void {
  const { page, journal } = den.world;
  const since = settled.get(me) ?? 0;
  const left = new Map<string, { readonly x: number; readonly y: number }>();
  for (const bead of page.beads)
    if (bead.owner === me.id && bead.since >= since && bead.kind !== 'bonus') left.set(bead.piece, bead.at);
  for (const it of me.constructions) {
    if (it.isOfLair && !left.has(it.piece.id)) left.set(it.piece.id, centreOf(it.piece.shape));
    it.isOfLair = false;
  }
  for (const [piece, at] of left) den.ruins.push({ piece, at, turn: den.turn });
  me.known.length = 0;
  note(den.world, { kind: 'lair left', clause, group: me.id, pieces: [...left.keys()] });
  settled.set(me, journal.entries.length);
  den.stir++;
}
