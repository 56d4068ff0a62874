import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../src/offline/worker.ts', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
/** Browsers that know service workers know the newer format. */
const LEFT_OUT = /\.(woff|map)$/;

/** Writes the service worker beside the built app: every file that was built is in its list, and its version is made from them. */
export function offline(): Plugin {
  return {
    name: 'understory-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle).map((it) => ({
          name: it.fileName,
          content: it.type === 'chunk' ? it.code : it.source,
        }));
        const given = readdirSync(PUBLIC).map((name) => ({ name, content: readFileSync(PUBLIC + name) }));
        const files = [...built, ...given]
          .filter(({ name }) => !LEFT_OUT.test(name))
          .sort((a, b) => (a.name < b.name ? -1 : 1));
        const hash = createHash('sha256');
        for (const { name, content } of files) hash.update(name).update(content);
        const list = JSON.stringify(files.map(({ name }) => name));
        const { code } = transformSync(readFileSync(WORKER, 'utf8'), {
          loader: 'ts',
          format: 'iife',
          minify: true,
          target: 'es2023',
          define: { FILES: 'files', VERSION: JSON.stringify(hash.digest('hex').slice(0, 12)) },
        });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: `const files=${list};${code}` });
      },
    },
  };
}
