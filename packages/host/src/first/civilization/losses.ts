import { type Bead, centreOf, distance } from '@understory/page';
import type { Clause } from '@understory/table';
import { beadsOf } from '../../beads.ts';
import { gone } from '../../purse.ts';
import { note } from '../note.ts';
import type { FirstWorld } from '../world.ts';
import { type Civ, ends, population } from './civ.ts';

/** H1-MEA-25, -30: ● are lost, from the room farthest from the home first, and never more than there are; with the last one it ends (H1-DWF-06). */
export function lose(
  world: FirstWorld,
  civ: Civ,
  clause: Clause,
  many: number,
  deed: 'plague' | 'fight' | 'emigration',
  piece: string,
): void {
  const { page } = world;
  const home = centreOf(page.piece(civ.home).shape);
  const far = ({ at }: Bead) => distance(at.x, at.y, home.x, home.y);
  const all = beadsOf(world, civ.group.id, 'population').sort((a, b) => far(b) - far(a) || a.since - b.since);
  const dead = all.slice(0, many);
  if (dead.length === 0) return;
  const beads = dead.map(({ id }) => id);
  note(
    world,
    { kind: 'lost', clause, group: civ.group.id, bead: 'population', count: dead.length, beads, deed, piece },
    gone(dead),
  );
  if (deed !== 'emigration') civ.dead += dead.length;
  if (population(world, civ) === 0) ends(civ, 'no one left');
}

/** A treasure that stays for ever (H1-DWF-T1), told apart from what was gathered. */
export const DWARVEN_TREASURE = 'dwarven treasure';

/** The ○ of theirs that may be spent or taken: what was gathered, the oldest first, and no Dwarven Treasure. */
export function mayBeTaken(world: FirstWorld, { group }: Civ): Bead[] {
  return beadsOf(world, group.id, 'treasure').filter((it) => it.emblem !== DWARVEN_TREASURE);
}
