import { turnsUpTo } from '../furnish/ruin.ts';
import type { Survey } from '../places/survey.ts';
import type { GroupThen } from '../then.ts';
import type { Meeting } from './deeds.ts';

/** TA-FAC-06: how one faction stands to another. */
export type Standing = 'at war' | 'pays' | 'is paid' | 'allied' | 'trades' | 'robbed' | 'was robbed' | 'wary' | 'unmet';

/** TA-FAC-04: "lately" is in the last three turns of play. */
export const LATELY = 3;
const BLOOD = 5;

/** How many turns of play ago a tick was, the current turn being the first. */
export function turnsAgo({ then }: Survey, tick: number): number {
  return turnsUpTo(then.world.journal, then.tick) - turnsUpTo(then.world.journal, tick) + 1;
}

/** TA-FAC-06: the first that fits. */
export function standingOf(survey: Survey, meetings: readonly Meeting[], a: GroupThen, b: GroupThen): Standing {
  const between = meetings.filter((it) => (it.by === a.id && it.to === b.id) || (it.by === b.id && it.to === a.id));
  const lately = between.filter((it) => turnsAgo(survey, it.tick) <= LATELY);
  if (lately.some((it) => it.how === 'war') || between.some((it) => it.killed && turnsAgo(survey, it.tick) <= BLOOD))
    return 'at war';
  const paid = lately.findLast((it) => it.how === 'paid');
  if (paid) return paid.to === a.id ? 'pays' : 'is paid';
  const pact = between.findLast((it) => it.how === 'allied');
  if (pact && !between.some((it) => it.how === 'war' && it.tick > pact.tick)) return 'allied';
  if (lately.some((it) => it.how === 'traded')) return 'trades';
  const theft = lately.findLast((it) => it.how === 'robbed');
  if (theft) return theft.by === a.id ? 'robbed' : 'was robbed';
  return between.length > 0 ? 'wary' : 'unmet';
}
