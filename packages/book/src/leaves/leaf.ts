import type { Furnished } from '../furnish/furnished.ts';
import type { Told } from '../key/told.ts';

/** A page of the book for a screen or a site: what it says as plain data, the links in it by the ids of things (TA-ARE-17). */
export interface Leaf {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
  /** It is drawn when somebody looks at it. */
  readonly plan: Furnished | null;
}

export type Section = EntriesSection | ListSection | TableSection;

interface EntriesSection {
  readonly kind: 'entries';
  readonly title: string | null;
  readonly entries: readonly LeafEntry[];
}

interface ListSection {
  readonly kind: 'list';
  readonly title: string | null;
  readonly note: string | null;
  readonly isNumbered: boolean;
  readonly items: readonly Item[];
}

interface TableSection {
  readonly kind: 'table';
  readonly title: string | null;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Told[])[];
}

/** What is said, and what of it is the keeper's (TA-WEB-06). */
export interface Item {
  readonly text: Told;
  readonly hidden: Told | null;
}

/** A place or a faction. */
export interface LeafEntry {
  readonly id: string;
  /** "E12". */
  readonly key: string | null;
  readonly name: string;
  readonly what: Told;
  readonly lines: readonly LeafLine[];
  /** The piece that it is on the page. */
  readonly piece: string | null;
}

export interface LeafLine {
  readonly label: string;
  /** Its sentences follow each other on one line. */
  readonly isRun: boolean;
  readonly open: readonly Told[];
  readonly hidden: readonly Told[];
}
