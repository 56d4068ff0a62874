import type { readWorldFile } from '@understory/host/file';

/** TA-GEN-01: a world of any edition, as a file has it. The book only reads it. */
export type World = ReturnType<typeof readWorldFile>;

/** A line of the journal. Of what a kind of line has besides, this book looks for what it knows and passes over the rest (TA-GEN-11). */
export type Entry = World['journal'][number];

export type Group = World['groups'][number];

/** A field of a line that names one thing: a group, a piece, a deed. */
export function word(entry: Entry, field: string): string | null {
  const value = entry[field];
  return typeof value === 'string' ? value : null;
}

/** A field of a line that names several things. */
export function words(entry: Entry, field: string): readonly string[] {
  const value = entry[field];
  return Array.isArray(value) ? value.filter((it): it is string => typeof it === 'string') : [];
}
