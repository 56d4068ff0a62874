import type { Sheet } from '@understory/page';
import { drawMap as drawAny, emblemFor as emblemOf } from '../src/index.ts';
import type { MapOptions } from '../src/layers/easel.ts';

/** The sheets of these tests are drawn by the book of the second edition. */
export const drawMap = (sheet: Sheet, options: Omit<MapOptions, 'edition'> = {}) =>
  drawAny(sheet, { edition: '2', ...options });

export const emblemFor = (words: string) => emblemOf(words, '2');
