import type { Amount } from '../../cards/tree/condition.ts';
import type { Glyph } from '../../cards/tree/words.ts';
import { counts } from '../amounts.ts';
import { beadCount } from '../conditions.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import { hasTrait, partsOf } from '../parts.ts';

/**
 * H2-ACT-332, H2-MON-415: would this many more of these make the group leave the map, or be replaced, by its own rules? Those who
 * never move stay all the same (H2-CRD-315), and a villain stays to rule (H2-VIL-24).
 */
export function wouldLeave(den: Den, me: Monster, symbol: '○' | '★', many: number): boolean {
  if (hasTrait(me, 'never relocates') || den.villain?.monster === me) return false;
  return partsOf(me).rules.some(
    (rule) =>
      rule.kind === 'when' &&
      rule.event.kind === 'we have' &&
      rule.effects.some((it) => it.kind === 'leave the map' || it.kind === 'a card replaces us') &&
      wouldHave(den, me, rule.event.amount, symbol, many),
  );
}

function wouldHave(den: Den, me: Monster, amount: Amount, symbol: Glyph, many: number): boolean {
  const then = (it: Glyph) => beadCount(den, me, it) + (it === symbol ? many : 0);
  return amount.kind === 'more' ? then(amount.symbol) > then(amount.than) : counts(amount.count, then(amount.symbol));
}
