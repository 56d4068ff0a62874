import italic from '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff2?inline';
import normal from '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2?inline';

/** The map's type itself, for drawings that leave the house. */
export const fonts = [
  ['normal', normal],
  ['italic', italic],
]
  .map(
    ([style, address]) =>
      `@font-face{font-family:'IM Fell English';font-style:${style};src:url(${address}) format('woff2')}`,
  )
  .join('');
