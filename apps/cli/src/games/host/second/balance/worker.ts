import { parentPort } from 'node:worker_threads';
import type { Batch } from './crew.ts';
import { historyOf } from './history.ts';
import { countHistory, newHistoryTally } from './history-tally.ts';
import { outcomeOf } from './outcome.ts';
import { count, newTally } from './tally.ts';

/** One core's share: play a batch, send back its tally, wait for the next. */
parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(tallyOf(batch)));

function tallyOf({ setting, from, to }: Batch): unknown {
  const seeds = Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  if ('people' in setting) {
    const tally = newTally();
    for (const seed of seeds) count(tally, outcomeOf(setting, seed));
    return tally;
  }
  const tally = newHistoryTally();
  for (const seed of seeds) countHistory(tally, historyOf(setting, seed));
  return tally;
}
