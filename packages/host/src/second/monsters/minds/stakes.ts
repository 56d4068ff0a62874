import { Impossible, type Mind } from '@understory/table';
import type { Clash } from '../../cards/tree/words.ts';
import type { Den } from '../den.ts';
import type { Creature, Monster } from '../monster.ts';

/** A conflict as the losing side sees it (H2-ACT-106). */
export interface Stake {
  readonly clash: Clash;
  readonly me: Monster;
  readonly other: Creature;
  readonly isActor: boolean;
  /** Totals as they stand, all modifiers and spent ★ in. */
  readonly mine: number;
  readonly theirs: number;
  /** How many ★ would make me the winner. */
  readonly need: number;
}

/** H2-ACT-331: does the losing side spend? */
export function isWorthIt(_den: Den, _stake: Stake): Mind<'spend' | 'pass'> {
  throw new Impossible('isWorthIt');
}

/** H2-ACT-332: what a trade brings. */
export function tradeGain(_den: Den, _me: Monster): Mind<'treasure' | 'bonus' | 'nothing'> {
  throw new Impossible('tradeGain');
}

/** H2-ACT-361: who of those that qualify ascends; keys are group ids. */
export function whoAscends(_den: Den, _among: readonly Monster[]): Mind<string> {
  throw new Impossible('whoAscends');
}
