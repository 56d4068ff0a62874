import type { Clause, Topic } from './ask.ts';
import type { Then } from './bookmarks.ts';

/** One line of the journal, as data: prose is made from it later, in any voice. */
export interface Entry {
  /** Its number in the journal, from 0. Everything on the page has `since` and `until` in these. */
  readonly tick: number;
  /** How many asks had been answered: undo to this step and the line is the last one told. */
  readonly step: number;
  readonly age: string;
  readonly turn: number;
  /** What the table was busy with: `{ kind: 'stratum', stratum: 3 }`; null for nothing in particular. */
  readonly chapter: Topic | null;
  readonly clause: Clause;
  readonly kind: string;
}

/** What a rule says happened: an entry before it has its place in time. */
export type Happening = { readonly clause: Clause; readonly kind: string };

/** Everything that happened, in order (H2-GEN-11). Only ever grows. */
export class Journal {
  readonly entries: Entry[] = [];
  step = 0;
  age = '';
  turn = 0;
  chapter: Topic | null = null;

  write<H extends Happening>(happening: H): H & Entry {
    const { step, age, turn, chapter } = this;
    // Happenings come in a hundred forms, and to copy those a spread is slow.
    const entry = Object.assign({ tick: this.entries.length, step, age, turn, chapter }, happening);
    this.entries.push(entry);
    return entry;
  }

  /** A line that has its place in time already. */
  add(entry: Entry): void {
    this.entries.push(entry);
  }

  /** Remembers how it stands. */
  bookmark(): Then<Journal> {
    const { step, age, turn, chapter } = this;
    const { length } = this.entries;
    return {
      again(later) {
        const then = new Journal();
        for (let i = 0; i < length; i++) then.entries.push(later.entries[i] as Entry);
        return Object.assign(then, { step, age, turn, chapter });
      },
    };
  }
}
