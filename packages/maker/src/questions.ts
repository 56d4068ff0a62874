import type { Ask, Option } from '@understory/table';
import type { Peril } from './hero/dangers.ts';
import type { HeroName } from './heroes.ts';
import type { Loot } from './sheet.ts';
import type { ColumnName, Moment, Spell } from './spells.ts';

/** Loot on a square, `3,2`. */
export interface LootThere {
  readonly loot: Loot;
  readonly square: string;
}

/** A hero on a square of somebody's dungeon. */
interface HeroThere {
  readonly player: string;
  readonly type: HeroName;
  readonly square: string;
}

/** A choice of one player, by name. */
interface Choice<K extends string> {
  readonly kind: K;
  readonly player: string;
}

/** Everything that is asked. */
export type Question =
  // Throws
  | { readonly kind: 'where loot lies'; readonly loot: Loot; readonly nth: number }
  | { readonly kind: 'the market'; readonly round: number }
  | { readonly kind: 'which hero'; readonly hero: number }
  | (HeroThere & { readonly kind: 'a check' } & Pick<Peril, 'check' | 'stat' | 'damage'>)
  | (HeroThere & { readonly kind: 'the way on'; readonly ways: readonly string[] })
  // Choices
  | Choice<'where the entrance goes'>
  | Choice<'the first spell'>
  | (Choice<'collect or build'> & { readonly round: number; readonly reach: readonly LootThere[] })
  | Choice<'which loot'>
  | Choice<'the spell of the potion'>
  | (Choice<'what to build'> & { readonly dice: readonly [number, number]; readonly coin: number })
  | (Choice<'on which square'> & { readonly item: string })
  | (Choice<'how it lies'> & { readonly item: string; readonly square: string })
  | (Choice<'where the stairs go'> & { readonly tile: string })
  | CastQuestion
  | (Choice<'whether the next hero comes'> & { readonly hero: number });

/** May `caster` cast a spell in the dungeon of `player`? */
interface CastQuestion extends Choice<'whether to cast'>, HeroThere {
  readonly caster: string;
  readonly hero: number;
  readonly hp: number;
  readonly moment: Moment;
  /** Just before the stairs. */
  readonly stairs: boolean;
  /** That a failed check is about to cost. */
  readonly damage: number;
}

/** What an option may be, where its question and key do not say it. */
export type What =
  | {
      readonly kind: 'entrance';
      readonly square: string;
      readonly lie: string;
      readonly onto: string;
      readonly loot: Loot | null;
    }
  | { readonly kind: 'spell'; readonly spell: Spell }
  | (LootThere & { readonly kind: 'loot' })
  /** With the value of the dice that offers it. */
  | { readonly kind: 'item'; readonly item: string; readonly value: number }
  | { readonly kind: 'square'; readonly square: string }
  | { readonly kind: 'lie'; readonly lie: string }
  /** A square for the stairs, and the loot that would be lost there. */
  | { readonly kind: 'stairs'; readonly square: string; readonly loot: Loot | null }
  | { readonly kind: 'cast'; readonly spell: ColumnName };

/** What the table is busy with. */
export type Chapter =
  | { readonly kind: 'setup' }
  | { readonly kind: 'round'; readonly turn: number }
  | { readonly kind: 'exit' }
  | { readonly kind: 'hero'; readonly turn: number }
  | { readonly kind: 'end' };

/** What is asked, with all that it says. */
export function questionOf({ topic }: Pick<Ask, 'topic'>): Question {
  return topic as Question;
}

/** What an option is, where its key does not say it all. */
export function whatOf({ what }: Pick<Option, 'what'>): What | null {
  return (what ?? null) as What | null;
}
