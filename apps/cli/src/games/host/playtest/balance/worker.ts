import { parentPort } from 'node:worker_threads';
import { type Batch, seedsOf } from '../../balance/crew.ts';
import { endingsOf, type PlaytestSetting } from './outcome.ts';

/** One core's share: play a batch, send back its tally, wait for the next. */
parentPort?.on('message', ({ setting, ...batch }: Batch<PlaytestSetting>) =>
  parentPort?.postMessage(endingsOf(setting, seedsOf(batch))),
);
