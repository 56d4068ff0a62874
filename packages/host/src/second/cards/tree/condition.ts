import type { AskedDeed } from './deeds.ts';
import type { Count, Filter, Resource } from './filter.ts';
import type { Glyph, Span, When } from './words.ts';

/** Holds when every one of its tests does. */
export type Condition = readonly Test[];

export type Test = Span &
  (
    | { readonly kind: 'we can' }
    | { readonly kind: 'unable to'; readonly deed: AskedDeed }
    | { readonly kind: 'we have built nothing' }
    | { readonly kind: 'we have built'; readonly name: string }
    | { readonly kind: 'we have'; readonly amount: Amount }
    | { readonly kind: 'near'; readonly not: boolean; readonly resources: readonly Resource[] }
    | { readonly kind: 'there are'; readonly no: boolean; readonly groups: Filter }
    | { readonly kind: 'we are in danger' }
    | { readonly kind: 'we met no one'; readonly when: When | null }
    | {
        readonly kind: 'we won' | 'we lost';
        readonly a: 'fight' | 'conflict';
        readonly when: When | null;
      }
    | { readonly kind: 'we lost beads'; readonly symbol: Glyph; readonly when: When | null }
    | { readonly kind: 'we wiped out'; readonly groups: Filter; readonly when: When | null }
    | { readonly kind: 'we did' | 'we did not'; readonly deed: AskedDeed; readonly when: When | null }
    | { readonly kind: 'we hold an uncorrupted stratum alone' }
  );

export type Amount =
  | { readonly kind: 'count'; readonly count: Count; readonly symbol: Glyph }
  | { readonly kind: 'more'; readonly symbol: Glyph; readonly than: Glyph };
