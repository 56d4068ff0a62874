import type { Verb } from '../cards/tree/deeds.ts';
import type { Den } from './den.ts';
import { isNear } from './ground/territory.ts';
import type { Creature } from './monster.ts';

/** H2-CRD-243, H2-ACT-244: by a construction of its own that lies in its territory. */
export function isImmune(den: Den, it: Creature, verb: Verb): boolean {
  return (
    it.is === 'monster' &&
    it.constructions.some(
      ({ building, piece }) =>
        building.gains.some((gain) => gain.kind === 'immune to' && gain.deed === verb) && isNear(den, it, piece.shape),
    )
  );
}
