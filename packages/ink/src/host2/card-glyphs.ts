import { at } from '../pen-path.ts';

/** What a card bears beside its name: an alpha predator a crown, a denizen a skull (H2-CRD-110). Paths in a square of 16. */
export const CARD_SIGNS = {
  crown: 'M2 14.5l-.9-9.2 4.6 3.6L8 2.6l2.3 6.3 4.6-3.6-.9 9.2z',
  skull:
    'M8 1.6c-3.4 0-5.8 2.3-5.8 5.4 0 2 .9 3.4 2.3 4.3v2.6h7v-2.6c1.4-.9 2.3-2.3 2.3-4.3 0-3.1-2.4-5.4-5.8-5.4zM5.6 9a1.4 1.4 0 1 1 0-2.8 1.4 1.4 0 0 1 0 2.8zm4.8 0a1.4 1.4 0 1 1 0-2.8 1.4 1.4 0 0 1 0 2.8z',
  overlay: 'M6.3 2h3.4v4.3H14v3.4H9.7V14H6.3V9.7H2V6.3h4.3z',
  villain: 'M8 1.5l1.7 4.4 4.7.2-3.7 3 1.3 4.6L8 11.1l-4 2.6 1.3-4.6-3.7-3 4.7-.2z',
} as const;

export type CardSign = keyof typeof CARD_SIGNS;

/** The symbols of the cards, which the map's type does not have: in a square of 10, the middle at 5, 5. */
const GLYPHS: Readonly<Record<string, { readonly d: string; readonly isFilled: boolean }>> = {
  '●': { d: 'M5 1.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6z', isFilled: true },
  '○': { d: 'M5 1.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8z', isFilled: false },
  '★': { d: 'M5 .6l1.3 3 3.2.3-2.4 2.1.7 3.2L5 7.5 2.2 9.2l.7-3.2L.5 3.9l3.2-.3z', isFilled: true },
  '❖': {
    d: 'M5 .3L6.9 2.4 5 4.5 3.1 2.4zM5 5.5l1.9 2.1L5 9.7 3.1 7.6zM2.4 2.9L4.3 5 2.4 7.1.5 5zM7.6 2.9L9.5 5 7.6 7.1 5.7 5z',
    isFilled: true,
  },
  '⌂': { d: 'M1.2 9V4.6L5 1.2l3.8 3.4V9z', isFilled: false },
  '☒': { d: 'M1.4 1.4h7.2v7.2H1.4zM1.4 1.4l7.2 7.2M8.6 1.4L1.4 8.6', isFilled: false },
  '☐': { d: 'M1.4 1.4h7.2v7.2H1.4z', isFilled: false },
};

/** How much of a line a symbol takes, in type sizes. */
export const GLYPH_WIDTH = 0.78;

export function isGlyph(letter: string): boolean {
  return letter in GLYPHS;
}

/** A symbol on a line of type of this size, from x on. */
export function glyphSvg(letter: string, x: number, y: number, size: number, colour: string): string {
  const glyph = GLYPHS[letter];
  if (!glyph) return '';
  const scale = (size * 0.72) / 10;
  const pen = glyph.isFilled ? `fill="${colour}"` : `fill="none" stroke="${colour}" stroke-width="1.1"`;
  return `<path transform="translate(${at(x)} ${at(y - size * 0.66)}) scale(${at(scale)})" d="${glyph.d}" ${pen}/>`;
}
