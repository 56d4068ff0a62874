import { isOfThread } from './clock.ts';
import { type Measurement, report } from './harness.ts';
import { pace } from './pace.ts';

/** What a file `bench-….ts` measures. */
interface Bench {
  readonly title: string;
  bench(): Measurement[] | Promise<Measurement[]>;
}

// One table, in a process of its own: what one measures should not be warmed, or cluttered, by another.
async function measure(name: string): Promise<void> {
  const { title, bench } = (await import(`./bench-${name}.ts`)) as Bench;
  const lines = await bench();
  const beside = isOfThread ? '' : '; this system counts all threads together';
  if (!report(`${title} (the machine's pace: ${pace().toFixed(2)}${beside})`, lines)) process.exitCode = 1;
}

measure(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
