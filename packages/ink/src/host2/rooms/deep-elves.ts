import * as capitol from '../../drawings/rooms/elves/capitol.ts';
import { colonies } from '../../drawings/rooms/elves/colonies.ts';
import * as expansions from '../../drawings/rooms/elves/expansions.ts';
import { bars, canopy, chains, divan } from '../../drawings/rooms/elves/homes.ts';
import { eachVariant, type Furnishings, one, part, together } from '../../drawings/rooms/furnishing.ts';

export const deepElves = {
  sanctum: {
    plain: together(canopy, divan),
    variants: eachVariant(colonies, (what) => together(canopy, part(what, 0, 0.14, 0.74))),
  },
  pit: {
    plain: together(bars, chains),
    variants: eachVariant(colonies, (what) => together(chains, part(what, 0, 0.14, 0.62))),
  },
  Abattoir: one(capitol.abattoir),
  Arena: one(capitol.arena),
  "Foreman's Guild": one(capitol.guild),
  'Expeditionary Force': one(capitol.expedition),
  'Breeding Pit': one(capitol.breedingPit),
  'Opera House': one(capitol.opera),
  Riot: one(capitol.riot),
  Defenses: one(capitol.palisade),
  Excavations: one(expansions.excavations),
  Saloon: one(expansions.saloon),
  Rebellion: one(expansions.rebellion),
  'Slag Pit': one(expansions.slagPit),
  Infrastructure: one(expansions.infrastructure),
  Convoy: one(expansions.convoy),
  Wanderlust: one(expansions.wanderlust),
} as const satisfies Furnishings;
