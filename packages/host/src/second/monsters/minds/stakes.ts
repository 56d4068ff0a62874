import { unreachable } from '@understory/table';
import type { Clash } from '../../cards/tree/deeds.ts';
import type { Den } from '../den.ts';
import { bonusOf, sizeOf, whoOf } from '../measure.ts';
import type { Creature, Monster } from '../monster.ts';
import { partsOf } from '../parts.ts';
import { rivalOf } from './grudges.ts';
import { wouldLeave } from './leaving.ts';
import type { Mind, Thought } from './reasons.ts';
import { isInTheWay } from './strata.ts';

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
export function isWorthIt(den: Den, stake: Stake): Mind<'spend' | 'pass'> {
  return (hand) => (hand === 'tactical' ? coldly(den, stake) : hotly(den, stake));
}

/** Tactical: spends only what cannot be answered; the target of an Ally or Trade has no reason to win. */
function coldly(den: Den, { clash, me, other, isActor, mine, theirs }: Stake): Thought<'spend' | 'pass'> {
  if (!isActor && (clash === 'trade' || (clash === 'ally' && !isInTheWay(den, me, other)))) {
    return { answer: 'pass', why: { key: 'nothing to win' } };
  }
  const [ours, against] = [mine + bonusOf(den, me), theirs + bonusOf(den, other)];
  const wins = isActor ? ours >= against : ours > against;
  return { answer: wins ? 'spend' : 'pass', why: { key: 'with every ★', ours, theirs: against } };
}

/** Story: spends if that is enough to win, against a rival or to save its last ●. */
function hotly(den: Den, stake: Stake): Thought<'spend' | 'pass'> {
  const { me, other, need } = stake;
  if (need > bonusOf(den, me)) return { answer: 'pass' };
  if (isLastAtStake(den, stake)) return { answer: 'spend', why: { key: 'last bead' } };
  if (rivalOf(den, me) === other) return { answer: 'spend', why: { key: 'deny', of: whoOf(other) } };
  if (other.is === 'monster' && rivalOf(den, other) === me)
    return { answer: 'spend', why: { key: 'they hate us', of: whoOf(other) } };
  return { answer: 'pass', why: { key: 'not worth it', worth: null } };
}

/** Would we lose our last ● by losing this? */
function isLastAtStake(den: Den, { clash, me, other, isActor }: Stake): boolean {
  if (clash === 'rout' && !isActor && diesOfMoving(me)) return true;
  if (sizeOf(den, me) > 1) return false;
  switch (clash) {
    case 'fight':
      return true;
    case 'steal':
      return isActor;
    case 'recruit':
      return !isActor;
    case 'rout':
      return isActor && other.is === 'monster' && makesRoutersPay(other);
    case 'ally':
    case 'annex':
    case 'bribe':
    case 'extort':
    case 'trade':
      return false;
    default:
      return unreachable(clash);
  }
}

/** H2-CRD-304: driven out, it is destroyed, however many it is. */
function diesOfMoving(me: Monster): boolean {
  return partsOf(me).rules.some(
    (it) =>
      it.kind === 'when' &&
      (it.event.kind === 'we are driven out' || it.event.kind === 'we are routed') &&
      it.effects.some((effect) => effect.kind === 'we are destroyed'),
  );
}

/** H2-CRD-306: a failed Rout costs the router a ●. */
function makesRoutersPay(other: Monster): boolean {
  return partsOf(other).rules.some(
    (it) =>
      it.kind === 'when' &&
      it.event.kind === 'a rout against us fails' &&
      it.effects.some((effect) => effect.kind === 'foe loses' && effect.beads.some(({ symbol }) => symbol === '●')),
  );
}

/** H2-ACT-332: ★ if the group has none, else ○; but neither where it would drive the group off the map. */
export function tradeGain(den: Den, me: Monster): Mind<'treasure' | 'bonus' | 'nothing'> {
  return (): Thought<'treasure' | 'bonus' | 'nothing'> => {
    const [first, second] =
      bonusOf(den, me) === 0 ? (['bonus', 'treasure'] as const) : (['treasure', 'bonus'] as const);
    if (!drivesAway(first)) return { answer: first };
    return { answer: drivesAway(second) ? 'nothing' : second, why: { key: 'would leave', bead: first } };
  };

  function drivesAway(it: 'treasure' | 'bonus'): boolean {
    return wouldLeave(den, me, it === 'bonus' ? '★' : '○', 1);
  }
}
