import type { Clause } from '@understory/table';
import type { Attribute, Danger, EventName } from './events.table.ts';
import type { ItemKey, OneUse, SearchName } from './search.table.ts';
import type { FaceName } from './tiles.table.ts';
import type { Monster, Result, Tile } from './world.ts';

/** What every event says: what happened, and by which clause. */
interface Fact<K extends string> {
  readonly kind: K;
  readonly clause: Clause;
}

/** Tiles are numbers: their place in the order in which they were placed. */
type TileNumber = number;

interface Space {
  readonly tile: TileNumber;
  readonly space: number;
}

/** Who or what may wound Kora. */
export type Harm = Monster | Danger;

/** What was added to a die, and where it comes from: an item, or the tile. */
export interface Bonus {
  readonly from: 'sword' | 'shield' | 'amulet' | 'cliff';
  readonly add: number;
}

interface Rolled {
  /** Of all that Kora's result includes; left out for none. */
  readonly bonuses?: readonly Bonus[];
}

export type Objective = 'book' | 'crucible' | 'grislyk';

/** Everything that can happen in the game. */
export type Event =
  | RoundEvent
  | MonsterEvent
  | SearchEvent
  | ActEvent
  | PlacingEvent
  | CardEvent
  | LifeEvent
  | (Fact<'objective'> & { readonly objective: Objective });
export type EventKind = Event['kind'];
/** `Of<'wounded'>` */
export type Of<K extends EventKind> = Extract<Event, { readonly kind: K }>;

type RoundEvent =
  | (Fact<'round'> & { readonly round: number })
  | (Fact<'assigned'> & Readonly<Record<Attribute, number>>)
  /** The Assign phase is skipped. */
  | Fact<'cursed'>;

type MonsterEvent =
  /** The whole phase is skipped. */
  | Fact<'unseen'>
  | (Fact<'crept'> & {
      readonly monster: Monster;
      readonly many: number;
      readonly from: TileNumber;
      readonly to: TileNumber;
    })
  | (Fact<'attacked'> &
      Rolled & {
        readonly monster: Monster;
        readonly rolled: number;
        readonly defense: number;
        readonly hits: boolean;
      })
  /** On the Monster Track. */
  | (Fact<'came'> & { readonly monster: Monster; readonly many: number; readonly space: number })
  | Fact<'advanced'>
  /** On Kora's tile. */
  | (Fact<'arrived'> & { readonly monster: Monster; readonly many: number; readonly tile: TileNumber });

type SearchEvent =
  | (Fact<'searched'> & { readonly tile: TileNumber; readonly level: number; readonly card: SearchName })
  | (Fact<'kept'> & { readonly item: ItemKey; readonly use: 'one use' | 'lasting' })
  | (Fact<'used'> & { readonly item: OneUse })
  | (Fact<'burnt'> & { readonly goblin: number; readonly skeleton: number; readonly tile: TileNumber });

type ActEvent =
  | (Fact<'set out'> & Rolled & { readonly steps: number })
  | (Fact<'stepped'> & { readonly from: Space; readonly to: Space; readonly left: number })
  | (Fact<'halted'> & { readonly tile: TileNumber })
  | (Fact<'slain'> & Blow)
  | (Fact<'missed'> & Blow);

interface Blow extends Rolled {
  readonly monster: Monster;
  readonly combat: number;
  readonly rolled: number;
  readonly tile: TileNumber;
}

type PlacingEvent =
  | (Fact<'placed'> & {
      readonly tile: TileNumber;
      readonly face: FaceName;
      readonly level: number;
      readonly parent: TileNumber;
      readonly by: Tile['by'];
      readonly cell: readonly [number, number];
      readonly heading: number;
    })
  /** A level was moved aside on the map; where all tiles lie since. */
  | (Fact<'shifted'> & {
      readonly level: number;
      readonly by: number;
      readonly cells: readonly (readonly [number, number])[];
    })
  | (Fact<'signposted'> & { readonly tile: TileNumber; readonly marker: string; readonly points: number });

type CardEvent =
  /** The section of this level acts, unless the card has no effect any more. */
  | (Fact<'event'> & { readonly card: EventName; readonly level: number; readonly idle: boolean })
  | Fact<'shuffled'>
  /** The next Assign phase will be skipped. */
  | Fact<'curse'>;

type LifeEvent =
  | (Fact<'tested'> &
      Rolled & {
        readonly danger: Danger;
        readonly attribute: Attribute;
        readonly against: number;
        readonly rolled: number;
        readonly passed: boolean;
      })
  | (Fact<'wounded'> & {
      readonly wounds: number;
      readonly life: number;
      readonly tile: TileNumber;
      readonly by: Harm;
    })
  | (Fact<'recovered'> & { readonly wounds: number; readonly life: number; readonly by: Remedy })
  | (Fact<'ended'> & { readonly result: Result; readonly objectives: number; readonly by: Harm | null });

/** What heals: an item, or the spring of an Event card. */
export type Remedy = 'balm' | 'potion' | 'spring';
