import { strToU8 } from 'fflate';

/** A picture as a machine paints it: red, green, blue and alpha of each pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

type Deflate = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

/** TA-PIC-05: what a picture says of itself. */
export type Says = Readonly<Record<string, string>>;

/** TA-PIC-05: a PNG without alpha, with its colours named. `deflate` packs as zlib does. */
export async function pngOf({ width, height, rgba }: Pixels, deflate: Deflate, says: Says): Promise<Uint8Array> {
  return pngFrom(width, height, await deflate(rowsOf(width, height, rgba)), says);
}

/** The file round rows that are packed. */
export function pngFrom(width: number, height: number, packed: Uint8Array, says: Says): Uint8Array {
  const head = new Uint8Array(13);
  const at = new DataView(head.buffer);
  at.setUint32(0, width);
  at.setUint32(4, height);
  head.set([8, OPAQUE, 0, 0, 0], 8);
  return joined([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('sRGB', new Uint8Array([0])),
    ...Object.entries(says).map(([key, text]) => chunk('iTXt', saying(key, text))),
    chunk('IDAT', packed),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Red, green and blue. */
const OPAQUE = 2;
/** Each row is told as what differs from the one above: drawings are mostly the same there. */
const FROM_ABOVE = 2;

/** Over white paper, where a picture is not painted through. */
function rowsOf(width: number, height: number, rgba: Uint8Array): Uint8Array {
  const long = width * 3 + 1;
  const out = new Uint8Array(long * height);
  let before = new Uint8Array(width * 3);
  let row = new Uint8Array(width * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0, from = y * width * 4, to = 0; x < width; x++, from += 4, to += 3) {
      const alpha = rgba[from + 3] as number;
      const bare = 255 - alpha;
      for (let n = 0; n < 3; n++) {
        const value = rgba[from + n] as number;
        row[to + n] = alpha === 255 ? value : Math.round((value * alpha) / 255 + bare);
      }
    }
    const start = y * long;
    out[start] = FROM_ABOVE;
    for (let i = 0; i < row.length; i++) out[start + 1 + i] = ((row[i] as number) - (before[i] as number)) & 255;
    [before, row] = [row, before];
  }
  return out;
}

/** A text in any alphabet. */
function saying(key: string, text: string): Uint8Array {
  // Not packed, in no named language, under no other name.
  return joined([strToU8(key), new Uint8Array(5), strToU8(text)]);
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = joined([strToU8(name), data]);
  const [length, check] = [new Uint8Array(4), new Uint8Array(4)];
  new DataView(length.buffer).setUint32(0, data.length);
  new DataView(check.buffer).setUint32(0, checksum(body));
  return joined([length, body, check]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, it) => sum + it.length, 0));
  let at = 0;
  for (const it of parts) {
    out.set(it, at);
    at += it.length;
  }
  return out;
}

/** CRC-32, as PNG has it. */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const it of bytes) crc = (CRC[(crc ^ it) & 255] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});
