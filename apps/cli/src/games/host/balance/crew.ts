import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { World } from '@understory/host';

/** Some seeds of a setting, for one worker: `from` to `to`, both included. */
export interface Batch<Setting> {
  /** Which of the settings. */
  readonly nth: number;
  readonly setting: Setting;
  readonly from: number;
  readonly to: number;
}

export function seedsOf({ from, to }: Pick<Batch<unknown>, 'from' | 'to'>): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
}

/** How tallies of one sort are summed up, and who is told how far it is. */
export interface Sums<T> {
  /** Which edition's workers play, by its name in saves. */
  readonly edition: World['edition'];
  fresh(): T;
  add(to: T, more: T): void;
  told(done: number, all: number): void;
}

/** Seeds a batch: small enough that all cores have something to do until the end. */
const SIZE = 20;

/** Play this many seeds of each setting on all cores. The tallies do not depend on which core plays which seed. */
export async function tallied<T>(
  settings: readonly unknown[],
  seeds: number,
  { edition, fresh, add, told }: Sums<T>,
): Promise<T[]> {
  const tallies = settings.map(fresh);
  const left = batches(settings, seeds);
  const all = settings.length * seeds;
  let done = 0;
  const crew = Array.from({ length: Math.min(availableParallelism(), left.length) }, () =>
    manned<T>(edition, left, ({ nth, from, to }, tally) => {
      const sum = tallies[nth];
      if (sum) add(sum, tally);
      done += to - from + 1;
      told(done, all);
    }),
  );
  await Promise.all(crew);
  return tallies;
}

function batches(settings: readonly unknown[], seeds: number): Batch<unknown>[] {
  return settings.flatMap((setting, nth) =>
    Array.from({ length: Math.ceil(seeds / SIZE) }, (_, i) => ({
      nth,
      setting,
      from: i * SIZE + 1,
      to: Math.min(seeds, (i + 1) * SIZE),
    })),
  );
}

/**
 * Megabytes for what is young, twice the usual: with room for a few histories most of one is forgotten before the collector comes by, and
 * need not be copied. All threads together then need a twelfth less time.
 */
const YOUNG = 96;

/** One worker, that takes batch after batch until none is left. */
function manned<T>(
  edition: string,
  left: Batch<unknown>[],
  counted: (batch: Batch<unknown>, tally: T) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../../../bin/balance-worker.mjs', import.meta.url), {
      workerData: { edition },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
    });
    let batch: Batch<unknown> | undefined;
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
