import { crown, emblemIn, isCrowned } from './beads.ts';
import { bookOf, type Edition } from './books.ts';
import { drawOne } from './drawings/sketch.ts';
import { LOOKS, type Look, type LookName } from './looks/index.ts';
import type { Mark } from './mark.ts';
import { marksToSvg } from './svg.ts';
import { tremorFor } from './tremor.ts';

/**
 * The emblem on its bead, for cards and lists: marks within −0.5 … 0.5 either way. `words` are those of a bead's look, from
 * the narrowest to the widest; where none of them has an emblem, the glass stays bare.
 */
export function emblemFor(words: string, edition: Edition): readonly Mark[] {
  const [y, r] = [0.08, 0.4];
  const book = bookOf(edition);
  const what = emblemIn(book, words);
  return [
    { mark: 'circle', x: 0, y, r, pen: { fill: 'beadDark', stroke: 'ink', width: 0.03 } },
    ...(what === null ? [] : drawOne(what, { x: 0, y, size: r * 1.84 }, tremorFor(words))),
    ...(isCrowned(book, words) ? crown(0, y, r) : []),
  ];
}

export interface EmblemOptions {
  /** Whose emblems they are. */
  readonly edition: Edition;
  readonly look?: LookName | Look;
  /** In pixels; 24 if left out. */
  readonly size?: number;
}

/** The same as a picture of its own. The caller gives it a name in words. */
export function emblemSvg(words: string, { edition, look = 'pen-and-paper', size = 24 }: EmblemOptions): string {
  const marks = marksToSvg(emblemFor(words, edition), typeof look === 'object' ? look : LOOKS[look]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-.53 -.53 1.06 1.06" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${marks}</svg>`;
}
