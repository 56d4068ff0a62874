import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

/**
 * Runs a bundle. What was compiled on the way is kept beside it, and is there at the next start for the same purpose; it is good
 * for one version of Node, which throws away what another has kept and compiles anew.
 */
export function runCompiled(file, purpose) {
  const kept = `${file}.${purpose}.${process.version}.compiled`;
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`;
  const script = new Script(source, { filename: file, cachedData });
  const isUseful = cachedData !== undefined && !script.cachedDataRejected;
  // A slip of the hand is no purpose: only what went well is kept.
  process.once('exit', (code) => {
    if (!isUseful && code === 0) keep(kept, script);
  });
  script.runInThisContext()({}, createRequire(file), {}, file, dirname(file));
}

/** Written aside and moved: whoever starts at the same time never finds half of it. */
function keep(file, script) {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, script.createCachedData());
    renameSync(draft, file);
  } catch {
    // Where nothing may be written, or nothing more, the next start takes a little longer; the program has done its work.
  }
}
