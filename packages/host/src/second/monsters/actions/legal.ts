import type { Contest } from '../../cards/steps/contest.ts';
import type { Clash } from '../../cards/tree/deeds.ts';
import { alsoSteps } from '../conditions.ts';
import { areAllied, type Den, isAnnexed, isBarred } from '../den.ts';
import { canPay, meant } from '../filters.ts';
import { isNear, neighbours } from '../ground/territory.ts';
import { sizeOf } from '../measure.ts';
import { type Creature, hasTrait, type Monster } from '../monster.ts';
import { isAttack } from '../past.ts';
import { takeableFrom } from '../wealth.ts';

/** H2-ACT-101: the neighbours that a step may be done to, the oldest first. */
export function legalTargets(den: Den, me: Monster, step: Contest): readonly Creature[] {
  if ((step.verb === 'bribe' || step.verb === 'recruit') && !canPay(den, me)) return [];
  if (step.verb === 'exterminate' && sizeOf(den, me) < LEAST_TO_EXTERMINATE) return [];
  const legal = legalFor(den, me, step.verb);
  const all = withAlso(den, me, step, legal, meant(den, me, step.targets, legal));
  if (step.verb !== 'ally') return all;
  // H2-ACT-202: those without a running pact first; a pact is renewed only where there is nobody else.
  const fresh = all.filter((it) => !areAllied(den, me.id, it.id));
  return fresh.length > 0 ? fresh : all;
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

function legalFor(den: Den, me: Monster, verb: Contest['verb']): Creature[] {
  return neighbours(den, me).filter((it) => it !== me && mayBe(den, me, it, verb));
}

/** H2-HRD-14: it pays 3 ●, and never its last. */
const LEAST_TO_EXTERMINATE = 4;

/** H2-ACT-T1, H2-MON-122: what the action needs of its target, filters aside. */
function mayBe(den: Den, me: Monster, it: Creature, verb: Contest['verb']): boolean {
  if (isAttack(verb) && isBarred(den, me.id, it.id)) return false;
  if (it.is === 'wild') {
    if (verb === 'fight' || verb === 'hunt') return true;
    if (verb === 'steal') return takeableFrom(den, it).length > 0;
    return verb === 'exterminate' && sizeOf(den, it) < sizeOf(den, me);
  }
  if (verb !== 'exterminate' && isImmune(den, it, verb)) return false;
  switch (verb) {
    case 'extort':
    case 'steal':
      return takeableFrom(den, it).length > 0;
    case 'rout':
      return !hasTrait(it, 'never relocates');
    case 'annex':
      return areAllied(den, me.id, it.id) && !isAnnexed(den, it.id);
    case 'ally':
      return !(isAnnexed(den, it.id) && den.villain?.monster === me);
    case 'exterminate':
      return sizeOf(den, it) < sizeOf(den, me);
    default:
      return true;
  }
}

/** H2-CRD-243, H2-ACT-244: by a construction of its own that lies in its territory. */
function isImmune(den: Den, it: Monster, verb: Clash | 'hunt'): boolean {
  return it.constructions.some(
    ({ building, piece }) =>
      building.gains.some((gain) => gain.kind === 'immune to' && gain.deed === verb) && isNear(den, it, piece.shape),
  );
}

/** `at ±n`: the step's own for those it means, else that of the rule that lets it be done to this one (H2-ACT-275, H2-CRD-313). */
export function bonusAt(den: Den, me: Monster, step: Contest, target: Creature): number {
  if (meant(den, me, step.targets, legalFor(den, me, step.verb)).includes(target)) return step.bonus;
  return alsoSteps(den, me, step.verb).find((it) => meant(den, me, it.targets, [target]).length > 0)?.bonus ?? 0;
}
