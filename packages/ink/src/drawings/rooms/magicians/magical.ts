import { type Furnishings, one } from '../furnishing.ts';
import { bridge, cistern } from '../waterworks.ts';
import { alchemist, fountain, lyceum, mausoleum, menagerie, orrery, turbine, witchwood } from './above.ts';
import { catacomb, cyclopes, labyrinth, omphalos, pleasureDome } from './below.ts';
import { chamber, house, jinnLamp, pyramid, summoningStone, tower } from './dwellings.ts';

export const magical: Furnishings = {
  'Summoning Stone': one(summoningStone),
  tower: { plain: tower, looks: { tower, house, pyramid } },
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
};
