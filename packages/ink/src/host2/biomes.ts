import { alien } from '../drawings/caves/alien.ts';
import { crystalline } from '../drawings/caves/crystalline.ts';
import { fungus } from '../drawings/caves/fungus.ts';
import { jurassic } from '../drawings/caves/jurassic.ts';
import type { Habitat } from '../drawings/caves/life.ts';
import { necrotic } from '../drawings/caves/necrotic.ts';
import { slime } from '../drawings/caves/slime.ts';
import { brush } from '../drawings/surface/brush.ts';
import { desert } from '../drawings/surface/desert.ts';
import { forest } from '../drawings/surface/forest.ts';
import { jungle } from '../drawings/surface/jungle.ts';
import { plains } from '../drawings/surface/plains.ts';
import { savanna } from '../drawings/surface/savanna.ts';
import type { Strip } from '../drawings/surface/strip.ts';
import { swamp } from '../drawings/surface/swamp.ts';
import { tundra } from '../drawings/surface/tundra.ts';
import type { Colour } from '../mark.ts';

/** What lives in the deep. */
export const caveLife = { fungus, slime, jurassic, alien, necrotic, crystalline } as const satisfies Readonly<
  Record<string, (habitat: Habitat) => void>
>;

export const hallTints = {
  fungus: 'fungusCap',
  slime: 'slime',
  jurassic: 'fern',
  alien: 'alien',
  necrotic: 'boneLine',
  crystalline: 'crystal',
} as const satisfies Readonly<Record<keyof typeof caveLife, Colour>>;

/** What grows under the sky; of a land in the player's own words, nobody knows more than that something does. */
export const landLife = {
  ...{ forest, plains, brush, desert, swamp, tundra, jungle, savanna },
  'land of its own': brush,
} as const satisfies Readonly<Record<string, (strip: Strip) => void>>;
