import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toSvg } from '../src/index.ts';
import { toPng } from '../src/png.ts';
import { fixtureWorld } from './fixture-world.ts';
import { drawMap } from './second.ts';

const digest = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('a drawing', () => {
  it('is the same to the byte when drawn again from a copy', () => {
    const sheet = fixtureWorld('Again');
    const once = toSvg(drawMap(sheet));
    const again = toSvg(drawMap(structuredClone(sheet)));
    expect(digest(again)).toBe(digest(once));
    expect(digest(toPng(again, { width: 320 }))).toBe(digest(toPng(once, { width: 320 })));
  });

  it('keeps the drawing of a cave when another is dug elsewhere', () => {
    const sheet = fixtureWorld('More');
    const cave = sheet.pieces.find(({ kind }) => kind !== 'biome');
    const other = sheet.pieces.at(-1);
    if (!cave || !other) throw new Error('the fixture has no pieces');
    const more = {
      ...sheet,
      pieces: [...sheet.pieces, { ...other, id: 'p9999', shape: { path: [29, 20], closed: false, swell: 0.6 } }],
    };
    const paths = (svg: string) =>
      svg.split('\n').flatMap((line) => line.match(new RegExp(`<[^>]*data-piece="${cave.id}"[^>]*>`, 'g')) ?? []);
    expect(paths(toSvg(drawMap(more)))).toEqual(paths(toSvg(drawMap(sheet))));
    expect(paths(toSvg(drawMap(sheet)))).not.toEqual([]);
  });

  it('writes no number that a machine could round differently: three decimals at most', () => {
    const svg = toSvg(drawMap(fixtureWorld('Digits')));
    expect(svg.match(/\d\.\d{4,}|e-\d|NaN|Infinity|undefined/g)).toBeNull();
  });
});
