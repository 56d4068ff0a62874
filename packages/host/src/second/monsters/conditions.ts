import { unreachable } from '@understory/table';
import type { Contest } from '../cards/steps/contest.ts';
import { deedOf } from '../cards/steps/steps.ts';
import type { Amount, Condition, Test } from '../cards/tree/condition.ts';
import { type AskedDeed, isClash, isVerb } from '../cards/tree/deeds.ts';
import type { Glyph } from '../cards/tree/words.ts';
import { counts } from './amounts.ts';
import { type Den, isBarred } from './den.ts';
import { couldTarget, isContest, matches, meantVictim, stepsOf } from './filters.ts';
import { hasNear, marksNear } from './ground/resources.ts';
import { neighbours } from './ground/territory.ts';
import { bonusOf, sizeOf } from './measure.ts';
import type { Monster } from './monster.ts';
import { hasTrait, partsOf } from './parts.ts';
import { countsAsDone, type Deed, isIn, type Window } from './past.ts';
import { wealthOf } from './wealth.ts';

/** What a condition needs to know of the rest: whether something could be done now (H2-CRD-222), and the Horde's strata. */
export interface Asking {
  /** The `if` line that asks: its own clock for "lately" (H2-MON-124). */
  readonly line: object | null;
  isPossible(deed: AskedDeed): boolean;
  holdsStratumAlone(): boolean;
}

/** H2-CRD-221 to -229: does every test of a condition hold now? */
export function holds(den: Den, me: Monster, condition: Condition, asking: Asking): boolean {
  return condition.every((it) => passes(den, me, it, asking));
}

function passes(den: Den, me: Monster, test: Test, asking: Asking): boolean {
  const { line } = asking;
  switch (test.kind) {
    case 'we can':
      return true;
    case 'unable to':
      return isUnable(me, test.deed, asking);
    case 'we have built nothing':
      return me.constructions.length === 0;
    case 'we have built':
      return me.constructions.some((it) => it.building.name === test.name);
    case 'we have':
      return hasAmount(den, me, test.amount);
    case 'near':
      return hasNear(den, me, test.resources) !== test.not;
    case 'there are':
      return neighbours(den, me).some((it) => matches(den, me, test.groups, it)) !== test.no;
    case 'we are in danger':
      return isInDanger(den, me);
    case 'we met no one':
      return !me.past.deeds.some((it) => it.to !== null && isIn(me.past, test.when ?? 'lately', it.at, line));
    case 'we won':
    case 'we lost':
      return me.past.deeds.some(
        (it) =>
          isIn(me.past, test.when ?? 'lately', it.at, line) &&
          isOf(it, test.a) &&
          it.won !== null &&
          ((it.by === me.id) === it.won) === (test.kind === 'we won'),
      );
    case 'we lost beads':
      return me.past.losses.some(
        (it) => it.symbol === test.symbol && it.by !== null && isIn(me.past, test.when ?? 'lately', it.at, line),
      );
    case 'we wiped out':
      return me.past.victims.some(
        (it) => isIn(me.past, test.when ?? 'lately', it.at, line) && meantVictim(den, me, test.groups, it),
      );
    case 'we did':
      return hasDone(me, test.deed, test.when ?? 'lately', line);
    case 'we did not':
      return !hasDone(me, test.deed, test.when ?? 'this turn', line);
    case 'we hold an uncorrupted stratum alone':
      return asking.holdsStratumAlone();
    default:
      return unreachable(test);
  }
}

function isOf({ did }: Deed, a: 'fight' | 'conflict'): boolean {
  return a === 'fight' ? did === 'fight' : isVerb(did) && isClash(did);
}

/** H2-CRD-222. */
function isUnable(me: Monster, deed: AskedDeed, { isPossible }: Asking): boolean {
  const hasLine = partsOf(me).always.some((act) => act.steps.some((step) => deedOf(step) === deed));
  return hasLine ? !me.alwaysDid.has(deed) : !isPossible(deed);
}

/** H2-CRD-227: `we fought` counts as actor and as target, the rest only what we did; `we recruited` only what succeeded. */
function hasDone(me: Monster, deed: AskedDeed, window: Window, line: object | null): boolean {
  return me.past.deeds.some(
    (it) =>
      it.did === deed &&
      (it.by === me.id || deed === 'fight') &&
      isIn(me.past, window, it.at, line) &&
      countsAsDone(it) &&
      (deed !== 'recruit' || it.won === true),
  );
}

/** H2-CRD-223: ❖ counts as ○. */
export function hasAmount(den: Den, me: Monster, amount: Amount): boolean {
  if (amount.kind === 'more') return beadCount(den, me, amount.symbol) > beadCount(den, me, amount.than);
  return counts(amount.count, beadCount(den, me, amount.symbol));
}

export function beadCount(den: Den, me: Monster, symbol: Glyph): number {
  switch (symbol) {
    case '●':
      return sizeOf(den, me);
    case '○':
      return wealthOf(den, me);
    case '★':
      return bonusOf(den, me);
    case '❖':
      return den.world.page.beadsOf(me.id).filter((it) => it.kind === 'epic').length;
    case '⌂':
      return marksNear(den, me, 'fortification').length;
    case '☒':
      return marksNear(den, me, 'tomb').length;
    default:
      return unreachable(symbol);
  }
}

/** H2-MON-135. */
export function isInDanger(den: Den, me: Monster): boolean {
  return threatsTo(den, me).length > 0;
}

/** H2-MON-135: the neighbours that put it in danger. */
export function threatsTo(den: Den, me: Monster): Monster[] {
  const ours = sizeOf(den, me);
  return neighbours(den, me).filter(
    (it): it is Monster =>
      it.is === 'monster' &&
      sizeOf(den, it) >= ours + 2 &&
      !isBarred(den, it.id, me.id) &&
      couldTarget(den, it, attacks(den, it, ['fight', 'hunt', 'rout'], isNotOfDanger), me),
  );
}

/** Conditions of danger are left out: two groups that fear each other would recurse without end. */
function isNotOfDanger(condition: Condition): boolean {
  return condition.every((it) => it.kind !== 'we are in danger');
}

/** The steps of its cards with one of these verbs, and what it may also do instead (H2-CRD-313). */
export function attacks(
  den: Den,
  me: Monster,
  verbs: readonly Contest['verb'][],
  isAsked: (condition: Condition) => boolean = () => true,
): Contest[] {
  const steps = stepsOf(me).filter((it): it is Contest => isContest(it) && verbs.includes(it.verb));
  const also = new Set(steps.map((it) => it.verb));
  return [...steps, ...[...also].flatMap((verb) => alsoSteps(den, me, verb, isAsked))];
}

/** H2-CRD-313: `may also v f at n if c`. */
export function alsoSteps(
  den: Den,
  me: Monster,
  verb: Contest['verb'],
  isAsked: (condition: Condition) => boolean = () => true,
): Contest[] {
  if (!hasTrait(me, 'may also')) return [];
  return partsOf(me).rules.flatMap((it) => {
    if (it.kind !== 'may also' || it.step.verb !== verb) return [];
    const { condition } = it;
    const isOpen = condition === null || (isAsked(condition) && holds(den, me, condition, OF_RULES));
    return isOpen ? [it.step] : [];
  });
}

/** A rule asks at any time, not at a line of the lifecycle (H2-MON-318). */
export const OF_RULES: Asking = { line: null, isPossible: () => false, holdsStratumAlone: () => false };
