import { Problem } from '@understory/table';
import { tellTrouble } from '../desk/notices.ts';
import { begin } from '../editions.ts';
import { hostWays } from '../games/host-ways.ts';
import { watch } from '../play/watch.ts';
import { go } from '../route.ts';
import { layNew } from '../table/open-table.ts';
import { type SetUp, usualSetUp } from './set-up.ts';

/** A world as it usually begins, in one click. */
export function beginUsual(): void {
  try {
    beginWorld(usualSetUp());
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    tellTrouble('The world could not begin', error);
  }
}

/** A world that fate plays while the person watches, to be stopped and taken over at any moment. */
export function surprise(): void {
  beginUsual();
  watch();
}

/** Throws a `Problem` of one sentence if the cards do not go together. */
export function beginWorld({ seed, options, hands, rolls }: SetUp): void {
  const game = begin({ seed, options, hands });
  go(`#/table/${layNew(game, hostWays, game.world.page.title, { rolls })}`);
}
