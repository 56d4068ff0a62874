import type { Bead, Piece, Point } from '@understory/page';
import { worksOf } from '../../../world.ts';
import type { Civ } from '../civ.ts';
import type { Folk } from './folk.table.ts';
import type { DwellingShape, VaultShape } from './shapes.ts';
import { VAULT } from './sorts.ts';

/** The Magicians, and what they must remember. */
export interface MagicianCiv extends Civ {
  readonly stone: Piece;
  /** Where the Stone stands on the ground. */
  readonly foot: Point;
  readonly folk: Folk;
  /** The shapes of dwellings and Vaults (H2-MAG-27). */
  readonly taste: { readonly dwelling: DwellingShape; readonly vault: VaultShape };
  /** The sites that have fed a construction, by their keys (H2-MAG-14). */
  readonly used: Set<string>;
}

/** Their own pieces of these sorts. */
export function ownPieces({ world, group }: Civ, is: (sort: string) => boolean): Piece[] {
  return worksOf(world, group.id).filter((it) => it.owner === group.id && it.room !== null && is(it.room));
}

export function vaults(civ: Civ): Piece[] {
  return ownPieces(civ, (sort) => sort === VAULT);
}

/** H2-MAG-04: the Jinn that wait at the Stone. */
export function jinnAtStone({ world, group, stone }: MagicianCiv): Bead[] {
  return world.page.beadsIn(stone.id, 'treasure').filter((it) => it.owner === group.id);
}
