import { checkSave, Problem } from '@understory/table';
import { open } from '../../games/open.ts';
import { ownName } from '../../storage/branch-names.ts';
import type { KeptWorld } from '../../storage/kept-world.ts';
import { keptGame, keptWorld, readShelf } from '../../storage/shelf.ts';
import type { Kit } from '../../table/kit.ts';
import type { AnyGame } from '../../words/any-game.ts';

/** One of two worlds that are compared. */
export interface Side {
  readonly world: KeptWorld;
  readonly game: AnyGame;
  readonly kit: Kit;
  /** What is kept beside its answers. */
  readonly beside: unknown;
}

/** Throws a `Problem` of one sentence if it can't be compared. */
export async function openSide(id: string): Promise<Side> {
  if (!keptWorld(id)) await readShelf();
  const [world, kept] = [keptWorld(id), await keptGame(id)];
  if (!world || !kept) throw new Problem('The shelf has no such world; it may have been removed.');
  const { game, kit, parted, beside } = await open(checkSave(kept.save));
  if (parted)
    throw new Problem(`The rules have changed since “${ownName(world)}” was played, so it can’t be compared.`);
  return { world, game, kit, beside };
}
