// Makes one file of a program in many, so that it starts at once. Bundles lie beside the dependencies, and are made anew when a source
// has changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const bundles = join(root, 'node_modules/.cache/understory/bundles');

/** The files of a program's entries, bundled; built now if they never were, or if anything that they are made of has changed. */
export async function bundled(name, entries) {
  const kept = recordOf(name);
  const { folder } = kept !== null && isFresh(kept) ? kept : await build(name, entries);
  return Object.fromEntries(Object.keys(entries).map((it) => [it, join(bundles, folder, `${it}.cjs`)]));
}

/** Each build has a folder of its own, and is complete before the record names it: builds at the same time don't meet. */
async function build(name, entries) {
  const { build: esbuild } = await import('esbuild');
  const folder = join(bundles, `${name}-${process.pid}-${Date.now()}`);
  mkdirSync(folder, { recursive: true });
  const inputs = Object.fromEntries(BESIDE.map((it) => [it, stampOf(it)]));
  try {
    await esbuild({
      absWorkingDir: root,
      entryPoints: entries,
      outdir: folder,
      outExtension: { '.js': '.cjs' },
      bundle: true,
      // Such modules, other than the newer sort, can be kept compiled (run-compiled.mjs).
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      tsconfig: 'tsconfig.base.json',
      // Large, and wanted only by who prints.
      external: ['@cantoo/*'],
      // For whoever reads a trace; the program itself never looks at it.
      sourcemap: 'external',
      sourcesContent: false,
      plugins: [ownFiles(inputs)],
      logLevel: 'silent',
    });
  } catch (problem) {
    rmSync(folder, { recursive: true });
    throw problem;
  }
  const record = { root, folder: basename(folder), inputs };
  const draft = join(folder, 'record.json');
  writeFileSync(draft, JSON.stringify(record));
  renameSync(draft, recordFile(name));
  sweep(name);
  return record;
}

/** Sees to our own files: what each was when it was read, and that `import.meta.url` goes on meaning the file it is written in. */
function ownFiles(inputs) {
  return {
    name: 'own files',
    setup({ onLoad }) {
      onLoad({ filter: /[.]ts$/ }, ({ path }) => {
        const file = relative(root, path);
        if (file.startsWith('node_modules')) return null;
        for (const it of [file, ...packageOf(file)]) if (!(it in inputs)) inputs[it] = stampOf(it);
        const address = JSON.stringify(pathToFileURL(path).href);
        return { contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', address), loader: 'ts' };
      });
    },
  };
}

/** What makes a bundle what it is, besides its sources. */
const BESIDE = ['node_modules/.package-lock.json', 'tsconfig.base.json', 'scripts/bundle.mjs'];

/** The file that says which doors a package has. */
function packageOf(file) {
  const [kind, name] = file.split(sep);
  return kind === 'packages' || kind === 'apps' ? [join(kind, name, 'package.json')] : [];
}

/**
 * A time of change can't be set by hand: whatever has been written to since has another. Only what was written a moment ago might be
 * written to again in the same tick of the clock; it has no stamp, and the next call builds once more.
 */
function stampOf(file) {
  const found = statSync(root + file, { throwIfNoEntry: false });
  if (!found) return 'missing';
  return Date.now() - found.ctimeMs > TICK ? `${found.ctimeMs} ${found.size}` : null;
}

/** More milliseconds than pass between two ticks of any file system's clock that we know. */
const TICK = 50;

const recordFile = (name) => join(bundles, `${name}.json`);

function recordOf(name) {
  const file = recordFile(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function isFresh({ root: where, folder, inputs }) {
  if (where !== root || !existsSync(join(bundles, folder))) return false;
  return Object.entries(inputs).every(([file, stamp]) => stamp !== null && stampOf(file) === stamp);
}

/** Earlier builds stay a while, since somebody may be playing with one: all of the last hour, and this many besides. */
const KEPT = 3;
const HOUR = 3_600_000;

function sweep(name) {
  const builds = readdirSync(bundles)
    .filter((it) => it.startsWith(`${name}-`))
    .map((it) => ({ it, made: statSync(join(bundles, it), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.made - a.made);
  for (const { it, made } of builds.slice(KEPT))
    if (Date.now() - made > HOUR) rmSync(join(bundles, it), { recursive: true, force: true });
}
