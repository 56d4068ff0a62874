import type { OwnWords } from '@understory/chronicle';
import type { Penwork } from '@understory/ink';
import type { PageGame } from '../table/page-game.ts';
import { calledIn } from './called-in.ts';

/** What the person has said of a world, for the chronicle; nothing where nothing was said. */
export function ownWordsOf(game: PageGame, pen: Penwork): OwnWords | undefined {
  return pen.tools?.saidIn(pen, game.world.page, calledIn(game));
}
