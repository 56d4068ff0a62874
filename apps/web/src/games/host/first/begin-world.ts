import { go } from '../../../desk/route.ts';
import { isFreshGuide } from '../../../parts/guide/guide-store.ts';
import type { TableView } from '../../../storage/table-view.ts';
import { layNew } from '../../../table/lay-table.ts';
import { watchFate } from '../../../table/watching.ts';
import { begin } from './begin.ts';
import { firstKit } from './kit.ts';
import { readOwnMadeUp } from './made-up/own-made-up.ts';
import { readOwnPeoples } from './peoples/own-peoples.ts';
import { type SetUp, usualSetUp } from './set-up.ts';

/** A world as it usually begins, in one click. A person who has never been guided is guided here. */
export async function beginUsual(): Promise<void> {
  await readOwn();
  const guided = isFreshGuide();
  // Whoever is guided sees every throw before it falls.
  beginWorld(firstGame(usualSetUp(), guided), guided ? { guided, rolls: 'press' } : {});
}

/** A world that fate plays while the person watches, to be stopped and taken over at any moment. */
export async function surprise(): Promise<void> {
  await readOwn();
  beginWorld(firstGame(usualSetUp(), false));
  watchFate();
}

/** What the person has written in earlier games. */
async function readOwn(): Promise<void> {
  await Promise.all([readOwnPeoples(), readOwnMadeUp()]);
}

/** With what the rules advise for somebody's first game, or without (H1-CIV-01). */
function firstGame({ options, ...rest }: SetUp, isFirst: boolean): SetUp {
  return { ...rest, options: { ...options, firstGame: isFirst } };
}

export function beginWorld({ seed, options, hands, asks }: SetUp, view: Partial<TableView> = {}): void {
  const game = begin({ seed, options, hands });
  go(`#/table/${layNew({ game, kit: firstKit, name: game.world.page.title }, { ...asks, ...view })}`);
}
