import { loading, type Opened, Problem, type Save, type Told } from '@understory/table';
import type { Packed } from '@understory/table/packed';
import type { Kit } from '../table/kit.ts';
import { openedInSlices } from '../table/opening.ts';
import { editionOf } from './editions.ts';

export interface OpenedGame extends Opened<Told, unknown> {
  readonly kit: Kit;
}

/** A save as a game. Throws a `Problem` of one sentence if it is of a game that this Understory does not play. */
export async function open(save: Save): Promise<OpenedGame> {
  const kit = await kitOf(save);
  return { ...(await openedInSlices(loading(save, kit.rulebook))), kit };
}

/** The same for a game in a link. */
export async function openPacked(packed: Packed): Promise<OpenedGame> {
  const [kit, { unpacking }] = await Promise.all([kitOf(packed), import('@understory/table/packed')]);
  return { ...(await openedInSlices(unpacking(packed, kit.rulebook))), kit };
}

function kitOf({ game, edition }: { readonly game: string; readonly edition: string }): Promise<Kit> {
  const known = editionOf({ game, edition });
  if (!known)
    throw new Problem(`This save is of the game “${game}”, edition “${edition}”, which this Understory does not play.`);
  return known.kit();
}
