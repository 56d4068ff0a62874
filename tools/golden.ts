import { readFileSync, writeFileSync } from 'node:fs';
import { digest, type Entry } from '@understory/table';
import { expect } from 'vitest';

/**
 * Golden games don't say what is right, only that something changed. If it is meant, run `GOLDEN=write npm run unit -- golden`, read the
 * difference, and raise the rulebook's `version` so that older saves know.
 */
export function expectGolden(file: URL, lines: readonly string[]): void {
  if (process.env['GOLDEN'] === 'write') writeFileSync(file, `${lines.join('\n')}\n`);
  const known = readFileSync(file, 'utf8').trimEnd().split('\n');
  const at = Array.from({ length: Math.max(lines.length, known.length) }).findIndex((_, i) => lines[i] !== known[i]);
  if (at < 0) return;
  const around = (all: readonly string[]) => all.slice(Math.max(0, at - 3), at + 8).join('\n');
  expect(around(lines), `${file.pathname}, line ${at + 1}`).toBe(around(known));
}

/** A game as it is read: a heading wherever the table turns to something else, and a line for all that happened and was decided there. */
export function inFull(entries: readonly Entry[], more: (entry: Entry) => string = () => ''): string[] {
  let heading = '';
  return entries.flatMap((entry) => {
    const above = headingOf(entry);
    const lines = above === heading ? [] : heading === '' ? [above] : ['', above];
    heading = above;
    return [...lines, `${entry.kind} ${entry.clause}${factsOf(entry)}${more(entry)}`];
  });
}

/** A game in one line: what happened how often, and a sum by which any other change is noticed. */
export function inShort(entries: readonly Entry[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, count]) => `${kind} ${count}`);
  return `${kinds.join(', ')} (${digest(inFull(entries).join('\n')).slice(0, 8)})`;
}

function headingOf({ age, turn, chapter }: Entry): string {
  return `== ${age} ${turn}${chapter ? `: ${written(chapter)}` : ''}`;
}

/** Where and when a line stands is said by the lines around it; whose hand it was, by the game. Words are told otherwise tomorrow. */
const LEFT_OUT = new Set(
  'tick step age turn chapter kind clause cause hand prompt text label for because topic beads total line'.split(' '),
);

function factsOf(entry: Entry): string {
  // What an ask is about is its dice' business.
  const { about, ...facts } = entry as Entry & { readonly about?: string };
  const all = Object.entries('topic' in entry ? facts : entry).filter(
    ([key, value]) => !LEFT_OUT.has(key) && isSaid(value),
  );
  return all.length === 0
    ? ''
    : `: ${all.map(([key, value]) => (value === true ? key : `${key} ${written(value)}`)).join(', ')}`;
}

function isSaid(value: unknown): boolean {
  return (
    value !== null &&
    value !== undefined &&
    value !== '' &&
    value !== false &&
    !(Array.isArray(value) && value.length === 0)
  );
}

/** A fact in few letters: its parts one after the other, and of a long course only its ends. */
function written(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length <= 6) return value.map(written).join(' ');
    return `${value.slice(0, 2).map(written).join(' ')} … ${value.slice(-2).map(written).join(' ')}`;
  }
  if (typeof value === 'number') return String(Math.round(value * 1000) / 1000);
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).filter(([key, part]) => key !== 'line' && isSaid(part));
  return parts.map(([, part]) => written(part)).join(' ');
}
