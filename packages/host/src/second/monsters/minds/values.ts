import type { Contest } from '../../cards/steps/contest.ts';
import type { Step } from '../../cards/steps/steps.ts';
import type { Clash, Verb } from '../../cards/tree/deeds.ts';
import { bonusAt } from '../actions/legal.ts';
import { canBuild } from '../afford.ts';
import { isInDanger } from '../conditions.ts';
import type { Den } from '../den.ts';
import { neighbours } from '../ground/territory.ts';
import { bonusOf, powerOf, sizeOf, treasureOf } from '../measure.ts';
import { modifier } from '../modifier.ts';
import { type Creature, type Monster, partsOf } from '../monster.ts';
import type { Move } from '../moves.ts';
import { isAttack, isIn } from '../past.ts';
import { takeableFrom } from '../wealth.ts';
import { isIdle } from './always.ts';
import { chanceWith } from './chances.ts';
import { standsAloneIn } from './strata.ts';
import { buildingValue, worthOf, worthOfBeads } from './worth.ts';

/** H2-ACT-T2: what a move is worth to the tactical autopilot. Of steps done one after the other, all that is known to come. */
export function moveValue(den: Den, me: Monster, { act, target }: Move): number {
  let value = 0;
  act.steps.forEach((step, i) => {
    if (step.kind !== 'contest') value += worthOfStep(den, me, step);
    else if (i === 0 && target) value += worthOfContest(den, me, step, target);
  });
  return value;
}

/** One group about to act against another. */
interface Meeting {
  readonly den: Den;
  readonly me: Monster;
  readonly target: Creature;
  /** How likely it is won. */
  readonly p: number;
}

function worthOfContest(den: Den, me: Monster, step: Contest, target: Creature): number {
  const { verb } = step;
  const isSure = verb === 'hunt' || verb === 'exterminate';
  const p = isSure ? 1 : chanceWith(leadOver(den, me, target, verb, bonusAt(den, me, step, target)));
  return AGAINST[verb]({ den, me, target, p });
}

/** H2-ACT-311: our modifiers and ★ less theirs. */
function leadOver(den: Den, me: Monster, target: Creature, clash: Clash, stepBonus: number): number {
  const ours = modifier(den, me, target, clash, 'actor', stepBonus) + bonusOf(den, me);
  return ours - modifier(den, me, target, clash, 'target') - bonusOf(den, target);
}

/** H2-ACT-T2, the rows that are about somebody. */
const AGAINST: Readonly<Record<Verb, (it: Meeting) => number>> = {
  // H2-ACT-T2.1
  ally: (it) => (isBoundOn(it) ? 0 : it.p * ((isStronger(it) ? 1 : 0.25) + (bonusOf(it.den, it.target) > 0 ? 1 : 0))),
  // H2-ACT-T2.2
  annex: ({ p }) => 6 * p,
  // H2-ACT-T2.4
  bribe: (it) => -2.5 + it.p * (attackedLastTurn(it) ? 3 : 1),
  // H2-ACT-T2.8
  exterminate: ({ den, me, target }) =>
    -6 + 3 + 2 * takeableFrom(den, target).length + (standsAloneIn(den, me, target) ? 6 : 0),
  // H2-ACT-T2.9
  extort: ({ p }) => 2.5 * p,
  // H2-ACT-T2.10
  fight: (it) => prize(it) * it.p - atStake(it) * (1 - it.p),
  // H2-ACT-T2.12
  hunt: (it) => prize(it),
  // H2-ACT-T2.14
  recruit: ({ den, target, p }) => 5 * p - 2.5 + (sizeOf(den, target) === 1 ? 3 * p : 0),
  // H2-ACT-T2.16
  rout: (it) => it.p * ((isStronger(it) ? 1.5 : 0.5) + (hasTreasure(it) ? 2 : 0)) - gaze(it) * (1 - it.p),
  // H2-ACT-T2.18
  steal: (it) => 2.5 * it.p - atStake(it) * (1 - it.p),
  // H2-ACT-T2.19
  trade: ({ den, me, p }) => 1.5 * p - (treasureOf(den, me) > 0 ? 2.5 * (1 - p) : 0),
};

