import * as constructions from '../../drawings/rooms/demons/constructions.ts';
import { gate, gates } from '../../drawings/rooms/demons/gate.ts';
import { tastes } from '../../drawings/rooms/demons/tastes.ts';
import { eachVariant, type Furnishing, type Furnishings, part, together } from '../../drawings/rooms/furnishing.ts';
import type { Sketch } from '../../drawings/sketch.ts';

export const demons = {
  'Demon Gate': { plain: gate([]), variants: gates },
  'Charnel Pit': tasteful(constructions.charnel),
  'Demonic Palace': tasteful(constructions.palace),
  'Ego Prison': tasteful(constructions.egoPrison),
  'Hideous Engine': tasteful(constructions.engine),
  'Incineration Shrine': tasteful(constructions.shrine),
  'Deeply Bound Corruption': tasteful(constructions.corruption),
  'Pride Stone': tasteful(constructions.prideStone),
  'Infernal Sanctum': tasteful(constructions.sanctum),
} as const satisfies Furnishings;

/** A construction, and in the corner a touch of the demon whose taste it was (H2-DEM-24). */
function tasteful(plain: Sketch): Furnishing {
  return { plain, variants: eachVariant(tastes, (touch) => together(plain, part(touch, -0.4, -0.38, 0.26))) };
}
