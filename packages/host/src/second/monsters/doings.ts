import { deedOf, type Step } from '../cards/steps/steps.ts';
import type { AskedDeed } from '../cards/tree/deeds.ts';
import { contest } from './actions/contest.ts';
import type { Doing } from './actions/doing.ts';
import { exploit } from './actions/exploit.ts';
import { explore } from './actions/explore.ts';
import { harvest } from './actions/harvest.ts';
import { relocate } from './actions/relocate.ts';
import { scout } from './actions/scout.ts';
import { breed, gainBeads, loseBeads, prepare, removeBonus } from './actions/simple.ts';
import { split } from './actions/split.ts';
import { buildOne } from './build.ts';
import type { Den } from './den.ts';
import { stepsOf } from './filters.ts';
import type { Creature, Monster } from './monster.ts';
import { corrupt } from './villainy/corrupt.ts';
import { tax } from './villainy/tax.ts';

/** Every kind of step that a card may hold (H2-ACT-T1). */
const DOINGS: { readonly [K in Step['kind']]: Doing<Extract<Step, { kind: K }>> } = {
  contest,
  breed,
  prepare,
  scout,
  tax,
  'corrupt it': corrupt,
  exploit,
  harvest,
  explore,
  relocate,
  build: buildOne,
  gain: gainBeads,
  lose: loseBeads,
  'remove ★': removeBonus,
  split,
};

export function doingOf<S extends Step>(step: S): Doing<S> {
  return DOINGS[step.kind] as unknown as Doing<S>;
}

/** H2-MON-316: whom it could be done to; `[null]` if it needs nobody, and nothing at all if it can't be done. */
export function openings(den: Den, me: Monster, step: Step): readonly (Creature | null)[] {
  const doing = doingOf(step);
  if (doing.targets) return doing.targets(den, me, step);
  return doing.isPossible?.(den, me, step) === false ? [] : [null];
}

/** H2-CRD-222: could any step of its cards that counts as this be done now? */
export function couldDo(den: Den, me: Monster, deed: AskedDeed): boolean {
  return stepsOf(me).some((step) => deedOf(step) === deed && openings(den, me, step).length > 0);
}
