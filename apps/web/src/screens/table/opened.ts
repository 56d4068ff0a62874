import { NO_PEN, type Penwork } from '@understory/ink';
import type { Parting, Save } from '@understory/table';
import { tellTrouble } from '../../desk/notices.ts';
import { open } from '../../games/open.ts';
import type { Laid } from '../../table/lay-table.ts';
import { pageGame } from '../../table/page-game.ts';
import type { Parted } from '../../table/parted.ts';
import type { AnyGame } from '../../words/any-game.ts';

/** What was drawn on its map; what can't be read is left out, and the person told. */
export async function penIn(beside: unknown): Promise<Penwork> {
  if (beside === undefined || beside === null) return NO_PEN;
  const { drawn, readPen } = await import('@understory/ink/pen');
  const { edits, fault } = readPen(beside);
  if (fault !== null)
    tellTrouble('The drawings on this map are left out', `They can’t be read: ${fault}. The world itself is whole.`);
  return drawn(edits);
}

/** A save as a game, with its picture to look at if its answers no longer fit. */
export async function opened(save: Save): Promise<Laid> {
  const { game, kit, parted, picture, beside } = await open(save);
  return {
    game,
    kit,
    name: kit.nameOf(game),
    parted: parted && (await withPicture(game, parted, picture)),
    pen: await penIn(beside),
  };
}

/** Where a save parts from the rules, with its picture to look at. Few saves do, so the reader of pictures is fetched then. */
export async function withPicture(game: AnyGame, parting: Parting, picture: unknown): Promise<Parted> {
  const page = pageGame(game);
  if (!page) return { ...parting, picture: null };
  const [{ readPicture }, { passesTrial }] = await Promise.all([
    import('../parted/read-picture.ts'),
    import('../parted/trial.ts'),
  ]);
  const read = readPicture(picture, page.world.edition);
  return { ...parting, picture: read && (await passesTrial(read)) ? read : null };
}
