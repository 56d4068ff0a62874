import type { Ask, Option } from '@understory/table';
import type { Attribute, Danger, EventName } from './events.table.ts';
import type { OneUse, SearchCard } from './search.table.ts';
import type { FaceName } from './tiles.table.ts';
import type { Deed, Monster, Phase, Step } from './world.ts';

/** Everything that is asked: throws, choices, and cards that chance draws. */
export type Question =
  // Throws
  | { readonly kind: 'attribute'; readonly attribute: Attribute }
  | { readonly kind: 'attack'; readonly monster: Monster }
  | { readonly kind: 'defence'; readonly monster: Monster }
  | { readonly kind: 'danger'; readonly danger: Danger }
  // Choices
  | { readonly kind: 'which die goes where' }
  | { readonly kind: 'whether to search'; readonly face: FaceName; readonly level: number }
  | { readonly kind: 'which item to use' }
  /** The sides of the dice that it would take. */
  | { readonly kind: 'what Kora does'; readonly combat: number; readonly speed: number }
  | { readonly kind: 'where to'; readonly steps: number }
  // Cards
  | { readonly kind: 'the top Search card'; readonly level: number }
  | { readonly kind: 'the top Event card' }
  | { readonly kind: 'the top tile'; readonly level: number };

/** What an option may be, where its question and key do not say it. */
export type What =
  | Deed
  | { readonly kind: 'dice'; readonly combat: number; readonly defense: number; readonly speed: number }
  | { readonly kind: 'item'; readonly item: OneUse }
  | { readonly kind: 'search card'; readonly card: SearchCard['key'] }
  | { readonly kind: 'event card'; readonly card: EventName }
  | { readonly kind: 'tile'; readonly face: FaceName }
  /** A step on the same tile; over The Pit it may be a leap. */
  | { readonly kind: 'space'; readonly heading: Step; readonly space: number; readonly leap: boolean }
  /** A step to a tile, null if it is not there yet. */
  | { readonly kind: 'way'; readonly heading: Step; readonly face: FaceName | null }
  /** She ends her movement. */
  | { readonly kind: 'stop' };

/** What the table is busy with. */
export type Chapter = { readonly kind: Phase };

/** What an autopilot thought. */
export type Reason =
  | 'a fight at hand'
  | 'something is near'
  | 'the way is free'
  | 'stay'
  | 'home'
  | 'chamber'
  | 'exit'
  | 'staircase';

/** An ask knows its question as a topic; in this game it is one of these. */
export function questionOf({ topic }: Pick<Ask, 'topic'>): Question {
  return topic as Question;
}

/** What an option is, where its key does not say it all. */
export function whatOf({ what }: Pick<Option, 'what'>): What | null {
  return (what ?? null) as What | null;
}
