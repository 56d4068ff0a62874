import type { Bead } from '@understory/page';
import type { Den } from './den.ts';
import { seatsOf } from './ground/lair.ts';
import { guardedBy, holdsGodFragment } from './ground/loose.ts';
import { treasureOf } from './measure.ts';
import type { Creature, Monster } from './monster.ts';
import { hasTrait } from './parts.ts';

/** What it counts as its own: a God fragment in its territory too, which nobody can take (H2-MON-T2.6). */
export function wealthOf(den: Den, of: Monster): number {
  return treasureOf(den, of) + (holdsGodFragment(den, of) ? 1 : 0);
}

/** H2-MON-413: what can be taken from it: a guard's wealth is also what it guards. */
export function takeableFrom(den: Den, of: Creature): readonly Bead[] {
  const own = of.is === 'monster' ? seatsOf(den, of).filter((it) => it.kind !== 'population') : [];
  return isGuard(of) ? [...own, ...guardedBy(den, of)] : own;
}

/** As others compare it (H2-MON-118, -413). */
export function wealthAsTarget(den: Den, of: Creature): number {
  const own = of.is === 'monster' ? wealthOf(den, of) : 0;
  return own + (isGuard(of) ? guardedBy(den, of).length : 0);
}

function isGuard(of: Creature): boolean {
  return of.is === 'wild' || hasTrait(of, 'guards ○');
}
