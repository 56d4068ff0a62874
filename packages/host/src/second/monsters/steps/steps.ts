import { deedOf, type Step } from '../../cards/steps/steps.ts';
import type { AskedDeed } from '../../cards/tree/deeds.ts';
import type { Den } from '../den.ts';
import type { Creature, Monster } from '../monster.ts';
import { partsOf } from '../parts.ts';
import { corrupt } from '../villainy/corrupt.ts';
import { tax } from '../villainy/tax.ts';
import { gainBeads, loseBeads } from './beads.ts';
import { breed } from './breed.ts';
import { build } from './build.ts';
import { contest } from './contest.ts';
import { exploit } from './exploit.ts';
import { explore } from './explore.ts';
import { harvest } from './harvest.ts';
import { prepare } from './prepare.ts';
import { relocate } from './relocate.ts';
import { removeBonus } from './remove-bonus.ts';
import { scout } from './scout.ts';
import { split } from './split.ts';
import type { StepRules } from './step-rules.ts';

/** How each kind of step is played (H2-ACT-T1). */
const STEPS: { readonly [K in Step['kind']]: StepRules<Extract<Step, { kind: K }>> } = {
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
  build,
  gain: gainBeads,
  lose: loseBeads,
  'remove ★': removeBonus,
  split,
};

export function rulesOf<S extends Step>(step: S): StepRules<S> {
  return STEPS[step.kind] as unknown as StepRules<S>;
}

/** H2-MON-316: whom a step could be done to now; `[null]` if it needs nobody, and nothing at all if it can't be done. */
export function targetsOf(den: Den, me: Monster, step: Step): readonly (Creature | null)[] {
  const rules = rulesOf(step);
  if (rules.targets) return rules.targets(den, me, step);
  return rules.isPossible?.(den, me, step) === false ? [] : [null];
}

/** H2-CRD-222: could any step of its cards that counts as this deed be done now? */
export function couldDo(den: Den, me: Monster, deed: AskedDeed): boolean {
  return partsOf(me).steps.some((step) => deedOf(step) === deed && targetsOf(den, me, step).length > 0);
}
