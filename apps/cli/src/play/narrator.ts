import type { Entry } from '@understory/table';
import pc from 'picocolors';

/** What lines of the journal may have besides the fields of all of them; see `TableLine` and the notes of each rule. */
interface Line extends Entry {
  readonly text?: string;
  readonly prompt?: string;
  readonly hand?: string;
  readonly name?: string;
  readonly dice?: string;
  readonly faces?: readonly number[];
  readonly total?: number;
  readonly for?: string;
  readonly how?: string;
  /** Why an autopilot chose it. */
  readonly because?: string;
}

/** What the map or the prompts show by themselves. */
const SEEN = new Set(['spotted', 'labelled', 'marked']);

/** A line of the journal for a terminal; null for what needs no telling. */
export function narrated(entry: Entry): string | null {
  const line: Line = entry;
  const clause = pc.dim(line.clause);
  if (line.kind === 'rolled') return `${thrown(line)}  ${clause}`;
  if (SEEN.has(line.kind)) return null;
  if (line.kind === 'chose' || line.kind === 'named') {
    const what = line.kind === 'chose' ? line.text : line.name;
    const why = line.because === undefined ? '' : `, ${line.because}`;
    return line.hand === 'person' ? null : `${pc.cyan('·')} ${line.prompt} ${pc.bold(what ?? '')}${why}  ${clause}`;
  }
  return line.text ? `  ${line.text}  ${clause}` : null;
}

function thrown({ dice, faces = [], total, for: what, how }: Line): string {
  const each = faces.length > 1 ? ` (${faces.join(' + ')})` : '';
  return `${pc.yellow('⚄')} ${dice} for ${what}: ${pc.bold(String(total))}${each}${how ? pc.dim(`, ${how}`) : ''}`;
}
