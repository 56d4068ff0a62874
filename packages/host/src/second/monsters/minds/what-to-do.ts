import { Impossible, type Mind } from '@understory/table';
import type { Building } from '../../cards/tree/act.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import type { Move } from '../moves.ts';

/** What an autopilot does with its one option (H2-ACT-312, -323, -324); `nothing` is a key among the options. */
export function whichOption(_den: Den, _me: Monster, _moves: readonly Move[]): Mind<string> {
  throw new Impossible('whichOption');
}

/** Whom an `always` or `if` act is done to, since it must be done (H2-ACT-313, -324). */
export function whichTarget(_den: Den, _me: Monster, _moves: readonly Move[]): Mind<string> {
  throw new Impossible('whichTarget');
}

/** H2-ACT-315: which of these is built; keys are their names. */
export function whichBuilding(_den: Den, _me: Monster, _buildings: readonly Building[]): Mind<string> {
  throw new Impossible('whichBuilding');
}
