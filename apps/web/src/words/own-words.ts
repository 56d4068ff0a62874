import type { OwnWords } from '@understory/chronicle';
import type { Penwork } from '@understory/ink';
import { calledIn, type GameInWords } from './called-in.ts';

type Sheet = Parameters<NonNullable<Penwork['tools']>['saidIn']>[1];

/** What the person has said of a world, for the chronicle; nothing where nothing was said. */
export function ownWordsOf<W extends { readonly page: Sheet }>(
  game: GameInWords<W>,
  pen: Penwork,
): OwnWords | undefined {
  return pen.tools?.saidIn(pen, game.world.page, calledIn(game));
}
