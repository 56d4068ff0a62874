import type { PeopleKey } from '../keys.ts';

/** What each people builds, by the names of H1-DWF-T1, H1-ELF-T1 and H1-DEM-T1: those that a custom people may give names of its own. */
export const WORKS = {
  dwarves: [
    'Workshops',
    'Great Hall',
    'Exploratory Shaft',
    'Hall Expansion',
    'Hall of Records',
    'Dwarven City',
    'Treasure Room',
  ],
  'dark elves': [
    'Torture Pit',
    'Great Temple of Dame Chaos',
    'Dark Shrine to Dame Chaos',
    'Tomb',
    'Breeding Pit',
    'Arena',
    'Reanimation Tanks',
  ],
  demons: ['Demon Palace', 'Charnel Shrine', 'Bile Pit', 'Infernal Engine', 'Gateway Stone', 'Soul Mill'],
} as const satisfies Readonly<Record<PeopleKey, readonly string[]>>;

/** What anybody may build. Nothing is called “too deep”, nor has a tunnel a name. */
export type WorkName = (typeof WORKS)[PeopleKey][number] | 'Too deep' | 'Exploratory Tunnel';
