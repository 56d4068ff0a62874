import { closest, type Piece, type Point, type Shape } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import type { Realm } from '../realm.ts';
import { handOf } from './flavours.ts';
import type { MonsterGroup } from './group.ts';
import { lawsOf } from './laws.ts';

/** H1-MEA-21: a tunnel of at most a length from one outline towards another; null if there is nothing to dig. */
export function* digTo(
  world: Realm,
  me: MonsterGroup,
  clause: Clause,
  from: Shape,
  to: Shape,
  length: number,
  isNatural = handOf(me) === 'breeders',
): Rule<Piece | null> {
  const ends = closest(from, to);
  return yield* digAlong(world, me, clause, ends.from, ends.to, length, isNatural);
}

/** … from a point towards another. */
export function* digAlong(
  world: Realm,
  me: MonsterGroup,
  clause: Clause,
  from: Point,
  to: Point,
  length: number,
  isNatural: boolean,
): Rule<Piece | null> {
  return yield* lawsOf(world).dig(world, me, { clause, from, to, length, isNatural });
}
