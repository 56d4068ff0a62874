import { WASI } from 'node:wasi';

/** CLOCK_THREAD_CPUTIME_ID, as WASI numbers it. */
const OF_THREAD = 3;

/**
 * Processor time of this thread in milliseconds. On a machine that others use too, the clock on the wall says little; and a third of what
 * the process uses is V8's compiler and collector, which work beside on other cores. Node 20 has no clock for one thread but this one.
 */
export const busy: () => number = threadClock() ?? processClock;

/** Whether `busy` counts this thread alone, as it should. */
export const isOfThread = busy !== processClock;

/** Writes the time to a place in memory. */
type ReadClock = (clock: number, precision: bigint, at: number) => number;

function threadClock(): (() => number) | null {
  const wasi = new WASI({ version: 'preview1' });
  // `(module (memory (export "memory") 1))`: a place to write the time to.
  const bytes = [0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 0, 1, 7, 10, 1, 6, 109, 101, 109, 111, 114, 121, 2, 0];
  const instance = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes)));
  wasi.initialize(instance);
  const { memory } = instance.exports as { readonly memory: WebAssembly.Memory };
  const written = new DataView(memory.buffer);
  const { clock_time_get: read } = wasi.wasiImport as { readonly clock_time_get: ReadClock };
  // Some systems keep no such clock, and say so with a number.
  if (read(OF_THREAD, 0n, 0) !== 0) return null;
  return () => {
    read(OF_THREAD, 0n, 0);
    return Number(written.getBigUint64(0, true)) / 1e6;
  };
}

function processClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
