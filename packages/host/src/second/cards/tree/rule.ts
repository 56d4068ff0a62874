import type { Contest } from '../steps/contest.ts';
import type { Bonus, Building } from './building.ts';
import type { Amount, Condition } from './condition.ts';
import type { Filter, Resource } from './filter.ts';
import type { Beads, Span } from './words.ts';

export const TRAITS = [
  'never relocates',
  'wins every invasion',
  'never gathers ○',
  'guards ○',
  'only in water',
  'reaches along water',
  'may lair in water',
  'harvests each site once',
] as const;

/** A special rule, in force at any time (H2-MON-318). */
export type CardRule = Span &
  (
    | { readonly kind: 'bonus'; readonly bonus: Bonus }
    | { readonly kind: 'when'; readonly event: Event; readonly effects: readonly Effect[] }
    | { readonly kind: 'may also'; readonly step: Contest; readonly condition: Condition | null }
    | { readonly kind: 'may not build if'; readonly condition: Condition }
    | { readonly kind: (typeof TRAITS)[number] }
    | { readonly kind: 'foes in demon ruins have'; readonly amount: number }
  );

export const MOMENTS = [
  'we exploit',
  'we prepare',
  'we wipe out a group',
  'we are routed',
  'we are driven out',
  'a rout against us fails',
  'we act first',
  'we defeat the strongest group',
] as const;

export type Event = Span &
  (
    | { readonly kind: 'we win a conflict'; readonly foes: Filter | null }
    | { readonly kind: (typeof MOMENTS)[number] }
    | { readonly kind: 'we have'; readonly amount: Amount }
    | { readonly kind: 'we fall to'; readonly number: number }
    | { readonly kind: 'none remain'; readonly groups: Filter }
  );

export type Effect = Span &
  (
    | { readonly kind: 'gain'; readonly beads: readonly Beads[]; readonly instead: boolean }
    | { readonly kind: 'lose' | 'foe loses'; readonly beads: readonly Beads[] }
    | { readonly kind: 'keep only'; readonly number: number }
    | { readonly kind: 'we are destroyed' }
    | { readonly kind: 'leave the map'; readonly leavingTreasure: boolean }
    | { readonly kind: 'add there'; readonly resource: Resource }
    | { readonly kind: 'on a roll gain'; readonly face: number; readonly beads: readonly Beads[] }
    | { readonly kind: 'a card replaces us'; readonly tag: string }
    | { readonly kind: 'may build'; readonly building: Building }
    | { readonly kind: 'skip the turn' }
  );

/** A spawn line; they act on the rolled location in order (H2-CRD-331). */
export type Spawn = Span &
  (
    | {
        readonly kind: 'on the surface';
        readonly above: readonly Resource[];
        readonly ifStratumHasNo: Resource | null;
      }
    | { readonly kind: 'never on the surface' }
    | { readonly kind: 'in'; readonly resource: Resource; readonly orOnTheSurface: boolean }
    | { readonly kind: 'in a near tomb'; readonly orMakeOne: boolean }
    | { readonly kind: 'near'; readonly resource: Resource; readonly name: string; readonly tag: string }
    | { readonly kind: 'rolling tags'; readonly number: number; readonly tags: readonly string[] }
    | { readonly kind: 'drawing 2 cards' }
    | { readonly kind: 'onto a random group'; readonly beads: readonly Beads[] }
    | { readonly kind: 'with a foe'; readonly groups: Filter }
  );
