import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
const binary = join(root, 'apps/cli/bin/understory.mjs');

export interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Run the program as a person would, without a terminal. */
export function understory(...args: string[]): Promise<Said> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [binary, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_OPTIONS: undefined },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** A folder of its own for the files that a test writes. */
export function desk(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'understory-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}
