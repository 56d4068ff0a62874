// npm run properties: the tests that try anything at all, with a seed that is new every day, so that they go on finding things.
// `npm run properties -- packages/page` runs some of them, `SEED=20260401 npm run properties` those of another day.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, setup } from './setup.mjs';

const wanted = process.argv.slice(2);
const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
const seed = process.env.SEED ?? today;
if (!/^\d{1,9}$/.test(seed)) {
  console.error(`SEED must be a number of at most nine digits, got ${seed}.`);
  process.exit(1);
}

setup();
const files = ['packages', 'apps'].flatMap(testsIn).filter((file) => isWanted(file) && triesAnything(file));
if (files.length === 0) {
  console.error(`No test of properties is in ${wanted.join(', ')}.`);
  process.exit(1);
}
console.log(`Seed ${seed}, ${files.length} files.`);
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--no-isolate', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, SEED: seed },
});
if (status !== 0) console.log(`Found with seed ${seed}. To repeat it: SEED=${seed} npm run properties -- FILE`);
process.exitCode = status ?? 1;

function testsIn(folder) {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const tests = join(root, folder, name, 'test');
    return readdirSync(tests, { recursive: true })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => relative(root, join(tests, file)));
  });
}

function isWanted(file) {
  return wanted.length === 0 || wanted.some((it) => file.includes(it));
}

/** A test that draws what it tries draws it by the seed. */
function triesAnything(file) {
  return /from '(fast-check|.*\/tools\/seed\.ts)'/.test(readFileSync(join(root, file), 'utf8'));
}
