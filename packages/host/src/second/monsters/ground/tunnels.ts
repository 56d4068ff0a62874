import { closest, line, type Piece, type Point, route } from '@understory/page';
import type { Clause } from '@understory/table';
import { TUNNEL } from '../../../measures.ts';
import { draw } from '../../draw.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import { areJoined, waterFor } from './places.ts';

/** A tunnel in the lair's style from one point to another: straight, but round magma and voids (H2-MON-T2.9). */
export function tunnelAlong(den: Den, monster: Monster, from: Point, to: Point, clause: Clause): Piece {
  const { world } = den;
  const path = route(world.page, from, to, { manner: 'straight', wander: () => 0, width: TUNNEL });
  // H2-CRD-317: who lives only in water floods what it digs.
  const wet = waterFor(monster) === 'only';
  const tunnel = draw(world, {
    clause,
    kind: wet ? 'water' : 'tunnel',
    shape: line(path, TUNNEL),
    what: { kind: wet ? 'flooded tunnel of' : 'tunnel of', group: monster.id },
    variant: monster.card.lair,
    owner: monster.id,
  });
  return tunnel;
}

/** From one piece to another where they come nearest; null if they touch, or if both stand under the sky. */
export function tunnelBetween(den: Den, monster: Monster, from: Piece, to: Piece, clause: Clause): Piece | null {
  const { page } = den.world;
  if (page.touches(from.shape, to.shape)) return null;
  if (from.stratum === 0 && to.stratum === 0 && areJoined(den, from, to)) return null;
  const ends = closest(from.shape, to.shape);
  return tunnelAlong(den, monster, ends.from, ends.to, clause);
}
