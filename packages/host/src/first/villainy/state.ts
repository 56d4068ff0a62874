import type { Point } from '@understory/page';
import type { AgeOver } from '../monsters/state.ts';

/** H1-GEN-T2.14, .15. */
export interface Wishes {
  readonly alphaVillain: 'as printed' | 'strong';
  readonly lastAttack: 'knights' | 'whole realm';
}

/** The Age of Villainy: plain data, like all of the world. What villains own and build is on the page. */
export interface Villainy {
  /** Their groups in the order they act, the dead among them. */
  readonly villains: string[];
  /** How the Age of Monsters ended, and by whom. */
  readonly because: AgeOver | null;
  /** What the player wished of them before the game. */
  readonly wishes: Wishes;
  /** H1-DMR-06: whom the Dungeon Master met last season and could not enslave. */
  unbroken: string | null;
  /** H1-DMR-17: the enslaved delvers that were moved to a lode. */
  readonly miners: string[];
  /** H1-LIC-T1.5: the entrances that have a gate room, and who guards it. */
  readonly gates: { readonly at: Point; readonly room: string; guard: string }[];
}

export function newVillainy(because: AgeOver | null, { alphaVillain, lastAttack }: Wishes): Villainy {
  return { villains: [], because, wishes: { alphaVillain, lastAttack }, unbroken: null, miners: [], gates: [] };
}
