import type { Entry, TableLine, Telling, Why } from '@understory/table';
import type { World } from './world.ts';

export type Written = Omit<Entry, 'chapter'> & { readonly chapter: string; readonly [field: string]: unknown };

/** A line of the journal as a file has it: with its words, for those who read the file without the game. */
export function written<W extends World>(world: W, telling: Telling<W>, entry: Entry): Written {
  let known = words.get(entry);
  if (!known) {
    const chapter = entry.chapter ? telling.chapter(world, entry.chapter) : '';
    known = { ...entry, chapter, ...wordsOf(world, telling, entry as Entry & TableLine) };
    words.set(entry, known);
  }
  return known;
}

/** A save writes the whole journal at each answer; what was put into words once is not told anew. */
const words = new WeakMap<Entry, Written>();

function wordsOf<W extends World>(world: W, telling: Telling<W>, line: Entry & TableLine): object {
  const { topic } = line;
  switch (line.kind) {
    case 'rolled':
      return { for: telling.ask(world, { ask: 'roll', topic }) };
    case 'chose': {
      const text = telling.chosen(world, line);
      return { prompt: telling.ask(world, { ask: 'choose', topic }), text, ...becauseOf(world, telling, line.why) };
    }
    case 'spotted':
      return { prompt: telling.ask(world, { ask: 'spot', topic }), ...becauseOf(world, telling, line.why) };
    case 'named':
      return { prompt: telling.ask(world, { ask: 'name', topic }) };
    default: {
      const text = telling.line(world, line);
      return text === '' ? {} : { text };
    }
  }
}

function becauseOf<W extends World>(world: W, telling: Telling<W>, why: Why | null): object {
  const because = why ? telling.why(world, why) : '';
  return because === '' ? {} : { because };
}
