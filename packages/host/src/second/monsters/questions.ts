import type { BeadKind } from '@understory/page';
import type { Who } from '../../events.ts';
import type { Thing } from '../called.ts';
import type { Clash, DeedKind } from '../cards/tree/deeds.ts';

/** What is asked in the Age of Monsters and the Age of Villainy. */
export type MonsterQuestion =
  // What a group does
  | OfGroup<'what the group does'>
  | (OfGroup<'whom the group must act on'> & LineRef)
  | OfGroup<'whom the group acts on'>
  | OfGroup<'what the group builds'>
  | (OfGroup<'whether it is built'> & { readonly work: string })
  | OfGroup<'what the group exploits'>
  | OfGroup<'where the group explores'>
  | OfGroup<'where the group goes to live'>
  | OfGroup<'how the group scouts'>
  | OfGroup<'which tag is taken'>
  | OfGroup<'how much is gathered'>
  | OfGroup<'whether beads are moved'>
  | { readonly kind: 'where a bead goes' }
  | OfGroup<'what the preparing brings'>
  // Conflicts
  | { readonly kind: 'the die of the actor' | 'the die of the target'; readonly group: Who; readonly clash: Clash }
  | (OfGroup<'whether ★ are spent'> & { readonly ours: number; readonly theirs: number; readonly need: number })
  | OfGroup<'what the trade brings'>
  | (OfGroup<'which bead goes'> & { readonly bead: BeadKind })
  | OfGroup<'who bears the loss'>
  // Rooms
  | { readonly kind: 'where a room is dug' | 'where a hut stands'; readonly what: Thing }
  // Cards, and who comes
  | { readonly kind: 'whose card is drawn' }
  | CardQuestion
  | { readonly kind: 'who came with the colony' | 'who comes where the Demons were' }
  | OfCard<'the stratum of a card'>
  | OfCard<'a tag of a card'>
  | (OfCard<'where in a stratum it comes to live'> & { readonly stratum: number })
  | OfCard<'where on the surface it comes to live'>
  | OfCard<'whom an overlay comes over'>
  // Names
  | { readonly kind: 'name of a group'; readonly called: string }
  | OfCard<'what sort it is'>
  | OfGroup<'name of the part that splits off'>
  | OfGroup<'name of their treasure'>
  | { readonly kind: 'name of a monument'; readonly work: string }
  | OfGroup<'name of the capital'>
  // Villainy
  | { readonly kind: 'who rises to rule' }
  | OfGroup<'how the villain rules'>
  | OfCard<'who the villain is'>
  | OfGroup<'which stratum is corrupted'>
  | OfGroup<'which side is taken' | 'which side is kept'>;

/** For what a card is drawn. */
export type CardQuestion =
  | {
      readonly kind:
        | 'which card comes'
        | 'who comes to what is left'
        | 'who comes into the gap'
        | 'who comes into the empty halls'
        | 'which card it lives by'
        | 'which card it chooses from';
    }
  | { readonly kind: 'who comes to a work'; readonly work: string }
  | OfGroup<'who comes in their place'>
  | OfGroup<'against whom they come'>
  | OfCard<'which card comes instead'>;

interface OfGroup<K extends string> {
  readonly kind: K;
  readonly group: string;
}

interface OfCard<K extends string> {
  readonly kind: K;
  readonly card: string;
}

/** A line of a card: the card's name, and where the line begins in its text. Cards never change in a game. */
export interface LineRef {
  readonly card: string;
  readonly line: number;
}

/** What an option is in these ages. */
export type MonsterWhat =
  | { readonly kind: 'tag'; readonly tag: string }
  /** An act of a card, or one step of it, and whom it is done to. */
  | (LineRef & {
      readonly kind: 'act';
      readonly deed: DeedKind | null;
      readonly target: Who | null;
      readonly group: string;
    })
  | (LineRef & { readonly kind: 'building'; readonly work: string })
  | { readonly kind: 'source'; readonly resource: string; readonly biome: string | null }
  | { readonly kind: 'so much treasure'; readonly count: number; readonly isAll: boolean }
  /** A bead that may go, by its name or its place. */
  | { readonly kind: 'bead'; readonly name: string | null; readonly piece: string }
  | { readonly kind: 'bead to move'; readonly bead: BeadKind; readonly piece: string }
  | { readonly kind: 'bearer'; readonly group: string; readonly population: number }
  | { readonly kind: 'contender'; readonly group: string; readonly population: number; readonly treasure: number }
  | { readonly kind: 'villainy'; readonly card: string };

/** Where a spot may be in these ages. */
export type MonsterPlace =
  | { readonly kind: 'where they could live' }
  | { readonly kind: 'in a room or rock of theirs' }
  | { readonly kind: 'in rock near the lair'; readonly far: number }
  | { readonly kind: 'on the surface near the home'; readonly far: number };
