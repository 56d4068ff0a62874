import type { Bonus } from '../cards/tree/building.ts';
import type { Clash } from '../cards/tree/deeds.ts';
import type { BonusSource } from '../events.ts';
import type { Den } from './den.ts';
import { matches } from './filters.ts';
import { seatsOf } from './ground/lair.ts';
import { marksNear } from './ground/resources.ts';
import { isNear } from './ground/territory.ts';
import type { Creature, Monster } from './monster.ts';
import { partsOf } from './parts.ts';

/** H2-ACT-103: what is added to one side's die, all fixed modifiers together. `step` is the `at ±n` of the actor's step. */
export function modifier(
  den: Den,
  actor: Monster,
  target: Creature,
  clash: Clash,
  side: 'actor' | 'target',
  step = 0,
): number {
  let sum = 0;
  for (const it of modifiers(den, actor, target, clash, side, step)) sum += it.add;
  return sum;
}

/** Something that is added to a die. */
export interface Modifier {
  readonly for: BonusSource;
  readonly add: number;
}

/** H2-ACT-103: the fixed modifiers of one side, one by one. */
export function modifiers(
  den: Den,
  actor: Monster,
  target: Creature,
  clash: Clash,
  side: 'actor' | 'target',
  step = 0,
): Modifier[] {
  const me = side === 'actor' ? actor : target;
  const other = side === 'actor' ? target : actor;
  const found: Modifier[] = [];
  const add = (what: BonusSource, n: number) => {
    if (n !== 0) found.push({ for: what, add: n });
  };
  if (side === 'actor') add('step', step);
  if (me.is === 'wild') return found;
  for (const { bonus, of } of standingBonuses(den, me))
    if (applies(den, me, bonus, clash, side, other)) add(of, bonus.amount);
  if (side === 'target' && clash === 'fight' && marksNear(den, me, 'fortification').length > 0) add('fortification', 1);
  if (side === 'actor' && other.is === 'monster' && metAtTheCrossroads(me, other, clash)) add('crossroads', 1);
  if (other.is === 'monster') add('demon ruins', demonRuins(den, me, other));
  return found;
}

interface Standing {
  readonly bonus: Bonus;
  readonly of: BonusSource;
}

/** H2-ACT-213, H2-MON-318: of its cards, and of its constructions while they lie in its territory. */
function standingBonuses(den: Den, me: Monster): Standing[] {
  const found: Standing[] = [];
  for (const rule of partsOf(me).rules) if (rule.kind === 'bonus') found.push({ bonus: rule.bonus, of: 'card' });
  for (const { building, piece } of me.constructions) {
    for (const gain of building.gains)
      if (gain.kind === 'bonus' && isNear(den, me, piece.shape))
        found.push({ bonus: gain.bonus, of: { work: building.name } });
  }
  return found;
}

/** H2-CRD-242. */
function applies(
  den: Den,
  me: Monster,
  { side, clash: of, foes }: Bonus,
  clash: Clash,
  as: 'actor' | 'target',
  other: Creature,
): boolean {
  if (of !== 'conflict' && of !== clash) return false;
  if ((side === 'to' && as !== 'actor') || (side === 'against' && as !== 'target')) return false;
  return foes === null || matches(den, me, foes, other);
}

/** H2-MON-T2.8: a group has an edge over one that found the crossroads earlier. */
function metAtTheCrossroads(me: Monster, other: Monster, clash: Clash): boolean {
  if (clash !== 'trade' && clash !== 'recruit' && clash !== 'ally') return false;
  return me.crossroads !== null && other.crossroads !== null && other.crossroads < me.crossroads;
}

/** H2-CRD-319: a group in a Demonic construction has an edge over groups whose card says so. */
function demonRuins(den: Den, me: Monster, other: Monster): number {
  let edge = 0;
  for (const rule of partsOf(other).rules) if (rule.kind === 'foes in demon ruins have') edge += rule.amount;
  if (edge === 0) return 0;
  const rooms = new Set(seatsOf(den, me).map((it) => it.piece));
  const isInRuin = den.world.page.marks.some((it) => it.until === null && it.kind === 'demonic' && rooms.has(it.piece));
  return isInRuin ? edge : 0;
}
