import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { printFonts, toPng } from '@understory/ink/png';
import type { Tools } from '../src/exports/tools.ts';

const find = createRequire(import.meta.url);
const type = (weight: string) =>
  readFileSync(find.resolve(`@fontsource/alegreya-sans/files/alegreya-sans-latin-${weight}-normal.woff`));

/** What the command line has. */
export const real: Tools = {
  fonts: '',
  png: (svg, width) => toPng(svg, { width }),
  base64: (bytes) => Buffer.from(bytes).toString('base64'),
  print: () => ({ ...printFonts(), sans: type('400'), bold: type('700') }),
};

/** The same, but its pictures are of one pixel: for those who look at files. */
export const quick: Tools = {
  ...real,
  png: () => toPng('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', { width: 1 }),
};
