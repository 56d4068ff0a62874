import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'watchdog-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the watchdog of npm run mutants', () => {
  const watchdog = pathToFileURL(join(root, 'bench/mutants/watchdog.ts')).href;

  it('kills a process in which a mistake made a loop endless, and writes down which', () => {
    const { signal, findings } = played('watchFrom(7, 0); for (;;);');
    expect(signal).toBe('SIGKILL');
    expect(findings).toBe('{"kind":"hung","id":7}\n');
  });

  it('leaves alone what ends in time, and what is not watched any more', () => {
    const busy = 'const end = performance.now() + 2500; while (performance.now() < end);';
    for (const code of ['watchFrom(7, 1e9);', 'watchFrom(7, 0); watchTo();'])
      expect(played(`${code} ${busy}`)).toEqual({ signal: null, findings: '' });
  });

  function played(code: string) {
    const script = join(folder, 'script.mts');
    const findings = join(folder, 'findings');
    writeFileSync(findings, '');
    writeFileSync(script, `import { watchFrom, watchTo } from '${watchdog}';\n${code}\n`);
    const { signal } = spawnSync(process.execPath, ['--import', 'tsx', script], {
      cwd: root,
      env: { ...process.env, MUTANTS: folder },
    });
    return { signal, findings: readFileSync(findings, 'utf8') };
  }
});
