import sans from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff?inline';
import bold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff?inline';
import figures from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?inline';
import { bytesOf, printFonts } from '../../desk/print-fonts.ts';

/** The type of what is printed of a book. */
export function bookFonts() {
  return { ...printFonts(), sans: bytesOf(sans), bold: bytesOf(bold) };
}

/** CSS that carries the type of figures itself. */
export const bookType = `@font-face{font-family:'Alegreya Sans';font-weight:700;src:url(${figures}) format('woff2')}`;
