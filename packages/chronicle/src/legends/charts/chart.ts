import type { Axis } from '../axis.ts';

/** The time that a chart shows: the whole row of turns, or some of them. */
interface Timed {
  readonly axis: Axis;
  /** The first turn that is shown, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** A thing that somebody had: a treasure, a seat; or a life. */
export interface Bar {
  /** Whose; null is nobody's. */
  readonly group: string | null;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Ended there, and did not only hand on. */
  readonly dies: boolean;
  /** The deed by which it began, in words: of a treasure how it came to its holder (CH-CHT-03). */
  readonly how?: string;
}

/** By what sort of thing a turn is marked: never by colour alone (CH-LEG-08). */
export type Sign = 'arrival' | 'death' | 'fight' | 'work' | 'treasure' | 'pact' | 'move' | 'villain';

export interface Moment {
  readonly turn: number;
  readonly sign: Sign;
  readonly text: string;
  readonly tick: number;
}

/** A life among others: its bar, what happened to it, and who lived beside it. */
export interface Timeline extends Timed {
  readonly kind: 'timeline';
  readonly own: Bar | null;
  readonly moments: readonly Moment[];
  readonly others: readonly Bar[];
}

/** What somebody had at the end of each turn, in steps (CH-CHT-01). */
export interface Standings extends Timed {
  readonly kind: 'standing';
  readonly lives: readonly number[];
  readonly treasures: readonly number[];
  readonly epics: readonly number[];
  /** Turns with something worth 10 or more. */
  readonly marks: readonly number[];
}

/** Rows of bars: who held a treasure, or lived in a place, one after another (CH-CHT-03). */
export interface Holders extends Timed {
  readonly kind: 'holders';
  readonly rows: readonly { readonly name: string; readonly to: string | null; readonly bars: readonly Bar[] }[];
}

/** For each stratum and turn who had the most seats in it (CH-CHT-05). */
export interface Depths extends Timed {
  readonly kind: 'depths';
  readonly rows: readonly {
    readonly stratum: number;
    /** Up to two for each turn; empty where nobody lived. */
    readonly cells: readonly (readonly string[])[];
  }[];
  readonly names: ReadonlyMap<string, string>;
}

/** Who came of whom, and who ended whom (CH-LEG-09). */
export interface Family {
  readonly kind: 'family';
  readonly nodes: readonly { readonly id: string; readonly name: string; readonly note: string; readonly at: number }[];
  readonly edges: readonly { readonly from: string; readonly to: string; readonly word: string }[];
  readonly own: string;
}

/** Who struck whom, turn by turn: full if it hit, hollow if it failed (CH-LEG-10). */
export interface Blows extends Timed {
  readonly kind: 'blows';
  readonly rows: readonly {
    readonly group: string;
    readonly name: string;
    readonly blows: readonly { readonly turn: number; readonly won: boolean; readonly tick: number }[];
    readonly end: number | null;
  }[];
}

/** Everybody's wealth, each by itself on one scale (CH-CHT-02). */
export interface Multiples extends Timed {
  readonly kind: 'multiples';
  readonly most: number;
  readonly rows: readonly {
    readonly group: string;
    readonly name: string;
    readonly from: number;
    readonly values: readonly number[];
    readonly dies: boolean;
  }[];
}

/** Who ended whom, in the order of death, and those who were ended by one that was ended (CH-CHT-04). */
export interface Enders {
  readonly kind: 'enders';
  readonly enders: readonly { readonly id: string; readonly name: string }[];
  readonly dead: readonly { readonly group: string; readonly name: string; readonly by: string }[];
  readonly chains: readonly (readonly { readonly id: string; readonly name: string }[])[];
}

/** How often each did what, and how often it failed (CH-CHT-05). */
export interface Deeds {
  readonly kind: 'deeds';
  readonly words: readonly string[];
  readonly rows: readonly {
    readonly group: string;
    readonly name: string;
    readonly counts: ReadonlyMap<string, { readonly won: number; readonly lost: number }>;
  }[];
}

export type Chart = Timeline | Standings | Holders | Depths | Family | Blows | Multiples | Enders | Deeds;
