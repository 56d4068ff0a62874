import type { World } from '@understory/host';
import { drawMap, LAYER_NAMES, type LayerName, type LookName, type Penwork, toSvg } from '@understory/ink';
import { spelled } from '@understory/table';
import { pictureOf } from '../../desk/picture.ts';
import { penMeasures } from './pen-measures.ts';
import { sheetAt } from './sheet-at.ts';

const WIDTH = 520;
/** Too small to read or to see at that size. */
const LEFT_OUT: readonly LayerName[] = ['labels', 'cartouche', 'legend', 'strata-numbers', 'grain'];

/** A small picture of the map as a data address; empty if the browser won't make one. */
export async function thumbnailOf(world: World, look: LookName, pen: Penwork): Promise<string> {
  const tick = world.journal.entries.length - 1;
  const scene = drawMap(sheetAt(world, tick, ''), {
    edition: world.edition,
    // None is written at that size.
    called: spelled,
    look,
    pen,
    measures: penMeasures(world, tick),
    layers: LAYER_NAMES.filter((name) => !LEFT_OUT.includes(name)),
  });
  try {
    const canvas = await pictureOf(toSvg(scene), WIDTH, Math.round((WIDTH * world.page.height) / world.page.width));
    return canvas.toDataURL('image/webp', 0.8);
  } catch {
    return '';
  }
}
