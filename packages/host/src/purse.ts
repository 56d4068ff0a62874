import type { Bead } from '@understory/page';
import { beadsOf, count } from './beads.ts';
import type { BeadIds } from './events.ts';
import type { Change } from './note.ts';
import type { World } from './world.ts';

/** A number of ● and of ○: what somebody has, what something costs, what is lost. */
export interface Purse {
  readonly population: number;
  readonly treasure: number;
}

export function purseOf(world: World, owner: string): Purse {
  return { population: count(world, owner, 'population'), treasure: count(world, owner, 'treasure') };
}

export function covers(has: Purse, wants: Purse): boolean {
  return has.treasure >= wants.treasure && has.population >= wants.population;
}

/** This many of somebody's ○ and ●, the newest of each. */
export function newest(world: World, owner: string, { treasure, population }: Purse): Bead[] {
  return [
    ...lastOf(beadsOf(world, owner, 'treasure'), treasure),
    ...lastOf(beadsOf(world, owner, 'population'), population),
  ];
}

function lastOf(beads: readonly Bead[], many: number): Bead[] {
  return beads.slice(Math.max(0, beads.length - many));
}

/** Beads leave the map. */
export function gone(beads: readonly Bead[]): Change[] {
  return beads.map(({ id }) => ({ do: 'end', id }));
}

/** Which beads go for good, and as what the others lie after it. */
export function goneAndLeft(changes: readonly (Ended | Moved)[]): { readonly beads: BeadIds; readonly left: BeadIds } {
  return {
    beads: changes.flatMap((it) => (it.do === 'end' ? [it.id] : [])),
    left: changes.flatMap((it) => (it.do === 'move' ? [it.bead.id] : [])),
  };
}
type Ended = Extract<Change, { do: 'end' }>;
type Moved = Extract<Change, { do: 'move' }>;
