// Finds a Chromium for the browser tests, and fetches one where that can be done without asking anybody.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The shell is Chromium without its windows: pages cost it half as much.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium on this machine, or null. */
export async function findChromium() {
  const wished = process.env.CHROMIUM_PATH;
  if (wished !== undefined && wished !== '') {
    if (existsSync(wished)) return wished;
    throw new Error(`CHROMIUM_PATH is ${wished}, but there is no such file.`);
  }
  return names.map(onPath).find((path) => path !== null) ?? (await playwrights());
}

/** The path of a Chromium, installed now if need be. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found !== null) return found;
  console.log('No Chromium found; installing one for the browser tests …');
  const installs = [
    () => installFromDebian('chromium-headless-shell'),
    () => installFromDebian('chromium'),
    installFromPlaywright,
  ];
  for (const install of installs) {
    install();
    const installed = await findChromium();
    if (installed !== null) return installed;
  }
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.');
}

function onPath(name) {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim();
  return found ? found : null;
}

async function playwrights() {
  try {
    const { chromium } = await import('playwright');
    const path = chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null; // Playwright itself is not installed yet.
  }
}

function installFromDebian(chromium) {
  if (onPath('apt-get') === null) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && (onPath('sudo') === null || spawnSync('sudo', ['-n', 'true']).status !== 0)) return;
  const become = isRoot ? [] : ['sudo', '-n'];
  const apt = (...args) => run([...become, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args]);
  apt('update');
  apt('install', '-y', '--no-install-recommends', chromium, 'fonts-dejavu-core');
}

function installFromPlaywright() {
  const cli = fileURLToPath(new URL('../node_modules/playwright/cli.js', import.meta.url));
  if (existsSync(cli)) run([process.execPath, cli, 'install', 'chromium']);
}

const run = ([command, ...args]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await ensureChromium());
  } catch (problem) {
    console.error(problem.message);
    process.exitCode = 1;
  }
}
