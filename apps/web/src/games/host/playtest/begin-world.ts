import { go } from '../../../desk/route.ts';
import { isFreshGuide } from '../../../parts/guide/guide-store.ts';
import type { TableView } from '../../../storage/table-view.ts';
import { layNew } from '../../../table/lay-table.ts';
import { watchFate } from '../../../table/watching.ts';
import { begin } from './begin.ts';
import { playtestKit } from './kit.ts';
import { type SetUp, usualSetUp } from './set-up.ts';

/** A world as it usually begins, in one click. A person who has never been guided is guided here. */
export async function beginUsual(): Promise<void> {
  const guided = isFreshGuide();
  // Whoever is guided sees every throw before it falls.
  beginWorld(usualSetUp(), guided ? { guided, rolls: 'press' } : {});
}

/** A world that fate plays while the person watches, to be stopped and taken over at any moment. */
export async function surprise(): Promise<void> {
  beginWorld(usualSetUp());
  watchFate();
}

export function beginWorld({ seed, options, hands, asks }: SetUp, view: Partial<TableView> = {}): void {
  const game = begin({ seed, options, hands });
  go(`#/table/${layNew({ game, kit: playtestKit, name: game.world.page.title }, { ...asks, ...view })}`);
}
