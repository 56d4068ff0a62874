import type { Shape } from '@understory/ruler';
import type { Chart } from './charts/chart.ts';
import type { Listed } from './listed.ts';

/** What a page may be about (CH-LEG-01). */
export const PAGE_SORTS = [
  'world',
  'saga',
  'age',
  'people',
  'group',
  'person',
  'place',
  'work',
  'treasure',
  'war',
  'battle',
  'pact',
  'thread',
  'statistics',
  'dead',
] as const;
export type PageSort = (typeof PAGE_SORTS)[number];

/** What leads to a page: its address is made of ids, so that links stay good (CH-LEG-20). */
export interface PageRef {
  readonly id: string;
  readonly sort: PageSort;
  readonly title: string;
  /** What it was, and what became of it. */
  readonly subtitle: string;
  /** The words that choose its emblem, from the narrowest to the widest. */
  readonly emblem: string | null;
  /** What else finds it: what it is, what it was called, how deep it lies (CH-LEG-16). */
  readonly terms: readonly string[];
  /** The line of the record from which on there is such a thing. */
  readonly since: number;
  /** By what the person names it, notes something of it and says who may know it (CH-NAM-02, CH-LEG-17, CH-SEC-03). */
  readonly key: string;
}

/** Words, with the names in them that have a page, and the lines they stand on (CH-GEN-07). */
export interface Linked {
  readonly spans: readonly (string | Link)[];
  readonly ticks: readonly number[];
  /** What it is about, where it is a fact in a list. */
  readonly of?: Listed;
}

export interface Link {
  readonly to: string;
  readonly text: string;
}

/** A crop of the map (CH-LEG-07): what is not of the subject is washed back. In beads. */
export interface Portrait {
  readonly tick: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** What is not washed back; nothing is, where there are none: the map of a world. */
  readonly shapes: readonly Shape[];
  readonly caption: string;
  /** The same for who does not see it, where the caption is not enough (CH-REC-08). */
  readonly alt?: string;
  /** Places with numbers: the blows of a war (CH-LEG-10). */
  readonly marks?: readonly { readonly x: number; readonly y: number; readonly n: number }[];
}

export type Block =
  | { readonly kind: 'prose'; readonly text: Linked }
  | { readonly kind: 'told'; readonly heading: string; readonly text: Linked }
  | { readonly kind: 'list'; readonly items: readonly Linked[] }
  | { readonly kind: 'table'; readonly heads: readonly string[]; readonly rows: readonly (readonly Linked[])[] }
  | { readonly kind: 'chart'; readonly chart: Chart }
  | { readonly kind: 'obituary'; readonly text: Linked }
  /** What stands on a work, and what truly happened (CH-LEG-19). */
  | { readonly kind: 'inscription'; readonly text: Linked; readonly truth: Linked }
  | { readonly kind: 'pages'; readonly pages: readonly PageRef[] };

export interface Section {
  readonly key: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A page as data: the app and the files of a book are made of the same. */
export interface Page extends PageRef {
  /** The group that it is about. */
  readonly own: string | null;
  /** Where it stands in the book: the world, the sort, the thing. */
  readonly path: readonly Link[];
  readonly earned: readonly { readonly name: string; readonly note: Linked }[];
  /** What the person noted of it (CH-LEG-17). */
  readonly noted: string | null;
  /** Short facts beside the title. */
  readonly notes: readonly { readonly term: string; readonly text: Linked }[];
  readonly portrait: Portrait | null;
  readonly sections: readonly Section[];
  /** Where it is or was on the map, and when: to be lit there (CH-LEG-03). */
  readonly where: { readonly piece: string; readonly tick: number } | null;
  /** The lines it is made of, from the first to the last. */
  readonly lines: readonly [number, number] | null;
}
