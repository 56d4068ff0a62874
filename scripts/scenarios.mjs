// Plays every scenario under scenarios/ through the command line, as a card author would.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const folder = join(root, 'scenarios');
const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true })
      .filter((name) => /\.ya?ml$/.test(name))
      .sort()
      .map((name) => join('scenarios', name))
  : [];
if (files.length === 0) {
  console.error('scenarios/ holds no scenario, so nothing was checked.');
  process.exit(1);
}
const play = spawnSync(process.execPath, ['apps/cli/bin/understory.mjs', 'scenario', ...files], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(play.status ?? 1);
