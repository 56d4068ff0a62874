import { parentPort } from 'node:worker_threads';
import { type Batch, seedsOf } from '../../balance/crew.ts';
import { counted } from '../../balance/tally.ts';
import { type HistorySetting, historyOf } from './history.ts';
import { countHistory, newHistoryTally } from './history-tally.ts';
import { type FirstSetting, outcomeOf } from './outcome.ts';

/** One core's share: play a batch, send back its tally, wait for the next. */
parentPort?.on('message', (batch: Batch<FirstSetting | HistorySetting>) => parentPort?.postMessage(tallyOf(batch)));

function tallyOf({ setting, ...batch }: Batch<FirstSetting | HistorySetting>): unknown {
  const seeds = seedsOf(batch);
  if ('people' in setting) return counted(seeds, (seed) => outcomeOf(setting, seed));
  const tally = newHistoryTally();
  for (const seed of seeds) countHistory(tally, historyOf(setting, seed));
  return tally;
}
