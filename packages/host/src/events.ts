import type { BeadKind } from '@understory/page';
import type { Clause } from '@understory/table';

/** The number of a line of the journal. */
export type Tick = number;

/** Who did something: a group by its id; wild creatures by the piece they live in; what is nobody (a trap, a disaster) by a key. */
export type Who = string | { readonly wild: string } | { readonly cause: string };

/** Where something came from, or went. */
export type Whence =
  | { readonly piece: string }
  | { readonly unit: string }
  | { readonly group: string }
  | { readonly wild: string };

/** What every event says: what happened, by which clause, and which earlier line of the journal brought it about. */
export interface Fact<K extends string> {
  readonly kind: K;
  readonly clause: Clause;
  /** The tick of the line that this one follows from. */
  readonly cause?: Tick;
}

/** What may happen in any edition: things are drawn, named, marked, and groups begin. */
export type SharedEvent =
  | (Fact<'drew'> & { readonly piece: string; readonly units: number })
  | (Fact<'beads put'> & {
      readonly piece: string;
      readonly bead: BeadKind;
      readonly count: number;
      readonly beads: readonly string[];
      /** Who or what they are, by a word of the edition. */
      readonly what: string;
    })
  | (Fact<'labelled'> & { readonly about: string; readonly label: string; readonly group?: string })
  | (Fact<'marked'> & {
      readonly piece: string;
      readonly mark: string;
      /** What was built there, if anything was. */
      readonly what: string | null;
      readonly by?: Who;
      /** What the place is called, where it has a name. */
      readonly name?: string;
    })
  | (Fact<'struck out'> & {
      readonly piece: string | null;
      readonly mark: string;
      /** What was built there, if anything was. */
      readonly what?: string | null;
      /** What becomes of it. */
      readonly deed?: 'repair' | 'ruin';
      readonly by?: Who;
    })
  | (Fact<'founded'> & {
      readonly group: string;
      /** What it is: `dwarves`, `mining colony` … */
      readonly what: string;
      readonly home?: string;
      readonly parent?: string;
      readonly because?: string;
      /** Which folk they are, where a people has several. */
      readonly folk?: string;
      /** Of a colony. */
      readonly look?: string;
    })
  | (Fact<'epic treasure'> & {
      readonly group: string | null;
      readonly piece: string;
      /** Null where epic treasures have no names (H2-GEN-04). */
      readonly name: string | null;
      readonly beads: readonly string[];
    })
  | (Fact<'gateway used'> & { readonly piece: string; readonly group?: string })
  | (Fact<'given'> & GivenBefore);

/** What a scenario puts down before its own rule is played. */
type GivenBefore =
  | { readonly key: 'piece'; readonly piece: string }
  | { readonly key: 'mark'; readonly piece: string; readonly mark: string }
  | { readonly key: 'beads'; readonly piece: string; readonly bead: BeadKind; readonly count: number }
  | { readonly key: 'group'; readonly group: string }
  | { readonly key: 'building'; readonly group: string; readonly what: string }
  | { readonly key: 'opening'; readonly group: string; readonly piece: string }
  | { readonly key: 'belongings'; readonly group: string; readonly bead: BeadKind; readonly count: number };
