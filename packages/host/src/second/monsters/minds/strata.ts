import type { Den } from '../den.ts';
import { stepsOf } from '../filters.ts';
import { wilds } from '../ground/places.ts';
import { territoryOf } from '../ground/territory.ts';
import { attackedLastTurn } from '../history.ts';
import { sizeOf } from '../measure.ts';
import type { Creature, Monster } from '../monster.ts';
import { seatsByStratum, standsAlone } from '../villainy/strata.ts';

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

/** H2-ACT-T2.8: what it is worth to the Horde to be rid of it for good. */
export function worthOfRidding(den: Den, me: Monster, it: Creature): number {
  const room = worthOfRoom(den, me, it);
  if (!isHorde(den, me)) return room;
  return urgency(den, me, it, room) - (mustSave(den, me, it) ? SAVING : 0);
}

/** Whoever breeds must go before it is too large for that; whoever attacks goes on with it; others can wait while there is a stratum to corrupt. */
function urgency(den: Den, me: Monster, it: Creature, room: number): number {
  if (room > 0 && breeds(it)) return IN_THE_WAY + BREEDS + 2 * sizeOf(den, it);
  if (attackedLastTurn(me, it)) return room + ATTACKS;
  return standsAlone(den, me).length > 0 ? room / 4 : room;
}

/** H2-HRD-14: is somebody else in the way who breeds, and whom the Horde would not outnumber any more? */
function mustSave(den: Den, me: Monster, but: Creature): boolean {
  const left = sizeOf(den, me) - 2;
  return den.monsters.some(
    (it) => it !== me && it !== but && sizeOf(den, it) >= left && breeds(it) && worthOfRoom(den, me, it) > 0,
  );
}

const BREEDS = 10;
const ATTACKS = 8;
const SAVING = 8;

function breeds(it: Creature): boolean {
  return it.is === 'monster' && stepsOf(it).some(({ kind }) => kind === 'breed');
}

/** H2-ACT-T2.16: what it is worth to the Horde that it goes somewhere else. */
export function worthOfLeaving(den: Den, me: Monster, it: Creature): number {
  if (!isHorde(den, me)) return 0;
  return worthOfRoom(den, me, it) + (attackedLastTurn(me, it) ? ATTACKS : 0);
}

/** H2-ACT-331: would the Horde rather be free to attack it? */
export function isInTheWay(den: Den, me: Monster, it: Creature): boolean {
  return isHorde(den, me) && worthOfRoom(den, me, it) > 0;
}
