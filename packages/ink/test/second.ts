import type { Sheet } from '@understory/page';
import { spelled } from '@understory/table';
import { drawMap as drawAny, emblemFor as emblemOf } from '../src/index.ts';
import type { MapOptions } from '../src/layers/easel.ts';

/** The sheets of these tests are drawn by the book of the second edition; what lies on them is called as it is written. */
export const drawMap = (sheet: Sheet, options: Omit<MapOptions, 'edition' | 'called'> = {}) =>
  drawAny(sheet, { edition: '2', called: spelled, ...options });

export const emblemFor = (words: string) => emblemOf(words, '2');
