import type { Region } from '@understory/table';
import type { SharedPlace } from '../questions.ts';
import type { CampaignQuestion } from './campaign/questions.ts';
import type { PeopleKey } from './civilization/keys.ts';
import type { EventTable } from './events.ts';
import type { MadeUpTable } from './made-up/made-up.ts';
import type { Rolled } from './monsters/flavours.ts';
import type { BuildingKind, Liquid } from './nouns.ts';
import type { VillainQuestion } from './villainy/questions.ts';

/** Everything that is asked in the first edition: throws, choices, spots and names. */
export type Question =
  // The world
  | { readonly kind: 'whether the world is another' }
  | { readonly kind: 'which world' }
  | { readonly kind: 'the alternate world' }
  | { readonly kind: 'how many peaks' }
  | { readonly kind: 'tip of a peak'; readonly number: number }
  | { readonly kind: 'middle of the rift' }
  | { readonly kind: 'how many mesas' }
  // Primordial events
  | { readonly kind: 'a primordial event' }
  | { readonly kind: 'where the die lands' }
  | { readonly kind: 'an event of your own'; readonly of: EventTable }
  | { readonly kind: 'which event'; readonly of: EventTable }
  | { readonly kind: 'name of the event' }
  | { readonly kind: 'a number on the side'; readonly side: 'left' | 'right' }
  | { readonly kind: 'what the cavern holds' }
  | { readonly kind: 'how the tunnel runs' }
  | { readonly kind: 'how bad the plague is' }
  | { readonly kind: 'how many gems' }
  | { readonly kind: 'how the river goes on' }
  | { readonly kind: 'how the river surfaces' }
  | { readonly kind: 'name of the Wyrm' }
  // Disasters
  | { readonly kind: 'the disaster' }
  | { readonly kind: 'where a crack runs'; readonly end: 'from' | 'to' }
  | { readonly kind: 'where a crack is crossed' }
  | { readonly kind: 'where the chamber lies' }
  | { readonly kind: 'whether the pipe runs up' }
  | { readonly kind: 'where the star falls' }
  // Civilizations
  | { readonly kind: 'which people'; readonly isSecond: boolean }
  | { readonly kind: 'the people' }
  | { readonly kind: 'the model of the people' }
  | { readonly kind: 'which custom people' }
  | { readonly kind: 'whom the people is modelled on' }
  | { readonly kind: 'name of the people' }
  | { readonly kind: 'in what the people differs'; readonly name: string; readonly model: PeopleKey }
  | { readonly kind: 'whose hand the people draws in' }
  | { readonly kind: 'name of a construction'; readonly printed: string }
  // What is on the sheet of a people
  | { readonly kind: 'seasons of a year' }
  | { readonly kind: 'what is built'; readonly name: string; readonly at: number | null }
  // Demons
  | { readonly kind: 'where the Pit lies' }
  | { readonly kind: 'which way the worm digs' }
  | { readonly kind: 'the conflict' }
  | { readonly kind: 'the war'; readonly group: string }
  // Dwarves
  | { readonly kind: 'name of the tribe' }
  | { readonly kind: 'which lode to dig down to' }
  | { readonly kind: 'where treasure is stored'; readonly group: string }
  | { readonly kind: 'name of the hall' }
  | { readonly kind: 'name of the city' }
  | { readonly kind: 'which room becomes the tomb' }
  // Dark Elves
  | { readonly kind: 'where the Underdark runs' }
  | { readonly kind: 'where the great city stands' }
  | { readonly kind: 'name of the great city' }
  | { readonly kind: 'where to found a colony'; readonly group: string }
  | { readonly kind: 'name of the colony' }
  // The Age of Monsters
  | { readonly kind: 'who comes' }
  | { readonly kind: 'whether the age ends' }
  | { readonly kind: 'the flavour'; readonly of: Rolled | 'wanderer' }
  | { readonly kind: 'whether to make one up'; readonly of: MadeUpTable }
  | { readonly kind: 'whether to note more'; readonly name: string }
  | { readonly kind: 'note on what is made up'; readonly name: string }
  | { readonly kind: 'name of the flavour'; readonly of: Rolled | 'wanderer' }
  | { readonly kind: 'the alignment' }
  | { readonly kind: 'name of the group'; readonly of: Rolled }
  | { readonly kind: 'how a group fares'; readonly group: string }
  | { readonly kind: 'which way'; readonly group: string }
  | { readonly kind: 'which frontier'; readonly group: string }
  | { readonly kind: 'which neighbour'; readonly group: string }
  | { readonly kind: 'which lair'; readonly group: string }
  | { readonly kind: 'which way it digs'; readonly group: string }
  | { readonly kind: 'which way a tribe goes'; readonly group: string }
  | { readonly kind: 'whether to bribe'; readonly group: string; readonly from: string }
  | { readonly kind: 'how a bribe fares'; readonly group: string }
  | { readonly kind: 'whether to build a maze'; readonly group: string }
  | { readonly kind: 'whether it wanders'; readonly group: string }
  | { readonly kind: 'whether it digs'; readonly group: string }
  | { readonly kind: 'whether it is slimy'; readonly group: string }
  // The surface kingdoms
  | { readonly kind: 'where a building stands'; readonly what: BuildingKind }
  | { readonly kind: 'name of the castle' }
  | { readonly kind: 'name of the surface city' }
  | { readonly kind: 'name of the building' }
  | { readonly kind: 'what the kingdoms build'; readonly what: string }
  | { readonly kind: 'what an excursion takes along'; readonly group: string }
  // Special features
  | { readonly kind: 'the special feature' }
  | { readonly kind: 'whether the disaster comes' }
  | { readonly kind: 'name of the room'; readonly group: string }
  | { readonly kind: 'name of the artifact' }
  | { readonly kind: 'name of the statue' }
  | { readonly kind: 'name of the temple' }
  // Adventurers and undead
  | { readonly kind: 'how the party is aligned' }
  | { readonly kind: 'how large the party is' }
  | { readonly kind: 'where the party enters' }
  | { readonly kind: 'whether they are healed' }
  | { readonly kind: 'where the dead rise' }
  // Minor features, treasures, water and magma
  | { readonly kind: 'the column of a minor feature' }
  | { readonly kind: 'the minor feature' }
  | { readonly kind: 'whether to write a minor feature'; readonly name: string }
  | { readonly kind: 'name of the minor feature' }
  | { readonly kind: 'name of the treasure' }
  | { readonly kind: 'whether it floods'; readonly liquid: Liquid }
  | { readonly kind: 'which dweller'; readonly liquid: Liquid; readonly name: string }
  | { readonly kind: 'name of the dweller'; readonly liquid: Liquid; readonly flavour: string }
  | VillainQuestion
  | CampaignQuestion;

