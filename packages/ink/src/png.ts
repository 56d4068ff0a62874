import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** A picture of the drawing in pixels. The same drawing gives the same bytes. */
export function toPng(svg: string, { width }: { readonly width: number }): Uint8Array {
  return painted(svg, width, []).asPng();
}

/** The same as bare pixels: red, green, blue and alpha. `type` has further faces that the drawing is set in, as WOFF. */
export function toPixels(svg: string, { width, type }: { readonly width: number; readonly type: readonly Buffer[] }) {
  const { pixels, width: wide, height } = painted(svg, width, type.map(unpackWoff));
  return { width: wide, height, rgba: new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.length) };
}

function painted(svg: string, width: number, more: readonly Buffer[]) {
  // Only who makes pixels waits for what makes them.
  const { Resvg } = find('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: {
      fontFiles: [...fontFiles(), ...more.map(laidFont)],
      loadSystemFonts: false,
      defaultFontFamily: 'IM FELL English',
    },
  });
  return resvg.render();
}

let files: readonly string[] | null = null;

/** The map's type as font files. */
export function fontFiles(): readonly string[] {
  if (!files?.every((file) => existsSync(file))) files = trueTypes().map(laidFont);
  return files;
}

/** resvg takes fonts by file name only, so the unpacked ones lie in the machine's folder for such things, named by what is in them. */
function laidFont(font: Buffer): string {
  const folder = join(tmpdir(), 'understory-fonts');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${createHash('sha256').update(font).digest('hex').slice(0, 16)}.ttf`);
  if (!existsSync(file)) {
    // Written aside and moved: another process never finds half a font.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, font);
    renameSync(draft, file);
  }
  return file;
}

/** The two faces of the map's type. */
const FACES = { normal: 'im-fell-english-latin-400-normal', italic: 'im-fell-english-latin-400-italic' } as const;
type Face = keyof typeof FACES;

const find = createRequire(import.meta.url);
const fileOf = (face: Face, ending: 'woff' | 'woff2') =>
  readFileSync(find.resolve(`@fontsource/im-fell-english/files/${FACES[face]}.${ending}`));

let css: string | null = null;

/** CSS that carries the type itself, so that a drawing looks the same where the font is not installed. */
export function fontCss(): string {
  css ??= (Object.keys(FACES) as Face[])
    .map(
      (face) =>
        `@font-face{font-family:'IM Fell English';font-style:${face};src:url(data:font/woff2;base64,${fileOf(face, 'woff2').toString('base64')}) format('woff2')}`,
    )
    .join('');
  return css;
}

let ttf: readonly Buffer[] | null = null;

/** The same as TrueType, which is all that the PNG writer reads. */
function trueTypes(): readonly Buffer[] {
  ttf ??= (Object.keys(FACES) as Face[]).map((face) => unpackWoff(fileOf(face, 'woff')));
  return ttf;
}

/** The same for a page to be printed. */
export function printFonts(): { readonly normal: Uint8Array; readonly italic: Uint8Array } {
  const [normal, italic] = trueTypes();
  if (!normal || !italic) throw new Error('the type has two faces');
  return { normal, italic };
}

/** A WOFF file is a TrueType file with each table packed by itself. */
function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== 0x774f4646)
    throw new Error(`not a WOFF file: it begins with ${woff.toString('latin1', 0, 4)}`);
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * 16);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  const power = 31 - Math.clz32(count);
  head.writeUInt16BE(16 << power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - (1 << power)) * 16, 10);
  const tables: Buffer[] = [head];
  let at = head.length;
  for (let i = 0; i < count; i++) {
    const entry = 44 + i * 20;
    const [offset, packed, length] = [
      woff.readUInt32BE(entry + 4),
      woff.readUInt32BE(entry + 8),
      woff.readUInt32BE(entry + 12),
    ];
    const data = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(data) : data;
    woff.copy(head, 12 + i * 16, entry, entry + 4);
    woff.copy(head, 16 + i * 16, entry + 16, entry + 20);
    head.writeUInt32BE(at, 20 + i * 16);
    head.writeUInt32BE(length, 24 + i * 16);
    const padded = Buffer.alloc((length + 3) & ~3);
    table.copy(padded);
    tables.push(padded);
    at += padded.length;
  }
  return Buffer.concat(tables);
}
