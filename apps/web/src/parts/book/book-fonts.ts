import sans from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff?inline';
import bold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff?inline';
import { bytesOf, printFonts } from '../../desk/print-fonts.ts';

/** The type of what is printed of a book. */
export function bookFonts() {
  return { ...printFonts(), sans: bytesOf(sans), bold: bytesOf(bold) };
}
