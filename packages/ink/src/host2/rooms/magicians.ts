import { type Furnishings, one } from '../../drawings/rooms/furnishing.ts';
import {
  alchemist,
  fountain,
  lyceum,
  mausoleum,
  menagerie,
  orrery,
  turbine,
  witchwood,
} from '../../drawings/rooms/magicians/above.ts';
import { catacomb, cyclopes, labyrinth, omphalos, pleasureDome } from '../../drawings/rooms/magicians/below.ts';
import { chamber, house, jinnLamp, pyramid, summoningStone, tower } from '../../drawings/rooms/magicians/dwellings.ts';
import { bridge, cistern } from '../../drawings/rooms/waterworks.ts';

export const magicians = {
  'Summoning Stone': one(summoningStone),
  tower: { plain: tower, variants: { tower, house, pyramid } },
  chamber: one(chamber),
  Vault: one(jinnLamp),
  Mausoleum: one(mausoleum),
  Catacomb: one(catacomb),
  Orrery: one(orrery),
  Omphalos: one(omphalos),
  'Fountain of the Naiads': one(fountain),
  Cistern: one(cistern),
  Turbine: one(turbine),
  Bridge: one(bridge),
  'Alchemist’s Foundry': one(alchemist),
  'Forge of the Cyclopes': one(cyclopes),
  Witchwood: one(witchwood),
  'Pleasure Dome': one(pleasureDome),
  Menagerie: one(menagerie),
  Labyrinth: one(labyrinth),
  'Lyceum Arcanum': one(lyceum),
} as const satisfies Furnishings;
