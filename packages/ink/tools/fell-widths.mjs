// Reads how wide each letter of IM Fell English is and writes src/lettering/fell-widths.ts, so that labels can be measured without a font.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const find = createRequire(import.meta.url);
const FACES = { UPRIGHT: 'normal', ITALIC: 'italic' };

const rows = Object.entries(FACES).map(([name, face]) => {
  const woff = readFileSync(find.resolve(`@fontsource/im-fell-english/files/im-fell-english-latin-400-${face}.woff`));
  const widths = advances(woff);
  const sorted = Object.entries(widths).sort(([a], [b]) => a - b);
  return `export const ${name} = unpacked('${packed(sorted)}');`;
});
const head = `/** Widths of the letters by code point, in thousandths of the type size. Written by tools/fell-widths.mjs. */
type Widths = Readonly<Record<number, number>>;

`;
const tail = `

/** Runs of letters: the code point of the first, and two digits to base 36 for each width. Written out they would take three times as long to load. */
function unpacked(runs: string): Widths {
  const widths: Record<number, number> = {};
  for (const run of runs.split(' ')) {
    const [first, digits = ''] = run.split(':');
    for (let i = 0; i < digits.length; i += 2)
      widths[Number(first) + i / 2] = Number.parseInt(digits.slice(i, i + 2), 36);
  }
  return widths;
}
`;
writeFileSync(new URL('../src/lettering/fell-widths.ts', import.meta.url), `${head}${rows.join('\n')}${tail}`);

function packed(sorted) {
  let [runs, last] = ['', Number.NaN];
  for (const [code, width] of sorted) {
    if (Number(code) !== last + 1) runs += `${runs === '' ? '' : ' '}${code}:`;
    runs += width.toString(36).padStart(2, '0');
    last = Number(code);
  }
  return runs;
}

function advances(woff) {
  const tables = Object.fromEntries(
    Array.from({ length: woff.readUInt16BE(12) }, (_, i) => {
      const at = 44 + i * 20;
      const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
      const data = woff.subarray(offset, offset + packed);
      return [woff.toString('latin1', at, at + 4), packed < length ? inflateSync(data) : data];
    }),
  );
  const em = tables.head.readUInt16BE(18);
  const full = tables.hhea.readUInt16BE(34);
  const widthOf = (glyph) => Math.round((tables.hmtx.readUInt16BE(Math.min(glyph, full - 1) * 4) * 1000) / em);
  const widths = {};
  for (const [code, glyph] of characters(tables.cmap)) widths[code] = widthOf(glyph);
  return widths;
}

// Format 4: runs of code points up to U+FFFF.
function* characters(cmap) {
  const found = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + i * 8));
  const table = found.map((at) => cmap.subarray(at)).find((it) => it.readUInt16BE(0) === 4);
  const runs = table.readUInt16BE(6) / 2;
  for (let run = 0; run < runs; run++) {
    const [end, start] = [table.readUInt16BE(14 + run * 2), table.readUInt16BE(16 + (runs + run) * 2)];
    const delta = table.readUInt16BE(16 + (runs * 2 + run) * 2);
    const rangeAt = 16 + (runs * 3 + run) * 2;
    const range = table.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph = range === 0 ? (code + delta) & 0xffff : table.readUInt16BE(rangeAt + range + (code - start) * 2);
      if (glyph !== 0) yield [code, glyph];
    }
  }
}
