import type { Clause } from '@understory/table';
import type { Peril } from './hero/dangers.ts';
import type { HeroName } from './heroes.ts';
import type { Kind, Stat } from './market.ts';
import type { Rating, ScoreLine } from './score/final-score.ts';
import type { Loot } from './sheet.ts';
import type { ColumnName, Spell } from './spells.ts';

/** What every event says: what happened, and by which clause. */
interface Fact<K extends string> {
  readonly kind: K;
  readonly clause: Clause;
}

/** The same in one player's dungeon. */
interface DungeonFact<K extends string> extends Fact<K> {
  /** Whose dungeon, by name. */
  readonly player: string;
}

/** `3,2` */
type SquareKey = string;
/** `NES` */
type Sides = string;
/** The key of an item of the market. */
type ItemKey = string;

/** Everything that can happen in the game. */
export type Event = SetupEvent | BuildingEvent | ExitEvent | HeroEvent | EndEvent;
export type EventKind = Event['kind'];

type SetupEvent =
  | (Fact<'loot lies'> & { readonly loot: Loot; readonly square: SquareKey })
  /** The square holds loot already. */
  | (Fact<'thrown again'> & { readonly square: SquareKey })
  | (DungeonFact<'entrance drawn'> & { readonly square: SquareKey; readonly lie: Sides; readonly over: Loot | null })
  /** From the start, or by a potion. */
  | (DungeonFact<'spell circled'> & {
      readonly spell: Spell;
      readonly from: 'start' | 'potion';
      readonly coin: number;
    });

type BuildingEvent =
  | (Fact<'market'> & { readonly dice: readonly [number, number]; readonly kinds: readonly Kind[] })
  | (DungeonFact<'collected'> & {
      readonly loot: Loot;
      readonly square: SquareKey;
      readonly worth: number;
      readonly coin: number;
    })
  | DungeonFact<'tool upgraded'>
  | (DungeonFact<'round passed'> & { readonly why: 'nothing fits' | 'own will' })
  | (DungeonFact<'built'> & {
      readonly row: Clause;
      readonly item: ItemKey;
      readonly square: SquareKey;
      readonly lie: Sides;
      /** The value of the dice that offered it. */
      readonly value: number;
      readonly price: number;
      readonly coin: number;
    });

type ExitEvent =
  | (DungeonFact<'exit drawn'> & { readonly square: SquareKey; readonly tile: SquareKey; readonly lost: Loot | null })
  | (DungeonFact<'building scored'> & { readonly points: number; readonly lines: readonly ScoreLine[] });

/** In a dungeon; `type` is what the hero is. */
interface HeroFact<K extends string> extends DungeonFact<K> {
  readonly type: HeroName;
}

type HeroEvent =
  | (Fact<'hero rolled'> & HeroStats & { readonly hero: number; readonly type: HeroName })
  | (HeroFact<'hero enters'> & HeroStats & { readonly hero: number })
  | (HeroFact<'walked'> & { readonly square: SquareKey })
  | (HeroFact<'went back'> & { readonly square: SquareKey })
  | (DungeonFact<'dangers'> & {
      readonly square: SquareKey;
      readonly dangers: readonly ItemKey[];
      readonly check: number;
      readonly stat: Peril['stat'];
      readonly damage: number;
    })
  | (HeroFact<'check passed'> & Checked)
  | (HeroFact<'check failed'> & Checked)
  | (HeroFact<'hurt'> &
      HeroStats & {
        readonly square: SquareKey;
        readonly damage: number;
        /** The stats that a gate took from. */
        readonly weaker: readonly Stat[];
      })
  | (DungeonFact<'spell cast'> &
      HeroStats & {
        readonly caster: string;
        /** By the name it has in this dungeon. */
        readonly spell: ColumnName;
        readonly square: SquareKey;
        readonly crosses: number;
      })
  | (HeroFact<'hero died'> & { readonly souls: number })
  | (HeroFact<'hero escaped'> & { readonly crosses: number })
  | DungeonFact<'phase ended'>;

interface HeroStats {
  readonly hp: number;
  readonly str: number;
  readonly int: number;
}

interface Checked {
  readonly square: SquareKey;
  readonly dice: readonly [number, number];
  /** How much of the stat the hero has. */
  readonly stat: number;
  readonly reached: number;
  readonly check: number;
}

type EndEvent =
  | (DungeonFact<'final score'> & { readonly score: number; readonly lines: readonly ScoreLine[] })
  | (Fact<'rated'> & { readonly score: number; readonly rating: Rating })
  | (Fact<'won'> & { readonly winners: readonly string[] });
