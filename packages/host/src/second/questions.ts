import type { Option, Region } from '@understory/table';
import type { SharedPlace, SharedQuestion } from '../questions.ts';
import type { CivilizationPlace, CivilizationQuestion, CivilizationWhat } from './civilization/questions.ts';
import type { MonsterPlace, MonsterQuestion, MonsterWhat } from './monsters/questions.ts';
import type { PrimordialQuestion, PrimordialWhat } from './primordial/questions.ts';

/** Everything that is asked in the second edition: throws, choices, spots and names. */
export type Question =
  | { readonly kind: 'in your own words'; readonly of: InOwnWords }
  | SharedQuestion
  | PrimordialQuestion
  | CivilizationQuestion
  | MonsterQuestion;

/** What a player may put into words of their own, where the rulebook only lists examples. */
export type InOwnWords =
  | 'facility'
  | 'the dreamer'
  | 'the dungeonheart'
  | 'the land'
  | 'the Magicians'
  | 'the Manufactory'
  | 'the Powerplant';

/** What an option may be, where its question and key do not say it. */
export type What =
  | { readonly kind: 'group'; readonly group: string }
  | { readonly kind: 'piece'; readonly piece: string }
  | { readonly kind: 'unit'; readonly unit: string }
  | { readonly kind: 'stratum'; readonly stratum: number }
  | { readonly kind: 'construction'; readonly construction: string; readonly people: string }
  | { readonly kind: 'card'; readonly card: string }
  /** A word of one of the rulebook's tables: a shape, a look, a purpose. */
  | { readonly kind: 'word'; readonly word: string }
  /** None of the list: it is to be written. */
  | { readonly kind: 'own words' }
  | PrimordialWhat
  | CivilizationWhat
  | MonsterWhat;

/** An option as a rule gives it. */
export type Offer<K extends string = string> = Option<K, What>;

/** Where a spot may be. */
export type SpotPlace = SharedPlace | CivilizationPlace | MonsterPlace;

/** The spots of such a place. */
export type Places = Region<SpotPlace>;

/** What the table is busy with. */
export type Chapter =
  | { readonly kind: 'shape' }
  | { readonly kind: 'creation' }
  | { readonly kind: 'nexus' }
  | { readonly kind: 'stratum'; readonly stratum: number }
  | { readonly kind: 'surface' }
  | { readonly kind: 'inspirations' }
  | { readonly kind: 'a people comes' }
  | { readonly kind: 'people'; readonly people: string; readonly turn: number }
  | { readonly kind: 'what is left' }
  | { readonly kind: 'the first monsters' }
  | { readonly kind: 'group'; readonly group: string }
  | { readonly kind: 'end of the turn' }
  | { readonly kind: 'the villain' }
  | { readonly kind: 'end of the round' }
  | { readonly kind: 'the finishing move' };
