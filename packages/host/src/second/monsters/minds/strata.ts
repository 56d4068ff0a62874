import type { Den } from '../den.ts';
import { wilds } from '../ground/places.ts';
import { seatsOf } from '../ground/seats.ts';
import type { Creature, Monster } from '../monster.ts';

/** H2-MON-105: the numbered strata in which a group has a seat. */
function strataOf(den: Den, of: Creature): Set<number> {
  const { page } = den.world;
  const found = new Set(seatsOf(den, of).map(({ at }) => page.stratumAt(at.x, at.y)));
  found.delete(0);
  return found;
}

/** H2-ACT-T2.8, H2-HRD-22: is it the only other monster in some uncorrupted stratum in which we have a bead? */
export function standsAloneIn(den: Den, me: Monster, it: Creature): boolean {
  const contested = strataOf(den, it);
  const ours = strataOf(den, me);
  for (const stratum of contested) if (!ours.has(stratum) || den.corrupted.has(stratum)) contested.delete(stratum);
  if (contested.size === 0) return false;
  for (const other of [...den.monsters, ...wilds(den)]) {
    if (other === me || other.id === it.id) continue;
    for (const stratum of strataOf(den, other)) contested.delete(stratum);
  }
  return contested.size > 0;
}
