import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stream } from '@understory/table';
import { type Mutation, mutationsOf } from './mutations.ts';

// npm run mutants -- packages/host/src/second 300: so many small mistakes in that folder, drawn by a seed, one at a time; which of them does
// no test notice? Only tests that have to do with the file are run, and every scenario; with --long those too that play whole worlds.
// `--seed N` draws those of another run again. Nothing on the disk is changed.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: new Date().toISOString().slice(0, 10) }, long: { type: 'boolean' } },
});
const [under = 'packages', many = '15'] = positionals;
const root = fileURLToPath(new URL('../..', import.meta.url));

interface Mutant extends Mutation {
  readonly file: string;
}

const mutants = stream(values.seed, 'mutants')
  .shuffled(filesIn(join(root, under)).flatMap(mutantsOf))
  .slice(0, Number(many));
console.log(`Seed ${values.seed}: ${mutants.length} mistakes under ${under}.`);
const usual = tested(
  mutants.map((it) => it.file),
  null,
  0,
);
if (usual.status !== 0) throw new Error(`The tests fail without any mistake:\n${usual.said}`);
// Whatever takes five times as long as all of that has hung.
const patience = Math.ceil(5 * usual.time) + 60_000;
let missed = 0;
for (const [i, mutant] of mutants.entries()) {
  const { status } = tested([mutant.file], mutant, patience);
  if (status === 0) missed++;
  console.log(`${i + 1}. ${status === 0 ? 'NOBODY NOTICES' : status === null ? 'hangs' : 'noticed'} ${told(mutant)}`);
}
console.log(`${missed} of ${mutants.length} unnoticed.`);

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(
      (it) => /\.tsx?$/.test(it) && /(^|\/)src\//.test(relative(root, join(path, it))) && !it.includes('.generated.'),
    )
    .map((it) => join(path, it));
}

function mutantsOf(file: string): Mutant[] {
  return mutationsOf(file, readFileSync(file, 'utf8')).map((it) => ({ ...it, file }));
}

/** What the tests say that have to do with some files; `status` is null if they did not come to an end. */
function tested(files: readonly string[], mutant: Mutant | null, timeout: number) {
  const from = performance.now();
  const args = ['related', ...new Set(files), '--run', '--no-isolate', '--bail=1', '--reporter=dot'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...args, '--config=bench/mutants/vitest.config.ts'],
    {
      cwd: root,
      encoding: 'utf8',
      timeout,
      killSignal: 'SIGKILL',
      env: { ...process.env, MUTANT: mutant ? JSON.stringify(mutant) : '', LONG_TOO: values.long ? '1' : '' },
    },
  );
  return { status, said: `${stdout}${stderr}`, time: performance.now() - from };
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
