import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** One line of the table. */
export interface Measurement {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Where it must stay below or above; null = for information. */
  readonly bar: { readonly most?: number; readonly least?: number } | null;
}

/** Processor time in milliseconds: on a machine that others use too, the clock on the wall says little. */
export function busy(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The median processor time of a run in milliseconds, after a warm-up. */
export function median(run: (i: number) => unknown, runs: number, warmUp = runs): number {
  for (let i = 0; i < warmUp; i++) run(i);
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    const before = busy();
    run(i);
    times.push(busy() - before);
  }
  times.sort((a, b) => a - b);
  return times[runs >> 1] ?? 0;
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

/** A busy machine may be given slack: `SLACK=2 npm run bench`. Ratios and sizes are not loosened. */
const { SLACK = '1' } = process.env;
const slack = Number(SLACK);
const TIMED = new Set(['ms', '/s']);

function holds({ value, bar, unit }: Measurement): boolean {
  const ease = TIMED.has(unit) ? slack : 1;
  return (
    !bar ||
    (value <= (bar.most ?? Number.POSITIVE_INFINITY) * ease && value >= (bar.least ?? Number.NEGATIVE_INFINITY) / ease)
  );
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
