import type { Contest } from '../cards/steps/contest.ts';
import { attacks } from './conditions.ts';
import type { Den } from './den.ts';
import { couldTarget } from './filters.ts';
import { wilds } from './ground/places.ts';
import type { Creature, Monster } from './monster.ts';

/** H2-MON-134: all that some hunt or fight step of its card may target, wherever they are. */
export function preyOf(den: Den, me: Monster): Creature[] {
  const steps = attacks(den, me, ['hunt', 'fight']);
  const all: Creature[] = [...den.monsters.filter((it) => it !== me), ...wilds(den)];
  return all.filter((it) => couldTarget(den, me, steps, it));
}

/** May one of its steps of these verbs target the other, by its filter? */
export function couldAttack(den: Den, it: Monster, other: Creature, verbs: readonly Contest['verb'][]): boolean {
  return couldTarget(den, it, attacks(den, it, verbs), other);
}
