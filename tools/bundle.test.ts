import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { inSources } from '../apps/cli/src/shared/in-sources.ts';
import { bundled } from '../scripts/bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bundles = join(root, 'node_modules/.cache/understory/bundles');
const require = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'understory-bundle-'));
const names: string[] = [];

afterAll(() => {
  rmSync(folder, { recursive: true });
  for (const it of readdirSync(bundles).filter((file) => names.some((name) => file.startsWith(name))))
    rmSync(join(bundles, it), { recursive: true });
});

/** A program of two files, of which the one says what the other knows. */
function program(name: string, knows: string) {
  names.push(`${name}-`, `${name}.json`);
  const known = join(folder, `${name}-known.ts`);
  writeFileSync(known, `export const known: string = ${JSON.stringify(knows)};\n`);
  const entry = join(folder, `${name}.ts`);
  writeFileSync(entry, `import { known } from './${name}-known.ts';\n\nexport const said = known;\n`);
  return { known, entry, entries: { it: relative(root, entry) } };
}

const run = async (name: string, entries: { readonly it: string }) => {
  const { it: file } = (await bundled(name, entries)) as { it: string };
  return { file, ...(require(file) as { said: unknown }) };
};

describe('a bundle', () => {
  it('is found again, once its sources have lain for a moment', async () => {
    const { entries } = program('probe-again', 'this');
    const built = await vi.waitUntil(async () => {
      const first = await run('probe-again', entries);
      return (await run('probe-again', entries)).file === first.file && first;
    });
    expect(built.said).toBe('this');
  });

  it('is never older than any of its sources', async () => {
    const { known, entries } = program('probe-edit', 'this');
    await run('probe-edit', entries);
    for (const said of ['that', 'what', 'thus']) {
      writeFileSync(known, `export const known: string = '${said}';\n`);
      expect((await run('probe-edit', entries)).said).toBe(said);
    }
  });

  it('is not left in place of one that can no longer be built', async () => {
    const { known, entries } = program('probe-broken', 'this');
    await run('probe-broken', entries);
    writeFileSync(known, 'export const known = ;\n');
    await expect(run('probe-broken', entries)).rejects.toThrow(/probe-broken-known\.ts:1:21/);
    expect(readdirSync(bundles).filter((it) => it.startsWith('probe-broken-'))).toHaveLength(1);
  });

  it('may be built by several at once', async () => {
    const { entries } = program('probe-many', 'this');
    const built = await Promise.all(Array.from({ length: 4 }, () => elsewhere('probe-many', entries)));
    expect(built).toEqual(['this', 'this', 'this', 'this']);
  });

  it('keeps the address of each file it was made of, and tells it in traces', async () => {
    const { entry, entries } = program('probe-trace', '');
    writeFileSync(
      entry,
      `const where = import.meta.url;\n\nfunction lost(): string {\n  return new Error(where).stack ?? '';\n}\nexport const said = lost();\n`,
    );
    const trace = inSources(String((await run('probe-trace', entries)).said));
    expect(trace.split('\n').slice(0, 2)).toEqual([
      `Error: file://${entry}`,
      expect.stringContaining(`lost (${entry}:4:10)`),
    ]);
  });
});

/** What a process of its own gets. */
function elsewhere(name: string, entries: { readonly it: string }): Promise<string> {
  const script = `
    import { createRequire } from 'node:module';
    import { bundled } from ${JSON.stringify(new URL('../scripts/bundle.mjs', import.meta.url).href)};
    const { it } = await bundled(${JSON.stringify(name)}, ${JSON.stringify(entries)});
    process.stdout.write(createRequire(it)(it).said);`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
    });
    child.on('error', reject);
    child.on('close', () => resolve(said));
  });
}
