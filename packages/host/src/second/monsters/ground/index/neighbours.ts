import { type Bead, derived, gap, type Piece, TOLERANCE } from '@understory/page';
import { FINGER } from '../../../../measures.ts';
import type { Den } from '../../den.ts';
import type { Creature, Monster } from '../../monster.ts';
import { hasTrait } from '../../parts.ts';
import { seatShape } from '../seat.ts';
import { ownSeats } from './household.ts';
import { wildGroups, wildSeats } from './loose.ts';
import { ownRealm } from './realm.ts';
import { wholeVersion } from './versions.ts';
import { ownWater } from './water.ts';

/** Those that a group meets: groups, the oldest first, then wild groups. */
export const metBy = derived(
  (_: Monster, den: Den) => wholeVersion(den),
  (me, den): readonly Creature[] => {
    const found: Creature[] = [];
    const realm = ownRealm(me, den);
    const seats = ownSeats(me, den);
    const water = hasTrait(me, 'reaches along water') ? ownWater(me, den) : NONE;
    for (const it of den.monsters) {
      if (it.id === me.id) continue;
      const theirs = ownSeats(it, den);
      if (realm.reaches(theirs) || ownRealm(it, den).reaches(seats) || areBy(water, theirs)) found.push(it);
    }
    const wild = wildSeats(den);
    for (const it of wildGroups(den)) {
      const theirs = wild.get(it.id) ?? [];
      if (realm.reaches(theirs) || areBy(water, theirs)) found.push(it);
    }
    return found;
  },
);

const NONE: readonly Piece[] = [];

/** H2-CRD-317: a seat within 4.5 beads of any point of this water. */
function areBy(water: readonly Piece[], seats: readonly Bead[]): boolean {
  const limit = FINGER + TOLERANCE;
  return water.length > 0 && seats.some((it) => water.some(({ shape }) => gap(shape, seatShape(it), limit) <= limit));
}
