import { load, type Opened, Problem, type Save, type Told } from '@understory/table';
import type { Packed } from '@understory/table/packed';
import type { Ways } from '../table/ways.ts';
import { editionOf } from './editions.ts';

export interface OpenedGame extends Opened<Told, unknown> {
  readonly ways: Ways;
}

/** A save as a game. Throws a `Problem` of one sentence if it is of a game that this Understory does not play. */
export async function open(save: Save): Promise<OpenedGame> {
  const ways = await waysOf(save);
  return { ...load(save, ways.rulebook), ways };
}

/** The same for a game in a link. */
export async function openPacked(packed: Packed): Promise<OpenedGame> {
  const [ways, { unpack }] = await Promise.all([waysOf(packed), import('@understory/table/packed')]);
  return { ...unpack(packed, ways.rulebook), ways };
}

function waysOf({ game, edition }: { readonly game: string; readonly edition: string }): Promise<Ways> {
  const known = editionOf({ game, edition });
  if (!known)
    throw new Problem(`This save is of the game “${game}”, edition “${edition}”, which this Understory does not play.`);
  return known.ways();
}
