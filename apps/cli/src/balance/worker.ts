import { parentPort } from 'node:worker_threads';
import type { Batch } from './crew.ts';
import { outcomeOf } from './outcome.ts';
import { count, newTally } from './tally.ts';

/** One core's share: play a batch, send back its tally, wait for the next. */
parentPort?.on('message', ({ setting, from, to }: Batch) => {
  const tally = newTally();
  for (let seed = from; seed <= to; seed++) count(tally, outcomeOf(setting, String(seed)));
  parentPort?.postMessage(tally);
});
