import { houses, landmarks } from '../../drawings/rooms/dwarves/city.ts';
import * as dwellings from '../../drawings/rooms/dwarves/dwellings.ts';
import { engine } from '../../drawings/rooms/dwarves/engine.ts';
import { gatesOfDwarf } from '../../drawings/rooms/dwarves/gates.ts';
import * as halls from '../../drawings/rooms/dwarves/halls.ts';
import { manufactory } from '../../drawings/rooms/dwarves/manufactory.ts';
import { power } from '../../drawings/rooms/dwarves/power.ts';
import * as works from '../../drawings/rooms/dwarves/works.ts';
import { byVariant, eachVariant, type Furnishings, one, together } from '../../drawings/rooms/furnishing.ts';
import { bridge, cistern } from '../../drawings/rooms/waterworks.ts';

export const dwarves = {
  dormitory: one(dwellings.bunks),
  vault: one(dwellings.chest),
  Tomb: one(dwellings.sarcophagus),
  Workshops: one(dwellings.anvilAndBench),
  'Drinking Hall': one(dwellings.kegs),
  'Trophy Hall': one(halls.trophies),
  Citadel: one(halls.citadel),
  'Imperial Throne Room': one(halls.throne),
  Agora: one(halls.agora),
  Baths: one(dwellings.baths),
  'Doom Weapon': one(halls.doomWeapon),
  'Gates of Dwarf': gatesOfDwarf,
  Smelter: one(works.smelter),
  Furnace: one(works.furnace),
  Foundry: one(works.foundry),
  Bridge: one(bridge),
  Dam: one(works.dam),
  Cistern: one(cistern),
  Powerplant: byVariant(power),
  'The City': byVariant(eachVariant(landmarks, (landmark) => together(landmark, houses))),
  Manufactory: byVariant(manufactory),
  'An Impossible Engine': byVariant(engine),
} as const satisfies Furnishings;
