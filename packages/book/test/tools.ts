import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { printFonts, toPixels } from '@understory/ink/png';
import type { Tools } from '../src/exports/tools.ts';
import { pngFrom, pngOf } from '../src/pictures/png.ts';

const find = createRequire(import.meta.url);
const type = (weight: string) =>
  readFileSync(find.resolve(`@fontsource/alegreya-sans/files/alegreya-sans-latin-${weight}-normal.woff`));

/** What the command line has. */
export const real: Tools = {
  fonts: '',
  picture: (svg, width, says) =>
    pngOf(toPixels(svg, { width, type: [type('700')] }), (rows) => deflateSync(rows), says),
  base64: (bytes) => Buffer.from(bytes).toString('base64'),
  print: () => ({ ...printFonts(), sans: type('400'), bold: type('700') }),
};

/** The same, but its pictures are black sheets of their size: for those who look at files. */
export const quick: Tools = {
  ...real,
  picture: (svg, width, says) => {
    const [, wide, high] = /^<svg[^>]*? width="([\d.]+)"[^>]*? height="([\d.]+)"/.exec(svg) ?? [];
    const height = Math.round((width * Number(high ?? 1)) / Number(wide ?? 1));
    return pngFrom(width, height, black((width * 3 + 1) * height), says);
  },
};

const packed = new Map<number, Uint8Array>();

function black(bytes: number): Uint8Array {
  const known = packed.get(bytes) ?? deflateSync(new Uint8Array(bytes), { level: 1 });
  packed.set(bytes, known);
  return known;
}
