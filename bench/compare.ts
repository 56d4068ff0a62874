import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { AUTOPILOTS } from '@understory/table';
import { build } from 'esbuild';
import { root } from '../scripts/setup.mjs';
import { middle } from './harness.ts';

// npm run compare -- REVISION [rounds] [games]: how long whole histories take, with another revision of the rules and with these, in turn, as a
// table in Markdown. Each round is a process of its own that first plays as many games to become warm.
const [revision, rounds = '3', games = '100'] = process.argv.slice(2);
if (!revision) {
  console.error('Say with which revision to compare: npm run compare -- v0.5.0');
  process.exit(1);
}
const commit = execFileSync('git', ['rev-parse', '--short', `${revision}^{commit}`], {
  cwd: root,
  encoding: 'utf8',
}).trim();
const home = join(root, 'node_modules/.cache/understory/compared');
const before = await bundleOf(checkedOut(commit));
const now = await bundleOf(root);
console.log(`| main thread, ms a history | ${commit} | now | times as quick |\n|---|---|---|---|`);
for (const hand of AUTOPILOTS) {
  const [was, is]: [number[], number[]] = [[], []];
  for (let i = 0; i < Number(rounds); i++) {
    was.push(took(before, hand));
    is.push(took(now, hand));
  }
  const [old, fresh] = [middle(was), middle(is)];
  console.log(`| ${hand} | ${old.toFixed(1)} | ${fresh.toFixed(1)} | ${(old / fresh).toFixed(2)} |`);
}

function took(program: string, hand: string): number {
  const run = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', program, hand, games], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return Number(run.stdout);
}

/** The sources of a commit. They lie among what is installed, and so find it; of our own packages they see their own. */
function checkedOut(of: string): string {
  const folder = join(home, of);
  if (!existsSync(folder)) {
    mkdirSync(join(folder, 'node_modules/@understory'), { recursive: true });
    const packed = execFileSync('git', ['archive', of], { cwd: root, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x'], { cwd: folder, input: packed });
    for (const it of readdirSync(join(folder, 'packages')))
      symlinkSync(join(folder, 'packages', it), join(folder, 'node_modules/@understory', it), 'junction');
  }
  // What measures is the same on both sides.
  for (const it of ['compared', 'clock', 'pace', 'whole-games'])
    copyFileSync(join(root, `bench/${it}.ts`), join(folder, `bench/${it}.ts`));
  return folder;
}

async function bundleOf(folder: string): Promise<string> {
  const outfile = join(home, folder === root ? 'now.cjs' : `${commit}.cjs`);
  await build({
    absWorkingDir: folder,
    entryPoints: ['bench/compared.ts'],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    tsconfig: 'tsconfig.base.json',
    external: ['@cantoo/*'],
    logLevel: 'silent',
  });
  return outfile;
}
