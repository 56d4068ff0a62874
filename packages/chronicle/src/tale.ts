import type { Culture } from '@understory/host/grammar';
import type { Sheet } from '@understory/page';
import type { Topic } from '@understory/table';
import type { Clock } from './clock.ts';
import type { Fact } from './facts/fact.ts';
import type { OwnWords } from './own-words.ts';

export type Pronoun = 'it' | 'she' | 'he' | 'they';

/** A group, as far as it can be told of: no word of it is read, but for names (CH-GEN-02). */
export interface Actor {
  readonly id: string;
  readonly isPeople: boolean;
  /** The civilization that it belongs to; its own id if it is one. */
  readonly of: string;
  /** What the journal calls it. */
  readonly given: string;
  /** Is that a name somebody gave, and not only what stands on its card (CH-NAM-07)? */
  readonly isNamed: boolean;
  /** Several under one name: they were, and are introduced by what they are (CH-NAM-09). */
  readonly isCompany?: boolean;
  /** A people that goes by what it is, and by no settlement. */
  readonly isFolk?: boolean;
  /** The card or kind that it is of: two of one kind are told apart (CH-NAM-16). */
  readonly kind: string;
  readonly one: string;
  readonly many: string;
  /** One creature with a life of its own (CH-NAM-11). */
  /** What it is since something else came over it: the name stays, the sort changes (CH-NAM-17). */
  readonly became?: { readonly one: string; readonly many: string; readonly since: number } | undefined;
  readonly solitary: boolean;
  readonly pronoun: Pronoun;
  readonly culture: Culture;
  /** Whose by-names they bear, where these are not those of their culture (CH-NAM-19). */
  readonly byNamesOf?: Culture | undefined;
  /** The tag of its card that the fewest cards of the deck have; of equals the first (CH-NAM-10). */
  readonly rareTag: string | null;
  /** The words that stand on its card: of names that fit alike, one that shares a stem with them comes first (CH-NAM-22). */
  readonly says?: string | null;
  readonly since: number;
  readonly until: number | null;
}

/** How the world began, by keys. */
export interface Origins {
  /** The creation stories, by their rows. */
  readonly stories: readonly number[];
  readonly strata: number;
  readonly lands: readonly string[];
  /** Kinds of features, by stratum from above. */
  readonly features: readonly { readonly what: string; readonly stratum: number; readonly tick: number }[];
  /** What the first people wanted, where it said so. */
  readonly aim: string | null;
  readonly ticks: readonly number[];
}

/** What a thing on the page is called at a tick, by an edition. */
export type Calls = (what: Topic, how: { readonly bare: boolean; readonly tick: number }) => string;

/** A world up to a moment, as everything in the chronicle takes it (CH-GEN-01, -04). */
export interface Tale {
  readonly edition: string;
  readonly seed: string;
  /** The name of the world. */
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly sheet: Sheet;
  readonly cast: ReadonlyMap<string, Actor>;
  readonly origins: Origins;
  /** What works and places were named, by their pieces. */
  readonly placeNames: ReadonlyMap<string, string>;
  /** Who is no group and has a sort all the same: "a mimic", by their ids (CH-DAT-02). */
  readonly wild: ReadonlyMap<string, string>;
  readonly clock: Clock;
  /** The last line that is told of. */
  readonly last: number;
  readonly isOver: boolean;
  /** What the person has said of it. */
  readonly own: OwnWords;
  /** What a thing on the page is called; `bare` is without an article. */
  called(what: Topic, bare: boolean): string;
}

/** A group of the tale; null for what is no group. */
export function actorOf({ cast }: Tale, id: string | null): Actor | null {
  return id === null ? null : (cast.get(id) ?? null);
}
