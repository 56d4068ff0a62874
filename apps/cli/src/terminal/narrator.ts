import type { Entry, TableLine, Teller } from '@understory/table';
import pc from 'picocolors';

/** What the map or the prompts show by themselves. */
const SEEN = new Set(['spotted', 'labelled', 'marked']);

/** A line of the journal for a terminal; null for what needs no telling. */
export function narrated(entry: Entry, teller: Teller): string | null {
  const clause = pc.dim(entry.clause);
  if (SEEN.has(entry.kind)) return null;
  if (isTableLine(entry)) {
    const told = answered(entry, teller);
    return told && `${told}  ${clause}`;
  }
  const text = teller.line(entry);
  return text === '' ? null : `  ${text}  ${clause}`;
}

function isTableLine(entry: Entry): entry is Entry & TableLine {
  return entry.kind === 'rolled' || entry.kind === 'chose' || entry.kind === 'named';
}

function answered(line: TableLine, teller: Teller): string | null {
  if (line.kind === 'rolled') return thrown(line, teller.ask({ ask: 'roll', topic: line.topic }));
  if (line.kind === 'spotted' || line.hand === 'person') return null;
  const prompt = teller.ask({ ask: line.kind === 'chose' ? 'choose' : 'name', topic: line.topic });
  const what = line.kind === 'chose' ? teller.chosen(line) : line.name;
  const why = line.kind === 'chose' ? reason(line, teller) : '';
  return `${pc.cyan('·')} ${prompt} ${pc.bold(what)}${why}`;
}

function reason({ why }: TableLine & { readonly kind: 'chose' }, teller: Teller): string {
  const said = why ? teller.why(why) : '';
  return said ? `, ${said}` : '';
}

function thrown({ dice, faces, total, how }: TableLine & { readonly kind: 'rolled' }, purpose: string): string {
  const each = faces.length > 1 ? ` (${faces.join(' + ')})` : '';
  return `${pc.yellow('⚄')} ${dice} for ${purpose}: ${pc.bold(String(total))}${each}${how ? pc.dim(`, ${how}`) : ''}`;
}