/** The K of H2-ACT-T2: 2 for a ●, and for the last one 3 more and 2 for each ○ that it would drop. */
function prize({ den, target }: Meeting): number {
  return sizeOf(den, target) === 1 ? 2 + 3 + 2 * takeableFrom(den, target).length : 2;
}

/** The L of H2-ACT-T2: 3 for a ● of ours, 20 for the last. */
function atStake({ den, me }: Meeting): number {
  return sizeOf(den, me) === 1 ? 20 : 3;
}

function isStronger({ den, me, target }: Meeting): boolean {
  return powerOf(den, target) > powerOf(den, me);
}

function hasTreasure({ den, target }: Meeting): boolean {
  return target.is === 'monster' && treasureOf(den, target) > 0;
}

/** Does a pact run to the end of the next turn already? Then there is nothing in making it again. */
function isBoundOn({ den, me, target }: Meeting): boolean {
  return den.pacts.some(
    ({ kind, from, to, until }) =>
      kind !== 'bribe' &&
      until > den.turn &&
      ((from === me.id && to === target.id) || (from === target.id && to === me.id)),
  );
}

function attackedLastTurn({ me, target }: Meeting): boolean {
  return me.past.deeds.some(
    ({ by, to, did, at }) => by === target.id && to === me.id && isAttack(did) && isIn(me.past, 'last turn', at),
  );
}

/** What a failed Rout costs against those who, like Medusa, make their foe pay for it (H2-CRD-306). */
function gaze({ den, me, target }: Meeting): number {
  if (target.is === 'wild') return 0;
  let cost = 0;
  for (const rule of partsOf(target).rules) {
    if (rule.kind !== 'when' || rule.event.kind !== 'a rout against us fails') continue;
    for (const it of rule.effects) if (it.kind === 'foe loses') cost += worthOfBeads(den, me, it.beads);
  }
  return cost;
}

/** H2-ACT-T2, the rows that are about nobody; and what cards can say besides. */
function worthOfStep(den: Den, me: Monster, step: Exclude<Step, Contest>): number {
  switch (step.kind) {
    case 'breed': // H2-ACT-T2.3
      return 3;
    case 'build': // H2-ACT-T2.5
      return Math.max(
        ...step.buildings.filter((it) => canBuild(den, me, it)).map((it) => buildingValue(den, me, it)),
        Number.NEGATIVE_INFINITY,
      );
    case 'exploit': // H2-ACT-T2.6
      return worthOfExploit(den, me);
    case 'explore': // H2-ACT-T2.7
      return neighbours(den, me).length === 0 ? 2 : 1;
    case 'harvest': // H2-ACT-T2.11
      return 2;
    case 'prepare': // H2-ACT-T2.13
      return bonusOf(den, me) === 0 ? worthOf(den, me, '★') : 0;
    case 'relocate': // H2-ACT-T2.15
      if (isInDanger(den, me)) return 4;
      return isIdle(me) ? 2 : 0.3;
    case 'scout': // H2-ACT-T2.17
      return neighbours(den, me).length === 0 ? 1.5 : 0.8;
    case 'gain':
      return worthOfBeads(den, me, step.beads);
    case 'lose':
      return -worthOfBeads(den, me, step.beads);
    case 'remove ★':
      return worthOf(den, me, '★');
    case 'split':
      return 0.3;
    case 'tax':
      return 2;
    case 'corrupt it':
      return 20;
  }
}

/** What an exploit gives: a ○, or what a rule of its card puts in its place (H2-CRD-302). */
function worthOfExploit(den: Den, me: Monster): number {
  for (const rule of partsOf(me).rules) {
    if (rule.kind !== 'when' || rule.event.kind !== 'we exploit') continue;
    for (const it of rule.effects) if (it.kind === 'gain' && it.instead) return worthOfBeads(den, me, it.beads);
  }
  return worthOf(den, me, '○');
}
