import type { Piece } from '@understory/page';
import { count } from '../../beads.ts';
import { worksOf } from '../../world.ts';
import type { EndingKind } from '../events.ts';
import type { FirstWorld } from '../world.ts';
import type { Civ } from './in-play.ts';

export type { Civ } from './in-play.ts';

/** The rooms and tunnels of its own, the oldest first. */
export function works(world: FirstWorld, { group }: Civ): Piece[] {
  return worksOf(world, group.id).filter((it) => it.until === null);
}

/** Its rooms of a sort, the oldest first. */
export function roomsOf(world: FirstWorld, civ: Civ, sort: string): Piece[] {
  return works(world, civ).filter((it) => it.room === sort);
}

export function population(world: FirstWorld, { group }: Civ): number {
  return count(world, group.id, 'population');
}

/** H1-CIV-02: it comes to its end after the effect under way. The first end counts. */
export function ends(civ: Civ, ending: EndingKind): void {
  civ.ending ??= ending;
}
