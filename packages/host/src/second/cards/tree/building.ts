import type { FreeStep } from '../steps/free.ts';
import type { Clash } from './deeds.ts';
import type { Filter, Resource } from './filter.ts';
import type { Beads, Span } from './words.ts';

export interface Building extends Span {
  readonly name: string;
  readonly needs: readonly Need[];
  readonly gains: readonly Gain[];
  readonly many: boolean;
}

export type Need = Span &
  (
    | { readonly kind: 'beads'; readonly beads: readonly Beads[] }
    | { readonly kind: 'resource'; readonly resource: Resource }
    | { readonly kind: 'built'; readonly name: string }
    | { readonly kind: 'near'; readonly groups: Filter }
  );

export type Gain = Span &
  (
    | { readonly kind: 'beads'; readonly beads: readonly Beads[] }
    | { readonly kind: 'bonus'; readonly bonus: Bonus }
    | { readonly kind: 'resource'; readonly resource: Resource }
    | { readonly kind: 'free'; readonly step: FreeStep }
    | { readonly kind: 'immune to'; readonly deed: Clash | 'hunt' }
    | { readonly kind: 'exploit'; readonly resource: Resource }
    | { readonly kind: 'one tag' }
    | { readonly kind: 'villainy' }
    | { readonly kind: 'the first card here'; readonly groups: Filter }
  );

/** `to` when we act, `against` when we are the target, `in` both (H2-CRD-242). */
export interface Bonus extends Span {
  readonly amount: number;
  readonly side: 'to' | 'against' | 'in';
  readonly clash: Clash | 'conflict';
  readonly foes: Filter | null;
}
