import type { Entry, TableLine } from '@understory/table';
import type { Event } from './events.ts';
import type { FirstWorld } from './world.ts';

/** A line of the journal with its fields: what the rules or the table wrote. */
export type FirstLine = Entry & (Event | TableLine);

/** The journal, typed. Only `note` and the table write into it, so that every line is one of these. */
export function linesOf({ journal }: FirstWorld): readonly FirstLine[] {
  return journal.entries as readonly FirstLine[];
}
