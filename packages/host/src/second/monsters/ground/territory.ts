import type { Piece, Shape, Territory } from '@understory/page';
import { Impossible } from '@understory/table';
import type { Den } from '../den.ts';
import type { Creature, Known, Monster } from '../monster.ts';

/** H2-MON-110: home range and known places. Kept until something stirs. */
export function territoryOf(_den: Den, _monster: Monster): Territory {
  throw new Impossible('territoryOf');
}

/** H2-MON-111: is it at least partly in the territory? */
export function isNear(_den: Den, _monster: Monster, _shape: Shape): boolean {
  throw new Impossible('isNear');
}

/** H2-MON-112: a seat of either lies at least partly in the other's territory. A wild group has no territory of its own. */
export function areNeighbours(_den: Den, _a: Creature, _b: Creature): boolean {
  throw new Impossible('areNeighbours');
}

/** H2-MON-113: those it may target: groups, the oldest first, then wild groups. `reaches along water` included (H2-CRD-317). */
export function neighbours(_den: Den, _monster: Monster): readonly Creature[] {
  throw new Impossible('neighbours');
}

/** H2-MON-116: how far another is, from the home of the one to the nearest seat of the other. */
export function farFrom(_den: Den, _monster: Monster, _other: Creature): number {
  throw new Impossible('farFrom');
}

/** The nearest of some, from the home; ties: the smaller x, then the smaller y, then the older (H2-MON-116, -118). */
export function nearestOf<T extends Creature>(_den: Den, _monster: Monster, _among: readonly T[]): T | null {
  throw new Impossible('nearestOf');
}

/** H2-MON-109: all the places that it knows: those of its seats, and those it added. */
export function knownPlaces(_den: Den, _monster: Monster): readonly Known[] {
  throw new Impossible('knownPlaces');
}

/** Add a place to those it knows (H2-ACT-232, -235). True if it is new. Plague and Fate are not this function's business. */
export function learn(_den: Den, _monster: Monster, _what: Piece | Known): boolean {
  throw new Impossible('learn');
}
