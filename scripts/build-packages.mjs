// npm run build: every package as JavaScript with types, ready to be published, in dist/node_modules/@understory.
// Development needs none of it: there the packages export their TypeScript sources.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, setup } from './setup.mjs';

const out = join(root, 'dist/node_modules/@understory');

setup();
rmSync(join(root, 'dist'), { recursive: true, force: true });
const compiled = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.publish.json'], {
  cwd: root,
  stdio: 'inherit',
});
if (compiled.status !== 0) process.exit(compiled.status ?? 1);

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
for (const name of readdirSync(join(root, 'packages'))) write(name);
console.log(`${readdirSync(out).length} packages are in dist/node_modules/@understory.`);

function write(name) {
  const from = join(root, 'packages', name);
  const to = join(out, name);
  mkdirSync(to, { recursive: true });
  const {
    private: _,
    exports,
    dependencies = {},
    ...about
  } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const published = {
    ...about,
    version,
    engines: { node: '>=20.19' },
    exports: mapped(exports, (file) => ({
      types: file.replace(/[.]ts$/, '.d.ts'),
      default: file.replace(/[.]ts$/, '.js'),
    })),
    files: ['src'],
    dependencies: mapped(dependencies, (wanted, it) => (it.startsWith('@understory/') ? version : wanted)),
  };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  for (const file of ['README.md', 'LICENSE']) {
    const found = [join(from, file), join(root, file)].find((it) => existsSync(it));
    if (found) copyFileSync(found, join(to, file));
  }
  // The compiler rewrites imports of `.ts` in what is run, but not in the types.
  for (const file of typesIn(join(to, 'src'))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/((?:from|import\() ?['"][.][^'"]*)[.]ts(['"])/g, '$1.js$2'));
  }
}

function mapped(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

function typesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((it) => it.endsWith('.d.ts'))
    .map((it) => join(folder, it));
}
