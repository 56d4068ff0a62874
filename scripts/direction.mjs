// Checks who imports whom, and that the check itself still reads our files: with a compiler
// it can't use, dependency-cruiser finds nothing at all and is content.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const folders = ['packages', 'apps'].filter((folder) => existsSync(folder));
const cruise = spawnSync(
  process.execPath,
  ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...folders, '--output-type', 'err'],
  { encoding: 'utf8' },
);
const said = `${cruise.stdout}${cruise.stderr}`.trim();
console.log(said);
const modules = Number(/\((\d+) modules/.exec(said)?.[1] ?? 0);
if (cruise.status !== 0) process.exit(1);
if (modules === 0) {
  console.error('direction: 0 modules were read, so nothing was checked. Is the installed TypeScript version 6?');
  process.exit(1);
}
