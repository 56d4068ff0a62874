// Makes sure that what package-lock.json asks for is installed. Costs nothing when it is.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export function setup() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Understory needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Installing what package-lock.json asks for (a minute or two the first time) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const install = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    console.error('npm ci did not succeed; its complaint is above. Is the network there?');
    process.exit(1);
  }
}

/** npm writes node_modules/.package-lock.json last; it lists what is really there. */
function isInstalled() {
  const [wanted, there] = [`${root}package-lock.json`, `${root}node_modules/.package-lock.json`];
  if (!existsSync(there)) return false;
  return statSync(there).mtimeMs >= statSync(wanted).mtimeMs || holdsAll(packagesIn(wanted), packagesIn(there));
}

/** A lock file that is newer but asks for nothing new (a branch changed and changed back) is no reason to install. */
function holdsAll(wanted, there) {
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || there[path]?.version === version,
  );
}

const packagesIn = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages;

/** The command line is ready too: a first world has it built, and what it compiles is kept for the next ones. */
function makeReady() {
  const program = fileURLToPath(new URL('../apps/cli/bin/understory.mjs', import.meta.url));
  const first = spawnSync(process.execPath, [program, 'host', '--seed', '1', '--out', '-'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (first.status === 0) return;
  console.error(first.stderr);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setup();
  makeReady();
}
