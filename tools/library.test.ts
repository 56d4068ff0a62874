import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

it('the example of docs/library.md runs, and does what it says', () => {
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/library.md'), 'utf8')) ?? [];
  const folder = join(root, 'node_modules/.cache/library-example');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'example.ts'), example);
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(folder, 'example.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  const [many, line, picture] = stdout.trim().split('\n');
  expect(many).toMatch(/^Built: [1-9]\d*$/);
  expect(line).toMatch(/^[A-Z].* built .*\.$/);
  expect(picture).toMatch(/^<svg … \d+ KB$/);
});
