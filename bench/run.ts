import { readdirSync } from 'node:fs';
import { type Measurement, report } from './harness.ts';

/** What a file `bench-….ts` measures. */
interface Bench {
  readonly title: string;
  bench(): Measurement[];
}

// npm run bench: prints its tables, writes nothing, and fails if a bar is broken.
let hasHeld = true;
for (const file of readdirSync(new URL('.', import.meta.url)).filter((it) => it.startsWith('bench-'))) {
  const { title, bench } = (await import(`./${file}`)) as Bench;
  hasHeld = report(title, bench()) && hasHeld;
}
if (!hasHeld) process.exitCode = 1;
