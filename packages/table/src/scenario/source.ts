import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseAllDocuments,
} from 'yaml';
import { harmless } from '../harmless.ts';
import { Problem } from '../problem.ts';

/** Where in a file something stands, counted from 1 as editors do. */
interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export type Path = readonly (string | number)[];

/** Something in a scenario is wrong, and where. */
export interface Finding extends Position {
  readonly message: string;
}

/** Something wrong at a path of the scenario; the code that knows the file adds the line number. */
export class ScenarioProblem extends Problem {
  readonly path: Path;

  constructor(message: string, path: Path) {
    super(message);
    this.path = path;
  }
}

/** Ten times the largest of our own. The YAML reader compares every key of a map with every other. */
const MOST = { characters: 200_000, marks: 9_000, scenarios: 300, levels: 50 } as const;

/** Why a text is not read as scenarios, or null. */
function tooMuch(text: string): string | null {
  if (text.length > MOST.characters)
    return `A scenario file has at most ${MOST.characters} characters, this one ${text.length}.`;
  const marks = count(text, /[:,]/g);
  if (marks > MOST.marks) return `A scenario file has at most ${MOST.marks} colons and commas, this one ${marks}.`;
  const scenarios = count(text, /^---/gm) + 1;
  if (scenarios > MOST.scenarios)
    return `A file has at most ${MOST.scenarios} scenarios, this one ${scenarios}: make it several files.`;
  if (levelsIn(text) > MOST.levels) return `Things stand in things, more than ${MOST.levels} levels deep.`;
  return null;
}

/** How deep things stand in things at most: the YAML reader goes as deep as they do. */
function levelsIn(text: string): number {
  return Math.max(bracketsIn(text), bracketsIn(text.replaceAll(QUOTED, '')), indentsIn(text));
}

/** A bracket in quotes is none; but an apostrophe may stand alone, so that both ways to count are looked at. */
const QUOTED = /"(?:[^"\\]|\\.)*"|'[^']*'/g;

function bracketsIn(text: string): number {
  let [level, deepest] = [0, 0];
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    level = bracket === '[' || bracket === '{' ? level + 1 : Math.max(0, level - 1);
    deepest = Math.max(deepest, level);
  }
  return deepest;
}

/** A line that begins farther in than the one that holds it is a level deeper, and so is each `-`, `?` or `:` at its beginning. */
function indentsIn(text: string): number {
  const columns: number[] = [];
  let deepest = 0;
  for (const line of text.split('\n')) {
    const [start = ''] = /^(?:[-?:]?[ \t]+)*(?:[-?:]$)?/.exec(line) ?? [];
    if (start.length === line.length && !/[-?:]/.test(line)) continue;
    const begins = [...start.matchAll(/[-?:]/g)].map((it) => it.index);
    for (const column of [...begins, start.length]) {
      while ((columns.at(-1) ?? -1) >= column) columns.pop();
      columns.push(column);
    }
    deepest = Math.max(deepest, columns.length);
  }
  return deepest;
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}

/** One YAML document of a scenario file: its data, and the place of every part of it. */
export interface Source {
  readonly data: unknown;
  /** What is wrong with the YAML itself; then there is no data. */
  readonly faults: readonly Finding[];
  /** Where a path stands; the nearest part that holds it, if it is not there. */
  where(path: Path): Position;
}

/** The documents of a file, parted by `---`. */
export function readSources(text: string, file: string): Source[] {
  const message = tooMuch(text);
  if (message !== null) {
    const at = { file, line: 1, column: 1 };
    return [{ data: null, faults: [{ ...at, message }], where: () => at }];
  }
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
  return Array.from(documents, (it) => sourceOf(it as Document, file, lines));
}

function sourceOf(document: Document, file: string, lines: LineCounter): Source {
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  const where = (path: Path) => at(offsetOf(document.contents, path));
  const faults = document.errors.map((it) => ({ ...at(it.pos[0]), message: oneLine(it.message) }));
  if (faults.length > 0) return { data: null, faults, where };
  try {
    return { data: document.toJS({ maxAliasCount: 100 }), faults, where };
  } catch (error) {
    // The only way that sound YAML has no value: aliases that multiply beyond bounds.
    return { data: null, faults: [{ ...where([]), message: oneLine(String((error as Error).message)) }], where };
  }
}

function offsetOf(contents: unknown, path: Path): number {
  let node: unknown = contents;
  let offset = startOf(node) ?? 0;
  for (const step of path) {
    if (!isCollection(node) || isAlias(node)) return offset;
    const item = isMap(node)
      ? node.items.find((it) => isPair(it) && keyOf(it.key) === String(step))
      : node.items[Number(step)];
    if (item === undefined) return offset;
    offset = startOf(isPair(item) ? item.key : item) ?? offset;
    node = isPair(item) ? item.value : item;
  }
  return offset;
}

function keyOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? (node as Node).range?.[0] : undefined;
}

/** The YAML reader says what it found word for word, and that may be a whole file. */
function oneLine(text: string): string {
  return harmless(text.split('\n')[0] ?? text);
}
