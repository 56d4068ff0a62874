import type { Sheet } from '@understory/page';
import { Kept } from './kept.ts';
import { easelFor, type MapOptions } from './layers/easel.ts';
import { DRAWN } from './layers/index.ts';
import { LAYER_NAMES, type Scene } from './scene.ts';

/**
 * The page as a picture. The same page, tick and look give the same marks, on every machine. Who draws a page again and again
 * hands in what was `kept` of the pictures before, and gets the very same marks for what has not changed.
 */
export function drawMap(page: Sheet, options: MapOptions, kept = new Kept()): Scene {
  const easel = easelFor(page, options, kept);
  const { sheet, look, shown, lettering } = easel;
  return {
    width: sheet.width,
    height: sheet.height,
    title: sheet.title,
    look,
    layers: LAYER_NAMES.filter((name) => shown.has(name)).map((name) => ({ name, marks: DRAWN[name](easel) })),
    labels: lettering.placed,
    unplaced: lettering.unplaced,
  };
}
