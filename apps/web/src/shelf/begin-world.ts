import { begin } from '../editions.ts';
import { go } from '../route.ts';
import { layNew } from '../table/open-table.ts';
import type { SetUp } from './set-up.ts';

export function beginWorld({ seed, options, hands, rolls }: SetUp): void {
  const game = begin({ seed, options, hands });
  go(`#/table/${layNew(game, game.world.page.title, { rolls })}`);
}
