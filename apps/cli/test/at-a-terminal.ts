import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run-understory.ts';

const binary = join(root, 'apps/cli/bin/understory.mjs');

/** What a person types, each when the screen shows its cue. */
export type Typing = readonly (readonly [cue: string | RegExp, keys: string])[];

export const KEYS = { enter: '\r', leave: '\u0003', down: '\u001b[B', up: '\u001b[A', back: '\u007f' } as const;

interface Seen {
  /** All that was on the screen, one after another, without colours and movements of the cursor. */
  readonly text: string;
  /** The same as it came. */
  readonly raw: string;
  readonly code: number | null;
}

/** Run the program in a terminal of its own: `script` lends it one. Windows has none. */
export function atTerminal(args: readonly string[], typing: Typing, size = { rows: 50, columns: 120 }): Promise<Seen> {
  const command = [process.execPath, binary, ...args].map(quoted).join(' ');
  const sized = `stty rows ${size.rows} cols ${size.columns}; exec ${command}`;
  const given =
    process.platform === 'darwin'
      ? ['-q', '/dev/null', 'sh', '-c', sized]
      : ['-q', '-e', '-c', `sh -c ${quoted(sized)}`, '/dev/null'];
  return new Promise((resolve, reject) => {
    const child = spawn('script', given, {
      cwd: root,
      env: { ...process.env, TERM: 'xterm', CI: undefined, NODE_OPTIONS: undefined },
    });
    let [raw, from, next] = ['', 0, 0];
    child.stdout.on('data', (data) => {
      raw += data;
      const text = stripVTControlCharacters(raw);
      for (let cue = typing[next]; cue && has(text.slice(from), cue[0]); cue = typing[next]) {
        from = text.length;
        next++;
        child.stdin.write(cue[1]);
      }
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ raw, text: stripVTControlCharacters(raw), code }));
  });
}

function has(text: string, cue: string | RegExp): boolean {
  return typeof cue === 'string' ? text.includes(cue) : cue.test(text);
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
