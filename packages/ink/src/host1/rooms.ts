import { palace as demonPalace } from '../drawings/rooms/demons/constructions.ts';
import { anvilAndBench, bunks, chest, sarcophagus } from '../drawings/rooms/dwarves/dwellings.ts';
import { throne } from '../drawings/rooms/dwarves/halls.ts';
import { arena, breedingPit } from '../drawings/rooms/elves/capitol.ts';
import * as elven from '../drawings/rooms/first/dark-elves.ts';
import * as demonic from '../drawings/rooms/first/demons.ts';
import * as dwarven from '../drawings/rooms/first/dwarves.ts';
import * as feature from '../drawings/rooms/first/features.ts';
import * as realm from '../drawings/rooms/first/kingdoms.ts';
import { planks, shaftHead, shaftOfFire } from '../drawings/rooms/first/shafts.ts';
import * as villain from '../drawings/rooms/first/villains.ts';
import { byVariant, type Furnishing, type Furnishings, one } from '../drawings/rooms/furnishing.ts';
import { menagerie } from '../drawings/rooms/magicians/above.ts';
import { catacomb, cyclopes, labyrinth } from '../drawings/rooms/magicians/below.ts';
import { tower } from '../drawings/rooms/magicians/dwellings.ts';
import type { Sketch } from '../drawings/sketch.ts';
import type { WorkAlong } from '../figure.ts';
import { strongholds } from '../host2/rooms/monsters/strongholds.ts';
import { temples } from '../host2/rooms/monsters/temples.ts';
import { towns } from '../host2/rooms/monsters/towns.ts';
import { works as known } from '../host2/rooms/monsters/works.ts';

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

/** H1-SUR: what stands under the sky, and the cells below it. */
const kingdoms = {
  castle: strongholds.Castle,
  farm: known.Farm,
  'empty farm': one(realm.emptyFarm),
  city: towns.City,
  tower: one(tower),
  /** H1-SUR-T1.3: what they build besides, each in its own variant. */
  other: byVariant({
    chapel: realm.chapel,
    watchtower: realm.watchtower,
    monastery: realm.monastery,
    mill: known.Mill.plain,
    market: known.Bazaar.plain,
    beacon: realm.beacon,
  }),
  'dungeon level': one(realm.dungeonLevel),
} as const satisfies Furnishings;

/** H1-FEA, and the rooms that a flavour has beside its lair. */
const features = {
  'Magma Pool': one(feature.magmaPool),
  'Planar Warp': one(feature.planarWarp),
  'engineer’s room': one(feature.engineersRoom),
  'Temple of Evil': temples.Temple,
  'evil shrine': one(feature.evilShrine),
  'Shrine of Law': one(feature.shrineOfLaw),
  crypt: one(catacomb),
  oubliette: one(feature.oubliette),
  'dimensional gate': one(feature.dimensionalGate),
} as const satisfies Furnishings;

/** H1-DMR, H1-THO and H1-LIC. */
const villains = {
  HQ: one(villain.headquarters),
  Lab: known.Laboratory,
  Prison: one(villain.prison),
  Hall: towns.Hall,
  'Mind Pool': one(feature.mindPool),
  'cell of a Thought Lord': one(villain.thoughtCell),
  'prison of the Thought Lords': one(villain.thoughtPrison),
  'lair of the Liche King': one(villain.licheLair),
  Menagerie: one(menagerie),
  'Bone Pit': one(feature.bonePit),
  'Shrine of Evil': temples.Idol,
  'Gate Room': one(villain.gateRoom),
} as const satisfies Furnishings;

/** H1-AVI-02, -T1, -T2. */
const lairs = {
  'den of a follower': one(villain.followersDen),
  'Grand Lair': one(villain.grandLair),
  'Temple Complex': temples['Temple Complex'],
  'Defensive Works': strongholds.Defenses,
  'Great Nest': known['Great Nest'],
  Labyrinth: one(labyrinth),
  Hoard: one(villain.hoard),
  Heartgem: one(villain.heartgem),
  Midden: known['Trash Heap'],
  Library: one(villain.library),
  'Throne Room': one(throne),
  'Arena of Death': one(villain.arenaOfDeath),
  Palace: one(villain.palace),
  'Grand Gallery': one(villain.gallery),
  'Drinking Hall': one(villain.drinkingHall),
  Forge: one(cyclopes),
  sanctum: one(villain.sanctum),
} as const satisfies Furnishings;

export const rooms = {
  ...dwarves,
  ...darkElves,
  ...demons,
  ...kingdoms,
  ...features,
  ...villains,
  ...lairs,
} as const satisfies Furnishings;

/** What they build that is a way. */
export const works = {
  'main shaft': shaftHead,
  'deep shaft': shaftOfFire,
  /** H1-ALT-07 */
  bridge: planks,
} as const satisfies Readonly<Record<string, WorkAlong>>;
