import type { DeedKind } from '../tree/deeds.ts';
import { type BeadStep, beadStep } from './beads.ts';
import { type Build, build } from './build.ts';
import { contest } from './contest.ts';
import { FREE_STEPS, type FreeStep } from './free.ts';
import { type RemoveBonus, removeBonus } from './remove-bonus.ts';
import { type Split, split } from './split.ts';
import type { Wording } from './wording.ts';

/** One thing that an act of a card says to do (H2-ACT-T1). */
export type Step = FreeStep | Build | BeadStep<'gain'> | BeadStep<'lose'> | RemoveBonus | Split;

/** How each kind of step is written. */
export const STEPS: { readonly [K in Step['kind']]: Wording<Extract<Step, { kind: K }>> } = {
  ...FREE_STEPS,
  contest,
  build,
  gain: beadStep('gain'),
  lose: beadStep('lose'),
  'remove ★': removeBonus,
  split,
};

/** What a step is remembered as when it is done; null if nobody asks for it. */
export function deedOf(step: Step): DeedKind | null {
  return wordingOf(step).deed(step);
}

export function wordingOf<S extends Step>(step: S): Wording<S> {
  return STEPS[step.kind] as unknown as Wording<S>;
}
