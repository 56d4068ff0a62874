import { capital } from '@understory/table';
import { longest, medianTurns, type Tally } from './tally.ts';

interface Rows {
  /** By hands: one, or several that play alike. */
  readonly rows: readonly { readonly hand: string; readonly tally: Tally }[];
  /** In what its age is counted: turns, years. */
  readonly units: string;
  /** The sign of the treasure that is left after it. */
  readonly left: string;
}

/** A people's table: how often each ending comes, and what it had. */
export function section(
  people: string,
  ways: readonly { readonly kind: string; readonly clause: string }[],
  { rows, units, left }: Rows,
): string[] {
  const head = ['hand', ...ways.map((it) => it.kind), `${units}, median`, 'longest', 'built', '●', '○', left];
  const clauses = ways.map(({ kind, clause }) => `${kind} ${clause}`).join(', ');
  return [
    `## ${capital(people)}`,
    '',
    lineOf(head),
    lineOf(head.map((_, i) => (i === 0 ? '---' : '---:'))),
    ...rows.map(({ hand, tally }) => lineOf([hand, ...ways.map(({ kind }) => share(tally, kind)), ...figures(tally)])),
    '',
    `Endings: ${clauses}.`,
    '',
  ];
}

function share({ endings, plays }: Tally, kind: string): string {
  const many = endings.get(kind) ?? 0;
  if (many === 0) return '–';
  const percent = (100 * many) / plays;
  // A rare ending is told apart from one that never comes.
  return percent < 0.1 ? `${many} in ${plays}` : `${percent.toFixed(1)} %`;
}

function figures(tally: Tally): string[] {
  const mean = (sum: number) => (tally.plays === 0 ? '–' : (sum / tally.plays).toFixed(1));
  return [
    String(medianTurns(tally)),
    String(longest(tally)),
    mean(tally.built),
    mean(tally.population),
    mean(tally.treasure),
    mean(tally.left),
  ];
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
