import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundled } from '../scripts/bundle.mjs';

// npm run bench [-- games page …] [--sources]: prints its tables, writes nothing, and fails if a bar is broken. The bundled program is
// measured, as it is on the command line and in the browser; with --sources the files as they stand, as tests run them.
const names = readdirSync(new URL('.', import.meta.url)).flatMap((it) => /^bench-(.+)[.]ts$/.exec(it)?.[1] ?? []);
const asked = process.argv.slice(2).filter((it) => it !== '--sources');
const unknown = asked.filter((it) => !names.includes(it));
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown[0]}"; there are ${names.join(', ')}.`);
  process.exit(1);
}
const { measure: bundle } = (await bundled('bench', { measure: 'bench/measure.ts' })) as { readonly measure: string };
const source = fileURLToPath(new URL('./measure.ts', import.meta.url));
const program = process.argv.includes('--sources') ? ['--import', 'tsx', source] : [bundle];
for (const name of asked.length > 0 ? asked : names) {
  const run = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...program, name], {
    stdio: 'inherit',
  });
  if (run.status !== 0) process.exitCode = 1;
}
