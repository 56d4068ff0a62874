import type { AsWritten } from '@understory/table';
import type { Growth, Nexus } from './nouns.ts';

/** What lies on the page of the playtest rules, and what is written there, as data. The telling has words for each. */
export type Called = Thing | Sign | AsWritten;

/** What a piece or a feature is. */
type Thing =
  | { readonly kind: PlainThing }
  | { readonly kind: OreThing; readonly metal: string }
  | { readonly kind: 'growth'; readonly of: Growth }
  | { readonly kind: 'nexus'; readonly of: Nexus }
  /** An area of one substance or element (PT-NEX-T1.12, .17). */
  | { readonly kind: 'area of'; readonly stuff: Substance | Element }
  /** A room of a group, by its flavour. */
  | { readonly kind: 'lair of' | 'room of'; readonly of: string }
  /** A construction of the elves, by its printed name. */
  | { readonly kind: 'work'; readonly name: string }
  | { readonly kind: 'feature'; readonly of: string };

/** PT-FEA-T2: what ore is drawn as. */
export type OreThing = 'band of ore' | 'mass of ore' | 'spot of ore' | 'thread of ore' | 'ore everywhere';

/** What needs no more to be said of it. */
export type PlainThing =
  | 'gem'
  | 'river'
  | 'lake'
  | 'pool'
  | 'stream'
  | 'flooded cave'
  | 'sunless sea'
  | 'lava channel'
  | 'lava chamber'
  | 'lava pool'
  | 'lava cave'
  | 'lava sea'
  | 'volcanic vent'
  | 'volcano'
  | 'lava drain'
  | 'natural tunnel'
  | 'natural cave'
  | 'cavern'
  | 'niche'
  | 'arm of the fault'
  | 'water in the fault'
  | 'magma in the fault'
  | 'cyclopean chamber'
  | 'cyclopean corridor'
  | 'palace room'
  | 'palace passage'
  | 'tunnel'
  | 'street'
  | 'sanctum'
  | 'pit'
  | 'exploratory shaft'
  | 'mined-out place'
  | 'tomb'
  | 'shaft'
  | 'bazaar'
  | 'shrine';

/** PT-NEX-T1.12. */
export type Substance = 'ice' | 'blood' | 'salt' | 'evil';

/** PT-NEX-T1.17. */
export const ELEMENTS = [
  'earth',
  'air',
  'fire',
  'water',
  'wood',
  'metal',
  'smoke',
  'lightning',
  'bone',
  'goodness',
  'evil',
  'life force',
] as const;
export type Element = (typeof ELEMENTS)[number];

/** What is written on the page, where it is no name that somebody gave. */
export type Sign =
  | { readonly kind: 'plague sign'; readonly number: number }
  | { readonly kind: 'fate sign' }
  | { readonly kind: 'gateway sign' }
  | { readonly kind: 'void sign' }
  | { readonly kind: 'mystical sign' }
  | { readonly kind: 'story'; readonly row: number; readonly tone: Tone | '' }
  | { readonly kind: 'inspiration'; readonly of: string };

/** PT-CRE-T1.7. */
export type Tone = 'tragic' | 'comic' | 'lyrical' | 'bawdy' | 'complicated';
