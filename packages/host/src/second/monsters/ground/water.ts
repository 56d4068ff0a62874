import { derived, type Piece } from '@understory/page';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import { wholeVersion } from './index/versions.ts';
import { lairPieces, seatsOf } from './lair.ts';
import { placeAt } from './places.ts';

/** H2-CRD-317: all the water that can be swum to from some pieces: what touches, and is water. */
export function connectedWater({ world: { page } }: Den, from: readonly Piece[]): Piece[] {
  const found = from.filter((it) => it.kind === 'water');
  const seen = new Set(found);
  for (let i = 0; i < found.length; i++) {
    for (const next of page.touching(found[i] as Piece)) {
      if (next.kind !== 'water' || seen.has(next)) continue;
      seen.add(next);
      found.push(next);
    }
  }
  return found;
}

/** The water of a group: that of its lair, and that its seats lie in. */
export function ownWater(den: Den, monster: Monster): readonly Piece[] {
  return waterOf(monster, den);
}

const waterOf = derived(
  (_: Monster, den: Den) => wholeVersion(den),
  (monster, den): readonly Piece[] => {
    const under = seatsOf(den, monster).flatMap((it) => placeAt(den, it.at) ?? []);
    return connectedWater(den, [...new Set([...lairPieces(den, monster), ...under])]);
  },
);
