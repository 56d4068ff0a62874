import { unreachable } from '@understory/table';
import type { Contest } from '../cards/steps/contest.ts';
import type { Step } from '../cards/steps/steps.ts';
import type { AskedDeed, Dealing } from '../cards/tree/deeds.ts';
import type { Filter, FilterWord, Qualifier, Term } from '../cards/tree/filter.ts';
import type { Comparison, Glyph, Rank } from '../cards/tree/words.ts';
import { counts } from './amounts.ts';
import { areAllied, type Den } from './den.ts';
import { seatsOf } from './ground/lair.ts';
import { marksNear } from './ground/resources.ts';
import { seatShape } from './ground/seat.ts';
import { farFrom, isNear, neighbours } from './ground/territory.ts';
import { isImmune } from './immune.ts';
import { bonusOf, hasBlood, hasBones, kindOf, powerOf, sizeOf, tagsOf, treasureOf } from './measure.ts';
import type { Creature, Monster } from './monster.ts';
import { partsOf } from './parts.ts';
import { countsAsDone, type Deed, isDealing, isIn, type Seen } from './past.ts';
import { wealthAsTarget, wealthOf } from './wealth.ts';

/** H2-CRD-201: those of some groups that a filter means; a rank takes the extreme one (H2-CRD-204). */
export function meant(den: Den, me: Monster, filter: Filter, among: readonly Creature[]): Creature[] {
  const [only, second] = filter;
  if (only && !second && !only.rank) return among.filter((it) => fits(den, me, only, it));
  const found = new Set<Creature>();
  for (const term of filter) {
    const fit = among.filter((it) => fits(den, me, term, it));
    const chosen = term.rank ? extreme(den, me, term.rank, fit) : null;
    if (chosen) found.add(chosen);
    else for (const it of fit) found.add(it);
  }
  return among.filter((it) => found.has(it));
}

/** Is this group meant? A rank is taken among the neighbours. */
export function matches(den: Den, me: Monster, filter: Filter, other: Creature): boolean {
  return filter.some(
    (term) => fits(den, me, term, other) && (!term.rank || meant(den, me, [term], neighbours(den, me)).includes(other)),
  );
}

/** H2-CRD-228: was this victim meant, as it was when it died? It has no territory and no pact any more. */
export function meantVictim(den: Den, me: Monster, filter: Filter, victim: Seen): boolean {
  return filter.some(
    ({ words, qualifiers }) =>
      words.every((it) =>
        it.kind === 'than us' ? comparesSeen(den, me, it.are, victim) : isWord(it, victim.kind, victim.tags),
      ) && qualifiers.every((it) => qualifiesSeen(den, me, it, victim)),
  );
}

function qualifiesSeen(den: Den, me: Monster, it: Qualifier, victim: Seen): boolean {
  switch (it.kind) {
    case 'with':
      return counts(it.count, countOfSeen(victim, it.symbol));
    case 'with blood':
      return victim.blood;
    case 'with bones':
      return victim.bones;
    case 'sharing a tag':
      return victim.tags.some((tag) => me.tags.includes(tag));
    case 'sharing a rolled tag':
      return victim.tags.some((tag) => me.rolled.includes(tag));
    case 'in our territory':
    case 'we are allied with':
      return false;
    case 'we outnumber':
      return sizeOf(den, me) > victim.size;
    case 'did to us':
    case 'we did':
    case 'we did not':
      return hasHistory(me, it, victim.id);
    default:
      return unreachable(it);
  }
}

function countOfSeen(seen: Seen, symbol: Glyph): number {
  if (symbol === '●') return seen.size;
  if (symbol === '★') return seen.bonus;
  return symbol === '○' ? seen.wealth : 0;
}

function fits(den: Den, me: Monster, { words, qualifiers }: Term, other: Creature): boolean {
  for (const it of words)
    if (!(it.kind === 'than us' ? compares(den, me, it.are, other) : isWord(it, kindOf(other), tagsOf(other))))
      return false;
  for (const it of qualifiers) if (!qualifies(den, me, it, other)) return false;
  return true;
}

/** H2-CRD-202. */
function isWord(word: Exclude<FilterWord, { kind: 'than us' }>, kind: Seen['kind'], tags: readonly string[]): boolean {
  switch (word.kind) {
    case 'any':
      return true;
    case 'denizens':
      return kind === 'denizen';
    case 'alpha predators':
      return kind === 'alpha predator';
    case 'tag':
      return tags.includes(word.tag) === word.has;
    default:
      return unreachable(word);
  }
}

/** H2-CRD-203, H2-MON-118: strictly, against the acting group. */
function compares(den: Den, me: Monster, are: Comparison, other: Creature): boolean {
  switch (are) {
    case 'richer':
    case 'poorer':
      return isSo(are, wealthAsTarget(den, other), wealthOf(den, me));
    case 'stronger':
    case 'weaker':
      return isSo(are, powerOf(den, other), powerOf(den, me));
    case 'larger':
    case 'smaller':
      return isSo(are, sizeOf(den, other), sizeOf(den, me));
    default:
      return unreachable(are);
  }
}

function comparesSeen(den: Den, me: Monster, are: Comparison, { wealth, power, size }: Seen): boolean {
  if (are === 'richer' || are === 'poorer') return isSo(are, wealth, wealthOf(den, me));
  if (are === 'stronger' || are === 'weaker') return isSo(are, power, powerOf(den, me));
  return isSo(are, size, sizeOf(den, me));
}

