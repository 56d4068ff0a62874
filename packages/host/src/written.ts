import { type Entry, type TableLine, type Telling, unreachable, type Why } from '@understory/table';
import { isTableLine } from '@understory/table/words';
import type { World } from './world.ts';

export type Written = Omit<Entry, 'chapter'> & { readonly chapter: string; readonly [field: string]: unknown };

/** A line of the journal as a file has it: with its words, for those who read the file without the game. */
export function written<W extends World>(world: W, telling: Telling<W>, entry: Entry): Written {
  let known = words.get(entry);
  if (!known) {
    const chapter = entry.chapter ? telling.chapter(world, entry.chapter) : '';
    const text = telling.line(world, entry);
    const parts = isTableLine(entry) ? partsOf(world, telling, entry) : {};
    const chapterTopic = entry.chapter && { chapterTopic: entry.chapter };
    known = { ...entry, chapter, ...chapterTopic, ...parts, ...(text !== '' && { text }) };
    words.set(entry, known);
  }
  return known;
}

/** A save writes the whole journal at each answer; what was put into words once is not told anew. */
const words = new WeakMap<Entry, Written>();

/** What was asked and answered, each by itself. */
function partsOf<W extends World>(world: W, telling: Telling<W>, line: TableLine): object {
  const { topic } = line;
  switch (line.kind) {
    case 'rolled':
      return { for: telling.ask(world, { ask: 'roll', topic }) };
    case 'chose': {
      const chosen = telling.chosen(world, line);
      return { prompt: telling.ask(world, { ask: 'choose', topic }), chosen, ...becauseOf(world, telling, line.why) };
    }
    case 'spotted':
      return { prompt: telling.ask(world, { ask: 'spot', topic }), ...becauseOf(world, telling, line.why) };
    case 'named':
      return { prompt: telling.ask(world, { ask: 'name', topic }) };
    default:
      return unreachable(line);
  }
}

function becauseOf<W extends World>(world: W, telling: Telling<W>, why: Why | null): object {
  const because = why ? telling.why(world, why) : '';
  return because === '' ? {} : { because };
}
