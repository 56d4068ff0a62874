import type { Seat, Topic, Why } from '../ask.ts';
import type { Entry } from '../journal.ts';
import { unreachable } from '../problem.ts';
import type { Telling } from '../telling.ts';
import { isTableLine, type TableLine } from '../told.ts';

export type Written = Omit<Entry, 'chapter'> & { readonly chapter: string; readonly [field: string]: unknown };

/** A line of the journal as a file has it: with its words, for those who read the file without the game. */
export function written<W>(world: W, telling: Telling<W>, entry: Entry): Written {
  let known = words.get(entry);
  if (!known) {
    const chapter = entry.chapter ? telling.chapter(world, entry.chapter) : '';
    const text = telling.line(world, entry);
    const parts = isTableLine(entry) ? partsOf(world, telling, entry) : {};
    const chapterTopic = entry.chapter && { chapterTopic: entry.chapter };
    known = {
      ...entry,
      ...named(world, telling, entry),
      chapter,
      ...chapterTopic,
      ...parts,
      ...(text !== '' && { text }),
    };
    words.set(entry, known);
  }
  return known;
}

/** A save writes the whole journal at each answer; what was put into words once is not told anew. */
const words = new WeakMap<Entry, Written>();

/** What a line says that things are called. */
function named<W>(world: W, telling: Telling<W>, entry: Entry): Record<string, string> {
  const words: Record<string, string> = {};
  for (const [field, value] of Object.entries(entry))
    if (CALLED.includes(field) && typeof value === 'object' && value !== null && 'kind' in value)
      words[field] = telling.called(world, value as Topic, { tick: entry.tick });
  return words;
}

/** The fields of events that say what something is called. */
const CALLED: readonly string[] = ['label', 'title', 'name', 'key'];

/** What was asked and answered, each by itself. */
function partsOf<W>(world: W, telling: Telling<W>, line: TableLine): object {
  const { topic } = line;
  switch (line.kind) {
    case 'rolled':
      return { for: telling.ask(world, { ask: 'roll', topic }) };
    case 'chose': {
      const chosen = telling.chosen(world, line);
      return { prompt: telling.ask(world, { ask: 'choose', topic }), chosen, ...becauseOf(world, telling, line) };
    }
    case 'spotted':
      return { prompt: telling.ask(world, { ask: 'spot', topic }), ...becauseOf(world, telling, line) };
    case 'named':
      return { prompt: telling.ask(world, { ask: 'name', topic }) };
    default:
      return unreachable(line);
  }
}

function becauseOf<W>(world: W, telling: Telling<W>, { why, by }: { why: Why | null; by: Seat }): object {
  const because = why ? telling.why(world, why, by) : '';
  return because === '' ? {} : { because };
}
