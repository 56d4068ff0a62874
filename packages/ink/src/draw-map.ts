import type { Sheet } from '@understory/page';
import { inOneGo } from '@understory/table';
import { Kept } from './kept.ts';
import { easelFor, type MapOptions } from './layers/easel.ts';
import { DRAWN } from './layers/index.ts';
import { LAYER_NAMES, type Layer, type Scene } from './scene.ts';

/**
 * The page as a picture. The same page, tick and look give the same marks, on every machine. Who draws a page again and again
 * hands in what was `kept` of the pictures before, and gets the very same marks for what has not changed.
 */
export function drawMap(page: Sheet, options: MapOptions, kept = new Kept()): Scene {
  return inOneGo(drawingMap(page, options, kept));
}

/** The same bit by bit, layer after layer: a large map takes longer to draw than a person likes to wait. */
export function* drawingMap(page: Sheet, options: MapOptions, kept: Kept): Generator<void, Scene, void> {
  const easel = yield* easelFor(page, options, kept);
  const { sheet, look, shown, lettering } = easel;
  const layers: Layer[] = [];
  for (const name of LAYER_NAMES.filter((it) => shown.has(it))) {
    yield;
    layers.push({ name, marks: DRAWN[name](easel) });
  }
  return {
    width: sheet.width,
    height: sheet.height,
    title: sheet.title,
    look,
    layers,
    labels: lettering.placed,
    numerals: lettering.numerals,
  };
}
