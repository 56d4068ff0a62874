// Which clauses of rules/ does no test name? `npm run rules:coverage` lists them by section and fails if there are any.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const clauseId = String.raw`[A-Z][A-Z0-9]*-[A-Z]+-(?:C\d+(?:\.\d+)?|E?\d+)`;
const tableId = String.raw`[A-Z][A-Z0-9]*-[A-Z]+-T\d+[A-Z]?`;

/** What a rulebook defines: its clauses, and each row of its tables. A row knows all the numbers it answers to. */
export function definitions(text) {
  const found = [];
  let table = null;
  for (const line of text.split('\n')) {
    const bold = new RegExp(`^(?:#+ |\\s*[-*] )?\\*\\*(${tableId}|${clauseId})(?: [^*]*)?\\*\\*`).exec(line)?.[1];
    if (bold !== undefined) {
      table = new RegExp(`^${tableId}$`).test(bold) ? { id: bold, rows: 0 } : null;
      if (table === null) found.push({ id: bold, section: sectionOf(bold) });
    } else if (line.startsWith('#')) {
      table = null;
    } else if (table !== null && line.startsWith('|')) {
      table.rows += 1;
      const isHead = table.rows <= 2;
      if (!isHead) found.push(row(table.id, line.split('|')[1].trim()));
    } else if (table !== null && table.rows > 0) {
      table = null;
    }
  }
  return found;
}

function row(table, cell) {
  const [, first, last] = /^(\d+)(?:\s*[–-]\s*(\d+))?/.exec(cell) ?? [];
  const key = first === undefined ? cell.split(/\s/)[0] : last === undefined ? first : `${first}–${last}`;
  const numbers = first === undefined ? null : [Number(first), Number(last ?? first)];
  return { id: `${table}.${key}`, section: sectionOf(table), table, numbers };
}

const sectionOf = (id) => id.split('-').slice(0, 2).join('-');

/** The clauses and rows that a text names in full: H2-PRI-01, H2-FEA-T1.3, H2-FEA-T1.1–5. */
export function named(text) {
  const clauses = new Set(Array.from(text.matchAll(new RegExp(`(?<![\\w-])${clauseId}(?![\\w])`, 'g')), ([id]) => id));
  const rows = new Map();
  for (const [, table, word, first, last] of text.matchAll(
    new RegExp(`(?<![\\w-])(${tableId})\\.(?:([A-Za-z]+)|(\\d+)(?:[–-](\\d+))?)`, 'g'),
  )) {
    const asked = rows.get(table) ?? [];
    asked.push(word === undefined ? [Number(first), Number(last ?? first)] : word);
    rows.set(table, asked);
  }
  return { clauses, rows };
}

/** Does one of these names mean this clause or row? */
export function isNamed(it, names) {
  if (it.table === undefined) return names.clauses.has(it.id);
  return (names.rows.get(it.table) ?? []).some((asked) =>
    typeof asked === 'string'
      ? it.id === `${it.table}.${asked}`
      : it.numbers !== null && asked[0] <= it.numbers[1] && it.numbers[0] <= asked[1],
  );
}

/** Is this clause excused by an entry: a section (H2-CIV), one clause (H2-NEX-07) or a range (H2-INV-05..15)? */
export function isExcused(it, file, entry) {
  if (entry.file !== file) return false;
  const [from, to] = entry.ids.split('..');
  if (to === undefined) return it.section === from || it.id === from || it.table === from;
  const number = (id) => Number(/\d+$/.exec(id)?.[0]);
  const inSection = it.table === undefined && it.section === sectionOf(from);
  return inSection && number(from) <= number(it.id) && number(it.id) <= Number(to);
}

/** The rulebooks and what each defines. */
export function rulebooks() {
  return readdirSync(join(root, 'rules'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((file) => ({ file, defines: definitions(readFileSync(join(root, 'rules', file), 'utf8')) }));
}

/** The sections that no code plays yet, and the most clauses that they may hold together. */
export const notYetBuilt = () => JSON.parse(readFileSync(join(root, 'rules/not-yet-built.json'), 'utf8'));

/** Every test and scenario, with its comments taken out: a clause in a comment is not tested. */
export function tests() {
  const folders = ['packages', 'apps'].flatMap((group) =>
    inside(group).flatMap((name) => [join(group, name, 'test'), join(group, name, 'e2e')]),
  );
  return [...folders.flatMap(filesUnder), ...filesUnder('scenarios')]
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) || /^scenarios.*\.ya?ml$/.test(file))
    .map((file) => ({
      file: file.split(sep).join('/'),
      text: withoutComments(readFileSync(join(root, file), 'utf8')),
    }));
}

const inside = (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []);

const filesUnder = (folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    : [];

const withoutComments = (text) => text.replace(/^\s*(\/\/|\/\*|\*|#).*$/gm, '');

/** What the tests are called: the first text of it(...), test(...), describe(...), also after .each([...]). */
export function titles({ file, text }) {
  if (!file.endsWith('.ts') && !file.endsWith('.tsx')) return text;
  const title =
    /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/g;
  return Array.from(text.matchAll(title), ([, a, b, c]) => a ?? b ?? c).join('\n');
}

function report() {
  const names = named(
    tests()
      .map(({ text }) => text)
      .join('\n'),
  );
  const { entries } = notYetBuilt();
  const missing = new Map();
  for (const { file, defines } of rulebooks()) {
    const built = defines.filter((it) => !entries.some((entry) => isExcused(it, file, entry)));
    const unnamed = built.filter((it) => !isNamed(it, names));
    const rows = defines.filter((it) => it.table !== undefined).length;
    console.log(
      `${file.padEnd(18)} ${String(defines.length - rows).padStart(4)} clauses, ${String(rows).padStart(3)} table rows; ` +
        `${built.length} built, ${built.length - unnamed.length} of them named in tests`,
    );
    for (const it of unnamed) missing.set(it.section, [...(missing.get(it.section) ?? []), it.id]);
  }
  if (missing.size === 0) return 0;
  console.log('\nNo test names these:');
  for (const [section, ids] of missing) console.log(`  ${section} (${ids.length}): ${ids.join(' ')}`);
  return 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = report();
