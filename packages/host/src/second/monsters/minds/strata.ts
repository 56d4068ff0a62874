import type { Den } from '../den.ts';
import { wilds } from '../ground/places.ts';
import type { Creature, Monster } from '../monster.ts';
import { seatsByStratum } from '../villainy/strata.ts';

/** H2-ACT-T2.8, H2-HRD-22: is it the only other monster in some uncorrupted stratum in which we have a bead? */
export function standsAloneIn(den: Den, me: Monster, it: Creature): boolean {
  const ours = seatsByStratum(den, me);
  const contested = new Set<number>();
  for (const stratum of seatsByStratum(den, it).keys())
    if (stratum > 0 && ours.has(stratum) && !den.corrupted.has(stratum)) contested.add(stratum);
  if (contested.size === 0) return false;
  for (const other of [...den.monsters, ...wilds(den)]) {
    if (other === me || other.id === it.id) continue;
    for (const stratum of seatsByStratum(den, other).keys()) contested.delete(stratum);
  }
  return contested.size > 0;
}
