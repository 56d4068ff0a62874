import type { Contest } from '../../cards/steps/contest.ts';
import type { Verb } from '../../cards/tree/deeds.ts';
import { alsoSteps } from '../conditions.ts';
import { type Den, isBarred } from '../den.ts';
import { meant } from '../filters.ts';
import { neighbours } from '../ground/territory.ts';
import { isImmune } from '../immune.ts';
import type { Creature, Monster } from '../monster.ts';
import { isAttack } from '../past.ts';
import { CONTESTS } from './contests.ts';

/** H2-ACT-101: the neighbours that a step may be done to, the oldest first. */
export function legalTargets(den: Den, me: Monster, step: Contest): readonly Creature[] {
  const { canBegin, prefers } = CONTESTS[step.verb];
  if (canBegin?.(den, me) === false) return [];
  const legal = legalFor(den, me, step.verb);
  const all = withAlso(den, me, step, legal, meant(den, me, step.targets, legal));
  return prefers?.(den, me, all) ?? all;
}

/** H2-CRD-313: those that its rules let it do this to besides. */
function withAlso(
  den: Den,
  me: Monster,
  { verb }: Contest,
  legal: readonly Creature[],
  named: readonly Creature[],
): readonly Creature[] {
  const also = alsoSteps(den, me, verb);
  if (also.length === 0) return named;
  const found = new Set(named);
  for (const { targets } of also) for (const it of meant(den, me, targets, legal)) found.add(it);
  return legal.filter((it) => found.has(it));
}

function legalFor(den: Den, me: Monster, verb: Verb): Creature[] {
  return neighbours(den, me).filter((it) => it !== me && isLegal(den, me, it, verb));
}

/** H2-ACT-T1, H2-MON-122: may it be done to this one, filters aside? */
function isLegal(den: Den, me: Monster, it: Creature, verb: Verb): boolean {
  if (isAttack(verb) && isBarred(den, me.id, it.id)) return false;
  const { mayTarget, mayTargetWild } = CONTESTS[verb];
  if (it.is === 'wild') return mayTargetWild?.(den, me, it) ?? false;
  return !isImmune(den, it, verb) && (mayTarget?.(den, me, it) ?? true);
}

/** `at ±n`: the step's own for those it means, else that of the rule that lets it be done to this one (H2-ACT-275, H2-CRD-313). */
export function bonusAt(den: Den, me: Monster, step: Contest, target: Creature): number {
  if (meant(den, me, step.targets, legalFor(den, me, step.verb)).includes(target)) return step.bonus;
  return alsoSteps(den, me, step.verb).find((it) => meant(den, me, it.targets, [target]).length > 0)?.bonus ?? 0;
}
