import type { Rule } from '@understory/table';
import { choose } from '../../asks.ts';
import type { PlaytestWorld } from '../../world.ts';
import { goods, livingColonies, lose, plainGoods } from './elves.ts';
import { canExpand, expand, whichColony } from './expanding.ts';
import type { Elves } from './state.ts';

/** PT-PRO-02: without a mining colony one of them all may spend a ○ and expand; asked once a summer. */
export function* process(world: PlaytestWorld, elves: Elves, isFirst: boolean): Rule {
  const living = livingColonies(elves);
  if (!isFirst || living.some(({ kind }) => kind === 'mining')) return;
  const may = living.filter((it) => it.kind === 'processing' && canExpand(world, it) && goods(world, it.group) > 0);
  if (may.length === 0) return;
  const does = yield* choose('PT-PRO-02', {
    by: elves.city,
    topic: { kind: 'does a colony spend and expand' },
    options: [{ key: 'expand' }, { key: 'save' }],
    usual: 'expand',
    about: `year ${elves.year}`,
  });
  if (does === 'save') return;
  const colony = yield* whichColony(elves, may, 'PT-PRO-02', 'expands');
  if (!colony) return;
  lose(world, 'PT-PRO-02', colony.group, plainGoods(world, colony.group).slice(-1));
  yield* expand(world, elves, colony, 'PT-PRO-02');
}
