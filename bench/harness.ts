import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { busy } from './clock.ts';
import { pace } from './pace.ts';

/** One line of the table. */
export interface Measurement {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Where it must stay below or above; null = for information. */
  readonly bar: { readonly most?: number; readonly least?: number } | null;
}

/**
 * What each run costs, in milliseconds of this thread's time at the reference's pace. The machine's pace is taken again and again in between,
 * for it changes with what others do.
 */
export function timesOf(runs: Iterable<() => unknown>): number[] {
  const paces = [pace()];
  const times: number[] = [];
  let since = 0;
  for (const run of runs) {
    const before = busy();
    run();
    const took = busy() - before;
    times.push(took);
    since += took;
    if (since < OFTEN) continue;
    paces.push(pace());
    since = 0;
  }
  paces.push(pace());
  const now = middle(paces);
  return times.map((it) => it / now);
}

/** So many milliseconds lie between two looks at the pace. */
const OFTEN = 60;

/** The median of so many runs, after a warm-up. */
export function median(run: (i: number) => unknown, runs: number, warmUp = runs): number {
  for (let i = 0; i < warmUp; i++) run(i);
  return middle(timesOf(Array.from({ length: runs }, (_, i) => () => run(i))));
}

/** What one long run costs. */
export function cost(run: () => unknown): number {
  return middle(timesOf([run]));
}

export function middle(of: readonly number[]): number {
  return [...of].sort((a, b) => a - b)[of.length >> 1] ?? 0;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The heap and, beside it, what the typed arrays hold: a page's lattice is mostly the latter. */
function held(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Bytes that a call leaves in memory, once it is warm. */
export function bytesPerCall(run: (i: number) => unknown, calls: number): number {
  for (let i = 0; i < calls * 3; i++) run(i);
  let least = Number.POSITIVE_INFINITY;
  // The least of several rounds: the compiler, too, leaves things behind now and then.
  for (let round = 0; round < 5; round++) {
    collect();
    const before = held();
    for (let i = 0; i < calls; i++) run(i);
    least = Math.min(least, Math.max(0, held() - before));
  }
  return least / calls;
}

/** Megabytes that something keeps alive. */
export function megabytes<T>(make: (i: number) => T, count: number): number {
  const kept: T[] = [make(0)];
  collect();
  const before = held();
  for (let i = 1; i <= count; i++) kept.push(make(i));
  collect();
  const after = held();
  // Read once more, so that nothing was let go before it was measured.
  return kept.length > 0 ? (after - before) / count / 1024 / 1024 : 0;
}

function holds({ value, bar }: Measurement): boolean {
  return !bar || (value <= (bar.most ?? Number.POSITIVE_INFINITY) && value >= (bar.least ?? Number.NEGATIVE_INFINITY));
}

function barOf({ bar }: Measurement): string {
  if (!bar) return '';
  return bar.most !== undefined ? `≤ ${bar.most}` : `≥ ${bar.least}`;
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3);
}

/** Print the table; false if a bar is broken. */
export function report(title: string, lines: readonly Measurement[]): boolean {
  const wide = Math.max(...lines.map((it) => it.what.length));
  console.log(`\n${title}`);
  for (const line of lines) {
    const mark = line.bar ? (holds(line) ? 'ok' : 'BROKEN') : '';
    const value = `${shown(line.value)} ${line.unit}`;
    console.log(`  ${line.what.padEnd(wide)}  ${value.padStart(14)}  ${barOf(line).padEnd(8)} ${mark}`.trimEnd());
  }
  return lines.every(holds);
}
