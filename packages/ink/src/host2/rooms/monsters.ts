import * as strongholds from '../../drawings/monsters/strongholds.ts';
import * as temples from '../../drawings/monsters/temples.ts';
import * as towns from '../../drawings/monsters/towns.ts';
import * as treasures from '../../drawings/monsters/treasures.ts';
import * as works from '../../drawings/monsters/works.ts';
import { sarcophagus } from '../../drawings/rooms/dwarves/dwellings.ts';
import { type Furnishings, one } from '../../drawings/rooms/furnishing.ts';
import { omphalos } from '../../drawings/rooms/magicians/below.ts';

/** What monsters and villains build, by the names on their cards (H2-MON-132). */
export const monsters = {
  // Walls, defences and ways.
  Defenses: one(strongholds.defenses),
  Traps: one(strongholds.traps),
  Tunnels: one(strongholds.tunnels),
  Hideout: one(strongholds.hideout),
  Keep: one(strongholds.keep),
  Castle: one(strongholds.castle),
  Walls: one(strongholds.walls),
  'Great Wall': one(strongholds.greatWall),
  Stronghold: one(strongholds.stronghold),
  'Greek Fire': one(strongholds.greekFire),
  Armory: one(strongholds.armory),
  // Things of value.
  Relic: one(treasures.relic),
  Wonder: one(treasures.wonder),
  Shiny: one(treasures.shiny),
  Egg: one(treasures.egg),
  Ark: one(treasures.ark),
  Phylactery: one(treasures.phylactery),
  Cyst: one(treasures.cyst),
  Monument: one(treasures.monument),
  'Statue of the Emperor': one(treasures.statue),
  Casino: one(treasures.casino),
  Racket: one(treasures.racket),
  Omphalos: one(omphalos),
  // Where they pray, and what for.
  Idol: one(temples.idol),
  Altar: one(temples.altar),
  Hecatomb: one(temples.hecatomb),
  Apotheosis: one(temples.apotheosis),
  Sacrifice: one(temples.sacrifice),
  Apocalypse: one(temples.apocalypse),
  Temple: one(temples.temple),
  'Temple Complex': one(temples.templeComplex),
  'Shrine of Starhelm': one(temples.shrineOfStarhelm),
  'Haunted Mausoleum': one(temples.hauntedMausoleum),
  Tomb: one(sarcophagus),
  // What they dig, grow, brew, eat and throw away.
  'Magma Refinery': one(works.magmaRefinery),
  'Fungus Farm': one(works.fungusFarm),
  Laboratory: one(works.laboratory),
  Nest: one(works.nest),
  'Nest Complex': one(works.nestComplex),
  'Great Nest': one(works.greatNest),
  Garden: one(works.garden),
  Farm: one(works.farm),
  Silo: one(works.silo),
  Minehead: one(works.minehead),
  'Mess Hall': one(works.messHall),
  Quarry: one(works.quarry),
  Mill: one(works.mill),
  Bazaar: one(works.bazaar),
  Camp: one(works.camp),
  'Trash Heap': one(works.trashHeap),
  'Dung Pit': one(works.dungPit),
  Cesspool: one(works.cesspool),
  Stepwell: one(works.stepwell),
  // Where many live together.
  Hall: one(towns.hall),
  'Winding Hall': one(towns.windingHall),
  City: one(towns.city),
  Capital: one(towns.capital),
  Port: one(towns.port),
  "Wizard's Quarter": one(towns.wizardsQuarter),
  "Wizard's Tower": one(towns.wizardsTower),
  "Thieves' Guild": one(towns.thievesGuild),
  University: one(towns.university),
  Slums: one(towns.slums),
  Ghetto: one(towns.ghetto),
} as const satisfies Furnishings;
