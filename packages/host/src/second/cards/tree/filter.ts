import type { AskedDeed, Dealing } from './deeds.ts';
import type { BiomeType, Comparison, Deposit, Glyph, Rank, Span, When } from './words.ts';

/** Which groups are meant: those that meet any of the terms (H2-CRD-201). */
export type Filter = readonly Term[];

/** Met by a group that meets every word and every qualifier. */
export interface Term extends Span {
  readonly rank: Rank | null;
  readonly words: readonly FilterWord[];
  readonly qualifiers: readonly Qualifier[];
}

export type FilterWord = Span &
  (
    | { readonly kind: 'any'; readonly written: 'anyone' | 'groups' | 'group' }
    | { readonly kind: 'denizens' }
    | { readonly kind: 'alpha predators' }
    | { readonly kind: 'than us'; readonly are: Comparison }
    | TagWord
  );

/**
 * A tag that the group must have, or must not (`non-undead`). As read, `tag` is what was written; when a deck is
 * loaded, `humanoids` comes to mean the tag `humanoid` (H2-CRD-112).
 */
export interface TagWord extends Span {
  readonly kind: 'tag';
  readonly has: boolean;
  readonly tag: string;
  readonly written: string;
}

export type Qualifier = Span &
  (
    | { readonly kind: 'with'; readonly count: Count; readonly symbol: Glyph }
    | { readonly kind: 'with blood' }
    | { readonly kind: 'with bones' }
    | { readonly kind: 'sharing a tag' }
    | { readonly kind: 'sharing a rolled tag' }
    | { readonly kind: 'in our territory' }
    | { readonly kind: 'we outnumber' }
    | { readonly kind: 'we are allied with' }
    | {
        readonly kind: 'did to us';
        readonly never: boolean;
        readonly deeds: readonly Dealing[];
        readonly when: When | null;
      }
    | { readonly kind: 'we did'; readonly never: boolean; readonly deed: Dealing; readonly when: When | null }
    | { readonly kind: 'we did not'; readonly deed: AskedDeed; readonly when: When | null }
  );

export type Count =
  | { readonly kind: 'no' }
  | { readonly kind: 'any' }
  | { readonly kind: 'only'; readonly number: number }
  | { readonly kind: 'fewer than'; readonly number: number }
  | { readonly kind: 'or more'; readonly number: number };

/** `plural` is how it was written (`biomes`), and means nothing. */
export type Resource = Span &
  (
    | { readonly kind: Deposit }
    | { readonly kind: 'tomb'; readonly plural: boolean }
    | {
        readonly kind: 'biome';
        readonly where: 'surface' | 'underground' | null;
        readonly type: BiomeType | null;
        readonly plural: boolean;
      }
  );

/** What a group explores toward or settles near. */
export type Aim =
  | ({ readonly kind: 'prey' } & Span)
  | { readonly kind: 'resource'; readonly resource: Resource }
  | { readonly kind: 'groups'; readonly term: Term };
