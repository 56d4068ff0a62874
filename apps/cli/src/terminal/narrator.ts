import type { Entry, TableLine, Teller } from '@understory/table';
import { askedText, isTableLine, lineWords } from '@understory/table/words';
import pc from 'picocolors';
import { plain } from '../shared/plain.ts';

/** What the map or the prompts show by themselves. */
const SEEN = new Set(['spotted', 'labelled', 'marked']);

/** A line of the journal for a terminal; null for what needs no telling. */
export function narrated(entry: Entry, teller: Teller): string | null {
  const clause = pc.dim(entry.clause);
  if (SEEN.has(entry.kind)) return null;
  const text = teller.line(entry);
  if (text === '') return null;
  if (isTableLine(entry)) {
    const told = answered(entry, teller);
    return told && `${told}  ${clause}`;
  }
  return `  ${text}  ${clause}`;
}

/** What was asked too: nobody saw it, unless it was the person who answered. */
function answered(line: TableLine, teller: Teller): string | null {
  if (line.kind !== 'rolled' && line.hand === 'person') return null;
  const mark = line.kind === 'rolled' ? pc.yellow('⚄') : pc.cyan('·');
  const told = askedText(line, lineWords(teller, line), (it) => pc.bold(plain(it)));
  return told && `${mark} ${told}`;
}
