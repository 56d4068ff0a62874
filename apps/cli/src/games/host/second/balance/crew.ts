import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { HistorySetting } from './history.ts';
import type { Setting } from './outcome.ts';

/** Some seeds of a setting, for one worker: `from` to `to`, both included. */
export interface Batch {
  /** Which of the settings. */
  readonly nth: number;
  readonly setting: Setting | HistorySetting;
  readonly from: number;
  readonly to: number;
}

/** How tallies of one sort are summed up, and who is told how far it is. */
export interface Sums<T> {
  fresh(): T;
  add(to: T, more: T): void;
  told(done: number, all: number): void;
}

/** Seeds a batch: small enough that all cores have something to do until the end. */
const SIZE = 20;

/** Play this many seeds of each setting on all cores. The tallies do not depend on which core plays which seed. */
export async function tallied<T>(
  settings: readonly Batch['setting'][],
  seeds: number,
  { fresh, add, told }: Sums<T>,
): Promise<T[]> {
  const tallies = settings.map(fresh);
  const left = batches(settings, seeds);
  const all = settings.length * seeds;
  let done = 0;
  const crew = Array.from({ length: Math.min(availableParallelism(), left.length) }, () =>
    manned<T>(left, ({ nth, from, to }, tally) => {
      const sum = tallies[nth];
      if (sum) add(sum, tally);
      done += to - from + 1;
      told(done, all);
    }),
  );
  await Promise.all(crew);
  return tallies;
}

function batches(settings: readonly Batch['setting'][], seeds: number): Batch[] {
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
function manned<T>(left: Batch[], counted: (batch: Batch, tally: T) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../../../../bin/balance-worker.mjs', import.meta.url));
    let batch: Batch | undefined;
    const next = () => {
      batch = left.shift();
      if (batch) worker.postMessage(batch);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('message', (tally: T) => {
      if (batch) counted(batch, tally);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
