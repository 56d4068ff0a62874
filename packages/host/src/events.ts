import type { BeadKind } from '@understory/page';
import type { Clause, Topic } from '@understory/table';

/** The number of a line of the journal. */
export type Tick = number;

/** Who did something: a group by its id; wild creatures by the piece they live in; what is nobody (a trap, a disaster) by a key. */
export type Who<Disaster extends string = string> = string | { readonly wild: string } | { readonly cause: Disaster };

/**
 * The beads that a line is about, by their ids: as they lie after it; those that go with it, as they lay before. A bead gets a new
 * id wherever it is put down, and keeps its `origin`.
 */
export type BeadIds = readonly string[];

/** An edition's own words, for what may happen in any. */
export interface EditionWords {
  readonly mark: string;
  /** What a group is that is founded. */
  readonly group: string;
  /** What becomes of it: which folk they are, how their colony looks. */
  readonly folk: string;
  readonly look: string;
  readonly disaster: string;
  /** What lies in a place from the beginning. */
  readonly dweller: string;
}

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
export type SharedEvent<Words extends EditionWords = EditionWords> =
  | (Fact<'drew'> & { readonly piece: string; readonly units: number })
  | (Fact<'beads put'> & {
      readonly piece: string;
      readonly bead: BeadKind;
      readonly count: number;
      readonly beads: BeadIds;
      /** Who or what they are, by a word of the edition. */
      readonly what: Words['dweller'];
    })
  | (Fact<'labelled'> & { readonly about: string; readonly label: Topic; readonly group?: string })
  | (Fact<'marked'> & {
      readonly piece: string;
      readonly mark: Words['mark'];
      /** What was built there, if anything was. */
      readonly what: string | null;
      /** Null where nobody made it so. */
      readonly by: Who<Words['disaster']> | null;
      /** What the place is called, where it has a name. */
      readonly name?: Topic;
    })
  | (Fact<'struck out'> & {
      readonly piece: string | null;
      readonly mark: Words['mark'];
      /** What was built there, if anything was. */
      readonly what?: string | null;
      /** What becomes of it. */
      readonly deed?: 'repair' | 'ruin';
      readonly by: Who<Words['disaster']> | null;
    })
  | (Fact<'founded'> & {
      readonly group: string;
      /** What it is: `dwarves`, `mining colony` … */
      readonly what: Words['group'];
      /** The first piece of its own; the line that draws it follows. */
      readonly home: string;
      /** The beads that set out to it; the lines that put them down follow, and tell if others came in their stead. */
      readonly beads: BeadIds;
      /** The group that it came from, and the piece that it came for. */
      readonly parent: string | null;
      readonly because: string | null;
      /** Which folk they are, where a people has several. */
      readonly folk?: Words['folk'];
      /** Of a colony. */
      readonly look?: Words['look'];
    })
  | (Fact<'epic treasure'> & {
      readonly group: string | null;
      readonly piece: string;
      /** Null where epic treasures have no names (H2-GEN-04). */
      readonly name: string | null;
      readonly beads: BeadIds;
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
