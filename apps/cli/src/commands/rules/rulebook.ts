import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../../rules', import.meta.url));

/** A clause or a table of a rulebook, as it is written there. */
export interface Passage {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Every clause and table of every rulebook. A row of a table is a passage of its own. */
export function passages(): Passage[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .flatMap((file) => passagesOf(file, readFileSync(join(FOLDER, file), 'utf8').split('\n')));
}

const BEGINS = /^(?:#+ |\s*[-*] )?\*\*([A-Z][A-Z0-9]*-[A-Z]+-(?:T\d+[A-Z]?|C\d+(?:\.\d+)?|E?\d+))(?: [^*]*)?\*\*/;

function passagesOf(file: string, lines: readonly string[]): Passage[] {
  const found: Passage[] = [];
  for (const [i, line] of lines.entries()) {
    const id = BEGINS.exec(line)?.[1];
    if (id === undefined) continue;
    const rows = isTable(id) ? rowsAfter(lines, i) : [];
    const more = isTable(id) ? rows.map((it) => it.text) : indentedAfter(lines, i);
    found.push({ id, file, line: i + 1, text: [line.replace(/^\s*[-*] /, ''), ...more].join('\n') });
    for (const row of rows.slice(2)) {
      const key = /^\|\s*([^|\s]+)/.exec(row.text)?.[1] ?? '';
      found.push({
        id: `${id}.${key}`,
        file,
        line: row.line,
        text: [rows[0]?.text, rows[1]?.text, row.text].join('\n'),
      });
    }
  }
  return found;
}

const isTable = (id: string) => /-T\d+[A-Z]?$/.test(id);

function rowsAfter(lines: readonly string[], from: number): { text: string; line: number }[] {
  const rows: { text: string; line: number }[] = [];
  for (let i = from + 1; i < lines.length && !BEGINS.test(lines[i] ?? ''); i++) {
    const text = lines[i] ?? '';
    if (text.startsWith('|')) rows.push({ text, line: i + 1 });
    else if (rows.length > 0 || text.startsWith('#')) break;
  }
  return rows;
}

function indentedAfter(lines: readonly string[], from: number): string[] {
  const more: string[] = [];
  for (let i = from + 1; i < lines.length && /^\s+\S/.test(lines[i] ?? '') && !BEGINS.test(lines[i] ?? ''); i++)
    more.push(lines[i] ?? '');
  return more;
}
