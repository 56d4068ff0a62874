import { Problem } from '@understory/table';
import { tellTrouble } from '../../../desk/notices.ts';
import { go } from '../../../desk/route.ts';
import { isFreshGuide } from '../../../parts/guide/guide-store.ts';
import type { TableView } from '../../../storage/table-view.ts';
import { layNew } from '../../../table/lay-table.ts';
import { watchFate } from '../../../table/watching.ts';
import { begin } from './begin.ts';
import { secondKit } from './kit.ts';
import { type SetUp, usualSetUp } from './set-up.ts';

/** A world as it usually begins, in one click. A person who has never been guided is guided here, as the rules advise for a first game. */
export function beginUsual(): void {
  const guided = isFreshGuide();
  // Whoever is guided sees every throw before it falls.
  beginOrTell(firstGame(usualSetUp(), guided), guided ? { guided, rolls: 'press' } : {});
}

/** A world that fate plays while the person watches, to be stopped and taken over at any moment. */
export function surprise(): void {
  if (beginOrTell(firstGame(usualSetUp(), false))) watchFate();
}

/** With the defaults that the rules advise for somebody's first game, or without (H2-NEX-01, H2-CIV-01). */
function firstGame({ options, ...rest }: SetUp, isFirst: boolean): SetUp {
  return { ...rest, options: { ...options, firstGame: isFirst } };
}

function beginOrTell(setUp: SetUp, view: Partial<TableView> = {}): boolean {
  try {
    beginWorld(setUp, view);
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    tellTrouble('The world could not begin', error);
    return false;
  }
}

/** Throws a `Problem` of one sentence if the cards do not go together. */
export function beginWorld({ seed, options, hands, asks }: SetUp, view: Partial<TableView> = {}): void {
  const game = begin({ seed, options, hands });
  go(`#/table/${layNew({ game, kit: secondKit, name: game.world.page.title }, { ...asks, ...view })}`);
}
