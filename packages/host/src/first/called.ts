import type { AsWritten } from '@understory/table';
import type { FeatureKind } from './nouns.ts';

/** What lies on the page of the first edition, and what is written there, as data. The telling has words for each. */
export type Called = Thing | Sign | AsWritten;

/** What a piece or a feature is. */
type Thing =
  | { readonly kind: PlainThing }
  | { readonly kind: 'feature'; readonly of: FeatureKind }
  /** By the name of the Wyrm. */
  | { readonly kind: 'cave of the Wyrm'; readonly name: string }
  /** What a people that the player wrote has dug, by its name. */
  | { readonly kind: 'tunnel of a people'; readonly name: string }
  /** A construction, by its printed name. */
  | { readonly kind: 'work'; readonly name: string };

/** What needs no more to be said of it. */
export type PlainThing =
  | 'rift'
  | 'valley'
  | 'smoking peak'
  | 'mithral'
  | 'gold vein'
  | 'natural cave'
  | 'cave full of water'
  | 'cave full of magma'
  | 'natural tunnel'
  | 'stretch of river'
  | 'waterfall'
  | 'lake'
  | 'sinkhole'
  | 'crack in the earth'
  | 'lava chamber'
  | 'flood'
  | 'flow of magma'
  | 'dry river bed'
  | 'volcanic pipe'
  | 'volcano'
  | 'crater'
  | 'bridge'
  | 'main shaft'
  | 'shaft that goes too deep'
  | 'mine'
  | 'barracks'
  | 'storeroom'
  | 'tomb'
  | 'tunnel of the Dwarves'
  | 'Demon Pit'
  | 'room of the worm'
  | 'tunnel of the worm'
  | 'Underdark'
  | 'street'
  | 'palace'
  | 'slave pit'
  | 'tunnel of the Dark Elves'
  | 'den'
  | 'tunnel of monsters'
  | 'shaft'
  | 'dungeon level'
  | 'cellar'
  | 'castle'
  | 'farm'
  | 'city'
  | 'tower';

/** What is written on the page, where it is no name that somebody gave. */
export type Sign =
  /** H1-MEA-03. */
  | { readonly kind: 'side number'; readonly number: number }
  | { readonly kind: 'plague sign'; readonly number: number }
  | { readonly kind: 'fate sign' }
  /** The name of a work on its plate. */
  | { readonly kind: 'plate'; readonly name: string }
  | { readonly kind: 'mithral ore' }
  /** Under the name of a group that is gone (H1-MEA-27). */
  | { readonly kind: 'abandoned' };
