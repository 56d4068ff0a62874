import type { Den } from '../den.ts';
import { wilds } from '../ground/places.ts';
import { territoryOf } from '../ground/territory.ts';
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

/** Does it rule by corrupting strata? */
export function isHorde({ villain }: Den, me: Monster): boolean {
  return villain?.monster === me && villain.card.winsWhen === 'every stratum is corrupted';
}

/** H2-ACT-T2.8: what it is worth to have its place: the most where nobody else is in the way of the Horde. */
export function worthOfRoom(den: Den, me: Monster, it: Creature): number {
  const { page } = den.world;
  const territory = territoryOf(den, me);
  const rivals = [...den.monsters, ...wilds(den)].filter((other) => other !== me && other.id !== it.id);
  let most = 0;
  for (const stratum of seatsByStratum(den, it).keys()) {
    if (stratum === 0 || den.corrupted.has(stratum) || !territory.reaches(page.stratumShape(stratum))) continue;
    const others = rivals.filter((other) => seatsByStratum(den, other).has(stratum)).length;
    most = Math.max(most, IN_THE_WAY / (1 + others));
  }
  return most;
}

const IN_THE_WAY = 20;
