import { lexer, type Token, type Tokens } from 'marked';

/** What a table of the rulebook says for each number: `['1–5', 'A vein along the whole centre line']`. */
export type RuleTable = readonly (readonly [numbers: string, says: string])[];

const LONGEST = 64;

/** The tables of a rulebook by their clause, in plain words, to be shown beside the dice that are thrown on them. */
export function ruleTables(text: string): Record<string, RuleTable> {
  const found: Record<string, RuleTable> = {};
  for (const { clause, table } of namedTables(lexer(text))) {
    const rows = table.rows.map(
      (row) =>
        [
          (row[0]?.text ?? '').trim(),
          plain(
            row
              .slice(1, 2)
              .map(({ text: it }) => it)
              .join(' '),
          ),
        ] as const,
    );
    if (rows.every(([numbers]) => /^\d+(?:[–-]\d+)?$/.test(numbers))) found[clause] = rows;
  }
  return found;
}

/** A table belongs to the clause in bold just above it. */
export function namedTables(tokens: readonly Token[]): { clause: string; table: Tokens.Table }[] {
  const named: { clause: string; table: Tokens.Table }[] = [];
  let clause: string | undefined;
  for (const token of tokens) {
    // A word on how to read the table may stand between.
    if (token.type === 'paragraph') clause = /^\*\*([A-Z0-9]+-[A-Z]+-T\d+[A-Z]?)\b/.exec(token.raw)?.[1] ?? clause;
    else if (token.type !== 'space') {
      if (token.type === 'table' && clause) named.push({ clause, table: token as Tokens.Table });
      clause = undefined;
    }
  }
  return named;
}

/** Without marks, asides and the ids of other clauses. */
function plain(cell: string): string {
  const words = cell
    .replace(/`[^`]*`/g, '')
    .replace(/\([^()]*\)/g, '')
    .replace(/[:;,]?\s*\b(?:H1|H2|PT|DM|DE)-[A-Z]+-[A-Z]?\d+[A-Z]?(?:\.\d+)?/g, '')
    .replace(/[*_]/g, '')
    .replace(/\s+([.,;:])/g, '$1')
    .replace(/\s+/g, ' ')
    // What stood before the id of a clause.
    .replace(/[\s:;,]+$/, '')
    .trim();
  if (words.length <= LONGEST) return words;
  return `${words.slice(0, words.lastIndexOf(' ', LONGEST))} …`;
}
