import { parentPort } from 'node:worker_threads';
import { type Batch, seedsOf } from '../../balance/crew.ts';
import { counted } from '../../balance/tally.ts';
import { type FirstSetting, outcomeOf } from './outcome.ts';

/** One core's share: play a batch, send back its tally, wait for the next. */
parentPort?.on('message', ({ setting, ...batch }: Batch<FirstSetting>) =>
  parentPort?.postMessage(counted(seedsOf(batch), (seed) => outcomeOf(setting, seed))),
);
