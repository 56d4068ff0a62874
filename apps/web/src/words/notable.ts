import { type Entry, type Notable, notableOf, type Sorts } from '@understory/table';

/** What each sort is called, and the sign that it carries on the timeline: never told by colour alone. */
export const NOTABLES: Readonly<Record<Notable, { readonly title: string; readonly sign: string }>> = {
  age: { title: 'an age begins or ends', sign: '◆' },
  arrival: { title: 'somebody comes', sign: '▴' },
  death: { title: 'somebody is gone', sign: '†' },
  villain: { title: 'a villain', sign: '♛' },
  disaster: { title: 'a disaster', sign: '!' },
  work: { title: 'a great work', sign: '■' },
};

/** The nearest turning point before or after a moment; null if there is none. */
export function notableFrom(sorts: Sorts, entries: readonly Entry[], tick: number, way: 1 | -1): Entry | null {
  for (let i = tick + way; i >= 0 && i < entries.length; i += way) {
    const entry = entries[i];
    if (entry && notableOf(sorts, entry) !== null) return entry;
  }
  return null;
}