function isSo(are: Comparison, theirs: number, ours: number): boolean {
  return are === 'richer' || are === 'stronger' || are === 'larger' ? theirs > ours : theirs < ours;
}

function qualifies(den: Den, me: Monster, it: Qualifier, other: Creature): boolean {
  switch (it.kind) {
    case 'with':
      return counts(it.count, countOf(den, other, it.symbol));
    case 'with blood':
      return hasBlood(other);
    case 'with bones':
      return hasBones(other);
    case 'sharing a tag':
      return tagsOf(other).some((tag) => me.tags.includes(tag));
    case 'sharing a rolled tag':
      return tagsOf(other).some((tag) => me.rolled.includes(tag));
    case 'in our territory':
      return seatsOf(den, other).some((seat) => isNear(den, me, seatShape(seat)));
    case 'we outnumber':
      return sizeOf(den, me) > sizeOf(den, other);
    case 'we are allied with':
      return areAllied(den, me.id, other.id);
    case 'did to us':
    case 'we did':
    case 'we did not':
      return hasHistory(me, it, other.id);
    default:
      return unreachable(it);
  }
}

/** H2-CRD-208: without a time word the time is ever. */
function hasHistory(
  me: Monster,
  it: Extract<Qualifier, { kind: 'did to us' | 'we did' | 'we did not' }>,
  other: string,
): boolean {
  const when = it.when ?? 'ever';
  switch (it.kind) {
    case 'did to us':
      return it.deeds.some((dealing) => hasDealt(me, other, me.id, dealing, when)) !== it.never;
    case 'we did':
      return hasDealt(me, me.id, other, it.deed, when) !== it.never;
    case 'we did not':
      return !didTo(me, it.deed, other, when);
    default:
      return unreachable(it);
  }
}

/** H2-CRD-205: beads, as seen on the target; marks in its territory (H2-CRD-113). */
function countOf(den: Den, other: Creature, symbol: Glyph): number {
  switch (symbol) {
    case '●':
      return sizeOf(den, other);
    case '○':
      return wealthAsTarget(den, other);
    case '★':
      return bonusOf(den, other);
    case '❖':
      return other.is === 'wild' ? 0 : den.world.page.beadsOf(other.id).filter((it) => it.kind === 'epic').length;
    case '⌂':
      return other.is === 'wild' ? 0 : marksNear(den, other, 'fortification').length;
    case '☒':
      return other.is === 'wild' ? 0 : marksNear(den, other, 'tomb').length;
    default:
      return unreachable(symbol);
  }
}

/** H2-CRD-208: did `by` do this to `to`, as `me` remembers it? */
function hasDealt(
  me: Monster,
  by: string,
  to: string,
  dealing: Dealing,
  when: 'this turn' | 'last turn' | 'ever',
): boolean {
  return me.past.deeds.some(
    (it) =>
      isIn(me.past, when, it.at) &&
      (dealing === 'meet' ? isBetween(it, by, to) : it.by === by && it.to === to && isDealing(it, dealing)),
  );
}

/** H2-MON-127: either with the other as its target. */
function isBetween(it: Deed, a: string, b: string): boolean {
  return (it.by === a && it.to === b) || (it.by === b && it.to === a);
}

function didTo(me: Monster, deed: AskedDeed, to: string, when: 'this turn' | 'last turn' | 'ever'): boolean {
  return me.past.deeds.some(
    (it) => it.by === me.id && it.to === to && it.did === deed && isIn(me.past, when, it.at) && countsAsDone(it),
  );
}

/** H2-MON-118, H2-CRD-204: ties go to the nearest. */
function extreme(den: Den, me: Monster, rank: Rank, among: readonly Creature[]): Creature | null {
  const measure = (it: Creature): number => {
    switch (rank) {
      case 'weakest':
        return powerOf(den, it);
      case 'strongest':
        return -powerOf(den, it);
      case 'poorest':
        return wealthAsTarget(den, it);
      case 'richest':
        return -wealthAsTarget(den, it);
      case 'smallest':
        return sizeOf(den, it);
      case 'largest':
        return -sizeOf(den, it);
      case 'nearest':
        return 0;
      default:
        return unreachable(rank);
    }
  };
  let best: Creature | null = null;
  for (const it of among) {
    if (!best) best = it;
    const by = measure(it) - measure(best) || farFrom(den, me, it) - farFrom(den, me, best);
    if (by < 0) best = it;
  }
  return best;
}

/** The steps of a group's cards, wherever they stand. */
export function stepsOf(me: Monster): readonly Step[] {
  return partsOf(me).steps;
}

export function isContest(step: Step): step is Contest {
  return step.kind === 'contest';
}

/** May one of these steps target the other, by its filter and its immunity? Ranks aside, which depend on who else is near. */
export function couldTarget(den: Den, me: Monster, steps: readonly Contest[], other: Creature): boolean {
  return steps.some(
    ({ verb, targets }) => !isImmune(den, other, verb) && targets.some((term) => fits(den, me, term, other)),
  );
}

/** What can be paid with: its own ○ and ❖ (H2-MON-129). */
export function canPay(den: Den, me: Monster): boolean {
  return treasureOf(den, me) > 0;
}
