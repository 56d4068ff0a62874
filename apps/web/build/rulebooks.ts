import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type CompiledBook, compileBook } from './compile-book.ts';
import { type RuleTable, ruleTables } from './rule-tables.ts';

const FOLDER = fileURLToPath(new URL('../../../rules/', import.meta.url));
const LIST = '/src/parts/rulebook/compiled.ts';
const BOOK = 'virtual:rulebook/';
const TABLES = '/src/parts/rulebook/compiled-tables.ts';

/**
 * Fills `compiled.ts` and `compiled-tables.ts` of the app from the rulebooks in `rules/`. Each book is a chunk of its own,
 * fetched when somebody wants to read it.
 */
export function rulebooks(): Plugin {
  return {
    name: 'understory-rulebooks',
    resolveId: (id) => (id.startsWith(BOOK) ? `\0${id}` : undefined),
    load(id) {
      if (id.endsWith(LIST)) return listModule();
      if (id.endsWith(TABLES)) return `export const ruleTables = ${JSON.stringify(allTables())};`;
      if (!id.startsWith(`\0${BOOK}`)) return undefined;
      const name = id.slice(BOOK.length + 1);
      this.addWatchFile(`${FOLDER}${name}.md`);
      const { title, html, sections } = compiled(name);
      return `export const book = ${JSON.stringify({ name, title, html, sections })};`;
    },
  };
}

function names(): string[] {
  const order = ['host2-worlds', 'host2-monsters', 'host1', 'playtest', 'maker', 'evil', 'chronicle', 'take-along'];
  const place = (name: string) => (order.indexOf(name) + order.length) % order.length;
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -3))
    .sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}

function compiled(name: string): CompiledBook {
  return compileBook(name, readFileSync(`${FOLDER}${name}.md`, 'utf8'), homeOf);
}

function allTables(): Record<string, RuleTable> {
  return Object.assign({}, ...names().map((name) => ruleTables(readFileSync(`${FOLDER}${name}.md`, 'utf8'))));
}

/** `H2-FEA` of `H2-FEA-T1.3`. */
function family(clause: string): string {
  return clause.split('-').slice(0, 2).join('-');
}

let known: Readonly<Record<string, string>> | null = null;

/** Which book a family of clauses is in, and the clauses of it, one by one, that are in another. */
function homes(): Readonly<Record<string, string>> {
  if (known) return known;
  const clauses: [clause: string, book: string][] = [];
  for (const name of names()) {
    const text = readFileSync(`${FOLDER}${name}.md`, 'utf8');
    for (const [, clause = ''] of text.matchAll(/\*\*([A-Z][A-Z0-9]*-[A-Z]+-[A-Z0-9]+)\*\*/g))
      clauses.push([clause, name]);
  }
  const books = new Map<string, string[]>();
  for (const [clause, book] of clauses) books.set(family(clause), [...(books.get(family(clause)) ?? []), book]);
  const families = Object.fromEntries([...books].map(([of, all]) => [of, mostOf(all)]));
  const strangers = clauses.filter(([clause, book]) => families[family(clause)] !== book);
  known = { ...families, ...Object.fromEntries(strangers) };
  return known;
}

/** The book that is named most often. */
function mostOf(books: readonly string[]): string {
  const count = (book: string) => books.filter((it) => it === book).length;
  return books.reduce((most, book) => (count(book) > count(most) ? book : most));
}

function homeOf(clause: string): string | null {
  return homes()[clause.replace(/\..*$/, '')] ?? homes()[family(clause)] ?? null;
}

function listModule(): string {
  const entries = names().map((name) => {
    const open = `() => import(${JSON.stringify(BOOK + name)}).then((it) => it.book)`;
    return `{ name: ${JSON.stringify(name)}, title: ${JSON.stringify(compiled(name).title)}, open: ${open} }`;
  });
  return `export const homes = ${JSON.stringify(homes())};\nexport const rulebooks = [${entries.join(',\n')}];`;
}