/** Why a construction is not built now: it stands, it belongs to another number of folk, or its occasion has not come. */
export type WhyNot =
  | { readonly key: 'built already' }
  | { readonly key: 'at another number'; readonly needs: number; readonly has: number }
  | { readonly key: 'no occasion' };

/** What an option may be, where its question and key do not say it. */
export type What =
  | { readonly kind: 'lode' | 'gem'; readonly unit: string; readonly x: number; readonly y: number }
  | { readonly kind: 'group'; readonly group: string }
  | { readonly kind: 'place'; readonly piece: string }
  | { readonly kind: 'custom people'; readonly name: string; readonly model: PeopleKey }
  /** H1-MEA-32: one of an earlier game. */
  | { readonly kind: 'made up'; readonly name: string; readonly note: string | null };

/** Where a spot may be. */
export type SpotPlace =
  | SharedPlace
  | { readonly kind: 'underground' }
  | { readonly kind: 'on the rim' }
  | { readonly kind: 'on a level' }
  | { readonly kind: 'round the middle' }
  | { readonly kind: 'that way' }
  | { readonly kind: 'on the campaign map' };

/** The spots of such a place. */
export type Places = Region<SpotPlace>;

/** What the table is busy with. */
export type Chapter =
  | { readonly kind: 'the world' }
  | { readonly kind: 'an event'; readonly number: number }
  | { readonly kind: 'a people comes' }
  /** Of a people's year; the year is the turn. */
  | { readonly kind: 'a season'; readonly group: string; readonly season: Season }
  | { readonly kind: 'what is left' }
  | { readonly kind: 'the Great Disaster' }
  | { readonly kind: 'the first monsters' }
  | { readonly kind: 'an arrival' }
  /** A group's whole turn of a year. */
  | { readonly kind: 'a group acts'; readonly group: string }
  | { readonly kind: 'wandering' }
  | { readonly kind: 'the end of the monsters' }
  | { readonly kind: 'a villain comes' }
  | { readonly kind: 'a party' }
  | { readonly kind: 'the end of the villains' };

/** H1-GEN-02: the seasons of a civilization's year. */
export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof SEASONS)[number];
