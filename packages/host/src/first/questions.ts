import type { Region } from '@understory/table';
import type { SharedPlace } from '../questions.ts';
import type { PeopleKey } from './civilization/keys.ts';
import type { EventTable } from './events.ts';

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
  // Demons
  | { readonly kind: 'where the Pit lies' }
  | { readonly kind: 'which way the worm digs' }
  | { readonly kind: 'the conflict' }
  | { readonly kind: 'the war'; readonly group: string }
  // Dwarves
  | { readonly kind: 'name of the tribe' }
  | { readonly kind: 'which lode to dig down to' }
  | { readonly kind: 'where treasure is stored' }
  | { readonly kind: 'name of the hall' }
  | { readonly kind: 'name of the city' }
  | { readonly kind: 'which room becomes the tomb' }
  // Dark Elves
  | { readonly kind: 'where the Underdark runs' }
  | { readonly kind: 'where the great city stands' }
  | { readonly kind: 'name of the great city' }
  | { readonly kind: 'where to found a colony' }
  | { readonly kind: 'name of the colony' };

/** What an option may be, where its question and key do not say it. */
export type What =
  | { readonly kind: 'lode' | 'gem'; readonly unit: string; readonly x: number; readonly y: number }
  | { readonly kind: 'custom people'; readonly name: string; readonly model: PeopleKey };

/** Where a spot may be. */
export type SpotPlace =
  | SharedPlace
  | { readonly kind: 'underground' }
  | { readonly kind: 'on the rim' }
  | { readonly kind: 'on a level' }
  | { readonly kind: 'round the middle' }
  | { readonly kind: 'that way' };

/** The spots of such a place. */
export type Places = Region<SpotPlace>;

/** What the table is busy with. */
export type Chapter =
  | { readonly kind: 'the world' }
  | { readonly kind: 'an event'; readonly number: number }
  | { readonly kind: 'a people comes' }
  | { readonly kind: 'a season'; readonly season: Season; readonly year: number }
  | { readonly kind: 'what is left' }
  | { readonly kind: 'the Great Disaster' };

/** H1-GEN-02: the seasons of a civilization's year. */
export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
type Season = (typeof SEASONS)[number];
