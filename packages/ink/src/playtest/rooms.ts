import { arena, breedingPit, opera } from '../drawings/rooms/elves/capitol.ts';
import { crypt, darkShrine, greatTemple, tanks, torturePit } from '../drawings/rooms/first/dark-elves.ts';
import { diggings } from '../drawings/rooms/first/dwarves.ts';
import { oubliette } from '../drawings/rooms/first/features.ts';
import { drinkingHall, gallery, palace } from '../drawings/rooms/first/villains.ts';
import { type Furnishings, one } from '../drawings/rooms/furnishing.ts';
import { menagerie } from '../drawings/rooms/magicians/above.ts';
import { labyrinth } from '../drawings/rooms/magicians/below.ts';
import { escapeShaft } from '../drawings/rooms/works-along.ts';
import type { WorkAlong } from '../figure.ts';
import { deepElves } from '../host2/rooms/deep-elves.ts';
import { strongholds } from '../host2/rooms/monsters/strongholds.ts';
import { temples } from '../host2/rooms/monsters/temples.ts';
import { works as known } from '../host2/rooms/monsters/works.ts';

/** PT-BLD-T1, PT-MIN-T1, PT-PRO-T1 and PT-PEN-T1. */
export const rooms = {
  sanctum: deepElves.sanctum,
  pit: deepElves.pit,
  'Breeding Pit': one(breedingPit),
  'Fearsome Shrine': one(darkShrine),
  'Arena of Death': one(arena),
  Oubliette: one(oubliette),
  'Macabre Theatre': one(opera),
  'Crystal Palace': one(palace),
  'Tyrant’s Fortress': strongholds.Defenses,
  'Saint’s Tomb': one(crypt),
  'Tyrant’s Bastion': strongholds.Castle,
  'Indulgence Hall': one(drinkingHall),
  'Loathsome Basilica': one(greatTemple),
  Gallery: one(gallery),
  Labyrinth: one(labyrinth),
  'Torture Pit': one(torturePit),
  'Reanimator Tanks': one(tanks),
  Menagerie: one(menagerie),
  tomb: one(crypt),
  'mined-out place': one(diggings),
  Bazaar: known.Bazaar,
  Shrine: temples.Idol,
} as const satisfies Furnishings;

/** What groups of monsters build beside their lairs. */
export const monsterRooms = {
  'mined-out place': one(diggings),
  Bazaar: known.Bazaar,
  Shrine: temples.Idol,
} as const satisfies Furnishings;

/** What is a way rather than a room. */
export const works = { 'Exploratory Shaft': escapeShaft } as const satisfies Readonly<Record<string, WorkAlong>>;
