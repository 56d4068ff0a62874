import type { Rule } from '@understory/table';
import { isOn } from '../switched.ts';
import { floods } from './floods.ts';
import { minorFeatures } from './minor-features.ts';
import type { Aftermathed } from './state.ts';
import { nameTreasures } from './treasures.ts';

/**
 * What the options of H1-GEN-T2 add to a stretch of play, as soon as it is over: what was dug open is flooded (H1-WAT-02), treasures of interest
 * get their names (H1-TRE-01), and the dead leave something behind (H1-MIN-01). So no chapter of the rules needs to know of them.
 */
export function* followed(world: Aftermathed, stretch: Rule): Rule {
  yield* stretch;
  const { journal, aftermath } = world;
  if (isOn(world, 'namedTreasures')) yield* nameTreasures(world);
  if (isOn(world, 'water')) yield* floods(world);
  if (isOn(world, 'minorFeatures')) yield* minorFeatures(world);
  aftermath.looked = journal.entries.length;
}
