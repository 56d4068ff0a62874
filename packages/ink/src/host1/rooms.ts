import { palace as demonPalace } from '../drawings/rooms/demons/constructions.ts';
import { anvilAndBench, bunks, chest, sarcophagus } from '../drawings/rooms/dwarves/dwellings.ts';
import { arena, breedingPit } from '../drawings/rooms/elves/capitol.ts';
import * as elven from '../drawings/rooms/first/dark-elves.ts';
import * as demonic from '../drawings/rooms/first/demons.ts';
import * as dwarven from '../drawings/rooms/first/dwarves.ts';
import { shaftHead, shaftOfFire } from '../drawings/rooms/first/shafts.ts';
import { type Furnishing, type Furnishings, one } from '../drawings/rooms/furnishing.ts';
import type { Sketch } from '../drawings/sketch.ts';
import type { WorkAlong } from '../figure.ts';

/** It takes the whole of its room. */
const whole = (plain: Sketch): Furnishing => ({ plain, fills: true });

/** H1-DWF. */
const dwarves = {
  mine: one(dwarven.diggings),
  barracks: one(bunks),
  storeroom: one(chest),
  tomb: one(sarcophagus),
  Workshops: one(anvilAndBench),
  'Great Hall': whole(dwarven.vaults),
  'Hall of Records': one(dwarven.records),
  'Dwarven City': whole(dwarven.city),
  'Treasure Room': one(dwarven.treasury),
} as const satisfies Furnishings;

/** H1-ELF. */
const darkElves = {
  palace: one(elven.palace),
  'slave pit': one(elven.slavePit),
  'Torture Pit': one(elven.torturePit),
  'Great Temple of Dame Chaos': one(elven.greatTemple),
  'Dark Shrine to Dame Chaos': one(elven.darkShrine),
  Tomb: one(elven.crypt),
  'Breeding Pit': one(breedingPit),
  Arena: one(arena),
  'Reanimation Tanks': one(elven.tanks),
} as const satisfies Furnishings;

/** H1-DEM. */
const demons = {
  'Demon Pit': whole(demonic.pit),
  'room of the worm': one(demonic.wormPrint),
  'Demon Palace': one(demonPalace),
  'Charnel Shrine': one(demonic.charnelShrine),
  'Bile Pit': one(demonic.bilePit),
  'Infernal Engine': one(demonic.infernalEngine),
  'Gateway Stone': one(demonic.gatewayStone),
  'Soul Mill': one(demonic.soulMill),
} as const satisfies Furnishings;

export const rooms = { ...dwarves, ...darkElves, ...demons } as const satisfies Furnishings;

/** What they build that is a way. */
export const works = {
  'main shaft': shaftHead,
  'deep shaft': shaftOfFire,
} as const satisfies Readonly<Record<string, WorkAlong>>;
