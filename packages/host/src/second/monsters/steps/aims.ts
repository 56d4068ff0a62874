import type { Shape } from '@understory/page';
import type { Aim } from '../../cards/tree/filter.ts';
import type { Den } from '../den.ts';
import { meant } from '../filters.ts';
import { seatsOf } from '../ground/lair.ts';
import { wilds } from '../ground/places.ts';
import { sources } from '../ground/resources.ts';
import { seatShape } from '../ground/seat.ts';
import type { Creature, Monster } from '../monster.ts';
import { couldAttack, preyOf } from '../prey.ts';

/** The outlines of all that a group explores toward or settles near: seats of others, units of resources. */
export function aimedAt(den: Den, me: Monster, aims: readonly Aim[]): Shape[] {
  return aims.flatMap((aim) => {
    if (aim.kind === 'resource') return sources(den, aim.resource).map((it) => it.shape);
    const those = aim.kind === 'prey' ? preyOf(den, me) : meant(den, me, [aim.term], othersToAimAt(den, me));
    return those.flatMap((it) => seatsOf(den, it).map(seatShape));
  });
}

/** H2-MON-122: a wild group counts as an aim only for those whose hunt, fight or steal may target it. */
export function othersToAimAt(den: Den, me: Monster): Creature[] {
  const groups = den.monsters.filter((it) => it !== me);
  return [...groups, ...wilds(den).filter((it) => couldAttack(den, me, it, ['hunt', 'fight', 'steal']))];
}
