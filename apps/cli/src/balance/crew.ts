import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Setting } from './outcome.ts';
import { add, newTally, type Tally } from './tally.ts';

/** Some seeds of a setting, for one worker: `from` to `to`, both included. */
export interface Batch {
  /** Which of the settings. */
  readonly nth: number;
  readonly setting: Setting;
  readonly from: number;
  readonly to: number;
}

/** Seeds a batch: small enough that all cores have something to do until the end. */
const SIZE = 20;

/** Play so many seeds of each setting on all cores. Whoever plays what, the tallies are the same. */
export async function tallied(
  settings: readonly Setting[],
  seeds: number,
  told: (done: number, all: number) => void,
): Promise<Tally[]> {
  const tallies = settings.map(newTally);
  const left = batches(settings, seeds);
  const all = settings.length * seeds;
  let done = 0;
  const crew = Array.from({ length: Math.min(availableParallelism(), left.length) }, () =>
    manned(left, ({ nth }, tally) => {
      const sum = tallies[nth];
      if (sum) add(sum, tally);
      done += tally.plays;
      told(done, all);
    }),
  );
  await Promise.all(crew);
  return tallies;
}

function batches(settings: readonly Setting[], seeds: number): Batch[] {
  return settings.flatMap((setting, nth) =>
    Array.from({ length: Math.ceil(seeds / SIZE) }, (_, i) => ({
      nth,
      setting,
      from: i * SIZE + 1,
      to: Math.min(seeds, (i + 1) * SIZE),
    })),
  );
}

/** One worker, that takes batch after batch until none is left. */
function manned(left: Batch[], counted: (batch: Batch, tally: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../bin/balance-worker.mjs', import.meta.url));
    let batch: Batch | undefined;
    const next = () => {
      batch = left.shift();
      if (batch) worker.postMessage(batch);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('message', (tally: Tally) => {
      if (batch) counted(batch, tally);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
