import type { Sheet } from '@understory/page';
import type { Topic } from '@understory/table';
import type { Fact } from './facts/fact.ts';
import type { Culture } from './names/culture.ts';

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
  /** The card or kind that it is of: two of one kind are told apart (CH-NAM-16). */
  readonly kind: string;
  readonly one: string;
  readonly many: string;
  /** One creature with a life of its own (CH-NAM-11). */
  readonly solitary: boolean;
  readonly pronoun: Pronoun;
  readonly culture: Culture;
  /** The tag of its card that the fewest cards of the deck have; of equals the first (CH-NAM-10). */
  readonly rareTag: string | null;
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
  /** The last line that is told of. */
  readonly last: number;
  readonly isOver: boolean;
  /** What a thing on the page is called; `bare` is without an article. */
  called(what: Topic, bare: boolean): string;
}

/** A group of the tale; null for what is no group. */
export function actorOf({ cast }: Tale, id: string | null): Actor | null {
  return id === null ? null : (cast.get(id) ?? null);
}
