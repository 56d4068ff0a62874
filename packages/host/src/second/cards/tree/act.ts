import type { Aim, Filter, Resource } from './filter.ts';
import type { Beads, Clash, Span, Verb } from './words.ts';

/** Steps done one after the other, each only if the one before was possible (H2-ACT-276). */
export interface Act extends Span {
  readonly steps: readonly Step[];
  /** `and stop`: the rest of the lifecycle is left out (H2-MON-320). */
  readonly stop: boolean;
}

export type Step = Contest | Simple | Seek | Build | Other;

/** An action with another group as its target; `bonus` is `at +1`, for the actor. */
export interface Contest extends Span {
  readonly kind: 'contest';
  readonly verb: Verb;
  readonly targets: Filter;
  readonly bonus: number;
}

export type Simple = Span & { readonly kind: 'breed' | 'prepare' | 'scout' | 'tax' | 'corrupt it' };

export type Seek = Span &
  (
    | { readonly kind: 'exploit' | 'harvest'; readonly resources: readonly Resource[] }
    | { readonly kind: 'explore'; readonly toward: readonly Aim[] }
    | { readonly kind: 'relocate'; readonly goals: readonly Goal[]; readonly leavingTreasure: boolean }
  );

/** A place that fits any one of the goals will do; without goals, any place. */
export type Goal = Span &
  (
    | { readonly kind: 'near'; readonly aims: readonly Aim[] }
    | { readonly kind: 'away from'; readonly groups: Filter }
    | { readonly kind: 'to a tomb' }
    | { readonly kind: 'to a cleared lair' }
  );

/** One of these is built. `written` tells a list under `build:` from a single one on its line. */
export interface Build extends Span {
  readonly kind: 'build';
  readonly buildings: readonly Building[];
  readonly written: 'line' | 'list';
}

export type Other = Span &
  (
    | { readonly kind: 'gain' | 'lose'; readonly beads: readonly Beads[] }
    | { readonly kind: 'remove ★'; readonly groups: Filter }
    | { readonly kind: 'split'; readonly number: number }
  );

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
    | { readonly kind: 'free'; readonly step: Contest | Simple | Seek }
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
