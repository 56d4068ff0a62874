import { deedOf } from '../../cards/steps/steps.ts';
import type { Monster } from '../monster.ts';
import { partsOf } from '../parts.ts';

/** H2-ACT-T2.15: could none of its `always` lines be played this turn? A line that only gives or takes beads always can. */
export function isIdle(me: Monster): boolean {
  return me.alwaysDid.size === 0 && partsOf(me).always.every(({ steps }) => steps[0] && deedOf(steps[0]) !== null);
}

/** H2-ACT-343: was a hunt or fight of its `always` lines not possible this turn? */
export function isHungry(me: Monster): boolean {
  return partsOf(me).always.some(({ steps }) =>
    steps.some(
      (it) => it.kind === 'contest' && (it.verb === 'hunt' || it.verb === 'fight') && !me.alwaysDid.has(it.verb),
    ),
  );
}
