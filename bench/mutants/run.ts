import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stream } from '@understory/table';
import type { Mutant } from './job.ts';
import { mutationsOf } from './mutations.ts';
import { tryAll } from './try-all.ts';

// npm run mutants -- packages/host/src/second 300: this many small mistakes in that folder, drawn by a seed, one at a time; which of them does
// no test notice? All of them are compiled in behind switches, and a test that comes by one is run again with that switch thrown. Only tests
// of the package are run, and every scenario; with --long those too that play whole worlds, and those of other packages that come by. `--seed N`
// draws those of another run again, `--only 7,12` tries just those of them with these numbers, `--in host/test/golden` tries them in these
// tests only, however long they take. Nothing on the disk is changed.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    only: { type: 'string' },
    in: { type: 'string' },
    long: { type: 'boolean', default: false },
  },
});
const [under = 'packages', many = '15'] = positionals;
const root = fileURLToPath(new URL('../..', import.meta.url));

const only = values.only?.split(',').map(Number);
const mutants = stream(values.seed, 'mutants')
  .shuffled(filesIn(join(root, under)).flatMap(mutantsOf))
  .slice(0, Number(many))
  .map((it, i): Mutant => ({ ...it, id: i + 1 }))
  .filter(({ id }) => only?.includes(id) ?? true);
console.log(`Seed ${values.seed}: ${mutants.length} mistakes under ${under}.`);
const noticed = await tryAll(mutants, { long: values.long, within: values.in ?? null }, (mutant, how) =>
  console.log(`${mutant.id} ${how.toUpperCase()} ${told(mutant)}`),
);
console.log(`${noticed} of ${mutants.length} noticed.`);

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(
      (it) => /\.tsx?$/.test(it) && /(^|\/)src\//.test(relative(root, join(path, it))) && !it.includes('.generated.'),
    )
    .toSorted()
    .map((it) => join(path, it));
}

function mutantsOf(file: string) {
  return mutationsOf(file, readFileSync(file, 'utf8')).map((it) => ({ ...it, file }));
}

/** `packages/maker/src/hero/odds.ts:11 if (need <= 2) return 0; → <` */
function told({ file, from, to, put }: Mutant): string {
  const code = readFileSync(file, 'utf8');
  const start = code.lastIndexOf('\n', from) + 1;
  const line = code.slice(0, from).split('\n').length;
  const end = code.indexOf('\n', to);
  const was = code.slice(start, from) + mark(code.slice(from, to), put) + code.slice(to, end);
  return `${relative(root, file)}:${line}\n     ${was.trim().replaceAll(/\s+/g, ' ')}`;
}

function mark(was: string, is: string): string {
  return `⟦${was} → ${is}⟧`;
}
