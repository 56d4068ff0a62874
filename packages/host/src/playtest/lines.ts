import type { Entry, TableLine } from '@understory/table';
import type { LentEvent } from '../first/lent.ts';
import type { Event } from './events.ts';
import type { PlaytestWorld } from './world.ts';

/** What the playtest writes itself. */
export type OwnLine = Entry & (Event | TableLine);
/** … and what the lent chapters of the first edition write. */
export type LentLine = Entry & LentEvent;

/** The journal, typed. Only `note` and the table write into it, so that every line is one of these. */
export function linesOf({ journal }: PlaytestWorld): readonly (OwnLine | LentLine)[] {
  return journal.entries as readonly (OwnLine | LentLine)[];
}
