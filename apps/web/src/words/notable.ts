import type { Entry } from '@understory/table';

/** What sort of turning point a line tells of. */
export type Notable = 'age' | 'arrival' | 'death' | 'villain' | 'disaster' | 'work';

/** What each sort is called, and the sign that it carries on the timeline: never told by colour alone. */
export const NOTABLES: Readonly<Record<Notable, { readonly title: string; readonly sign: string }>> = {
  age: { title: 'an age begins or ends', sign: '◆' },
  arrival: { title: 'somebody comes', sign: '▴' },
  death: { title: 'somebody is gone', sign: '†' },
  villain: { title: 'a villain', sign: '♛' },
  disaster: { title: 'a disaster', sign: '!' },
  work: { title: 'a great work', sign: '■' },
};

const BY_KIND: Readonly<Record<string, Notable>> = {
  'laid out': 'age',
  'age began': 'age',
  'age ended': 'age',
  founded: 'arrival',
  spawned: 'arrival',
  split: 'arrival',
  joined: 'arrival',
  departed: 'death',
  died: 'death',
  left: 'death',
  destroyed: 'death',
  'colony died': 'death',
  'colony lost': 'death',
  'civilization ended': 'death',
  ascended: 'villain',
  annexed: 'villain',
  corrupted: 'villain',
  outcome: 'villain',
  catastrophe: 'disaster',
  invasion: 'disaster',
  rebelled: 'disaster',
  'gate closed': 'disaster',
  encounter: 'disaster',
  built: 'work',
  'epic treasure': 'work',
  'nexus woke': 'work',
  'demon bound': 'work',
};

/** Is this line a turning point of the story, and of what sort? */
export function notable({ kind }: Pick<Entry, 'kind'>): Notable | null {
  return Object.hasOwn(BY_KIND, kind) ? (BY_KIND[kind] ?? null) : null;
}

/** The nearest turning point before or after a moment; null if there is none. */
export function notableFrom(entries: readonly Entry[], tick: number, way: 1 | -1): Entry | null {
  for (let i = tick + way; i >= 0 && i < entries.length; i += way) {
    const entry = entries[i];
    if (entry && notable(entry) !== null) return entry;
  }
  return null;
}
