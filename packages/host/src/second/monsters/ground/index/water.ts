import { derived, type Piece } from '@understory/page';
import type { Den } from '../../den.ts';
import type { Monster } from '../../monster.ts';
import { placeAt } from '../places.ts';
import { connectedWater } from '../water.ts';
import { ownPieces, ownSeats } from './household.ts';
import { wholeVersion } from './versions.ts';

/** The water of a group: that of its lair, and that its seats lie in. */
export const ownWater = derived(
  (_: Monster, den: Den) => wholeVersion(den),
  (me, den): readonly Piece[] => {
    const from = new Set(ownPieces(me, den));
    for (const { at } of ownSeats(me, den)) {
      const under = placeAt(den, at);
      if (under) from.add(under);
    }
    return connectedWater(den, [...from]);
  },
);
