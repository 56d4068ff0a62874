import { derived, gap, TOLERANCE } from '@understory/page';
import type { Den } from '../../den.ts';
import type { Monster } from '../../monster.ts';
import { seatShape } from '../seat.ts';
import { ownSeats } from './household.ts';
import { ownRealm } from './realm.ts';
import { wholeVersion } from './versions.ts';

/** The group in whose territory the God fragment lies; of several, the one with the nearest seat. */
export const fragmentHolder = derived(wholeVersion, (den: Den): Monster | null => {
  const fragment = den.world.page.beadsOf(null).find((it) => it.fixed && it.kind === 'treasure');
  if (!fragment) return null;
  const shape = seatShape(fragment);
  let holder: Monster | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const monster of den.monsters) {
    if (!ownRealm(monster, den).holds(shape)) continue;
    for (const seat of ownSeats(monster, den)) {
      const far = gap(shape, seatShape(seat));
      if (far >= least - TOLERANCE) continue;
      holder = monster;
      least = far;
    }
  }
  return holder;
});
