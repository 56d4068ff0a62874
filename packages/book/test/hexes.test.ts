import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { drawHexes } from '../src/draw/draw-hexes.ts';
import { codeOf, HexSheet, middleOf } from '../src/hexes/hex.ts';
import { mouthHexes } from '../src/hexes/mouths.ts';
import { cheapest, roadsOf } from '../src/hexes/roads.ts';
import { townHex } from '../src/hexes/sites.ts';
import type { Terrain } from '../src/hexes/terrain.ts';
import { plainText } from '../src/key/told.ts';
import { bolheim, goblins, piece, room, type Small, small, tunnel } from './small-world.ts';
import { played } from './worlds.ts';

const sheet = new HexSheet(30);

describe('hexes', () => {
  it('[TA-HEX-01] sixteen rows, as many columns as the page is wide, even columns half a hex lower', () => {
    expect(sheet.all).toHaveLength(480);
    expect(codeOf({ column: 5, row: 9 })).toBe('0509');
    expect(middleOf({ column: 6, row: 5 }).y - middleOf({ column: 5, row: 5 }).y).toBeCloseTo(0.5);
    expect(bookOf(small({ pieces: [] })).lands[0]?.sheet.columns).toBe(30);
  });

  it('[TA-HEX-05] neighbours are told clockwise from north', () => {
    expect(sheet.neighbours({ column: 5, row: 6 }).map(codeOf)).toEqual([
      '0505',
      '0605',
      '0606',
      '0507',
      '0406',
      '0405',
    ]);
    expect(sheet.neighbours({ column: 6, row: 6 }).map(codeOf)).toEqual([
      '0605',
      '0706',
      '0707',
      '0607',
      '0507',
      '0506',
    ]);
    expect(sheet.rings({ column: 5, row: 6 }, 2)).toHaveLength(18);
    for (const it of sheet.rings({ column: 5, row: 6 }, 2))
      expect(sheet.stepsBetween({ column: 5, row: 6 }, it)).toBeLessThanOrEqual(2);
  });

  it('[TA-HEX-03] [TA-HEX-05] [TA-EX-11] mouths by their x and a d8, the next row where one is taken; a village beside the nearest', () => {
    const taken = new Map<number, string>();
    const hexes = mouthHexes(sheet, taken, [
      { id: 'a', x: 4.6, d8: 3 },
      { id: 'b', x: 4.9, d8: 3 },
      { id: 'c', x: 27.3, d8: 8 },
    ]);
    expect(hexes.map(codeOf)).toEqual(['0505', '0506', '2815']);
    const mouths = [4.6, 4.9, 27.3].map((x, i) => ({ x, hex: hexes[i] as (typeof hexes)[number] }));
    expect(codeOf(townHex(sheet, taken, mouths, { id: 'v', x: 5.1, d8: 1 }))).toBe('0605');
    expect(codeOf(townHex(sheet, taken, mouths, { id: 'w', x: 15.5, d8: 4 }))).toBe('1607');
  });

  it('[TA-HEX-08] roads take the cheapest way, and go to the nearest castle', () => {
    const land = sheet.all.map((): Terrain => 'plains');
    for (const it of sheet.all) if (it.column === 3 && it.row < 16) land[sheet.indexOf(it)] = 'water';
    const straight = cheapest(
      sheet,
      sheet.all.map(() => 'plains'),
      { column: 1, row: 8 },
      { column: 5, row: 8 },
    );
    expect(straight.cost).toBe(4);
    const round = cheapest(sheet, land, { column: 1, row: 8 }, { column: 5, row: 8 });
    expect(round.cost).toBe(9);
    const sign = (id: string, sort: 'town' | 'landmark', kind: 'village' | 'castle', column: number) => ({
      ...{ id, sort, kind, ruined: false, name: id, hex: { column, row: 8 }, below: null, area: null },
    });
    const towns = [sign('t1', 'town', 'village', 4), sign('t2', 'town', 'village', 6)];
    const toCastle = roadsOf(
      sheet,
      sheet.all.map(() => 'plains'),
      [...towns, sign('far', 'landmark', 'castle', 20), sign('near', 'landmark', 'castle', 10)],
    );
    expect(toCastle.map((it) => codeOf(it.hexes.at(-1) as { column: number; row: number }))).toEqual(['1008', '1008']);
    expect(roadsOf(sheet, land, towns)).toHaveLength(1);
  });
});

const cave = room('cave', 4.5, 4.4, { kind: 'cave', owner: null });
const gate = tunnel('gate', [12.5, 4, 12.5, 8]);
const hold = room('hold', 12.5, 8.4, { room: 'vault' });
const burrow = tunnel('burrow', [25.5, 4, 25.5, 6], { owner: 'goblins' });
const tomb = piece('tomb', { path: [18, 3.6], closed: false, swell: 0.3 }, { kind: 'building', room: 'Mausoleum' });
const of: Small = { groups: [bolheim, goblins], pieces: [cave, gate, hold, burrow, tomb] };

describe('the land above a world', () => {
  const [map] = bookOf(small(of)).lands;
  const kinds = new Map(map?.signs.map((it) => [it.id, it]));

  it('[TA-HEX-04] a mouth is called by what opens there, and says what lies below', () => {
    expect(kinds.get('mouth-cave')?.kind).toBe('cave mouth');
    expect(kinds.get('mouth-gate')).toMatchObject({ kind: 'ruined gate', ruined: true });
    expect(kinds.get('mouth-burrow')?.kind).toBe('hole');
    expect(plainText(kinds.get('mouth-gate')?.below ?? [])).toMatch(/^leads to B1 The \w+ vault, 1 step in$/);
  });

  it('[TA-HEX-03] each mouth stands in its own column, in an odd row', () => {
    expect(['cave', 'gate', 'burrow'].map((it) => kinds.get(`mouth-${it}`)?.hex.column)).toEqual([5, 13, 26]);
    for (const it of map?.signs ?? []) if (it.sort === 'mouth') expect(it.hex.row % 2).toBe(1);
  });

  it('[TA-HEX-06] [TA-HEX-T1] what else stands on the surface, by its most telling building, and ruined where its maker is gone', () => {
    expect(kinds.get('site-area-tomb')).toMatchObject({
      sort: 'landmark',
      kind: 'barrow',
      ruined: true,
      hex: { column: 19 },
    });
  });

  it('[TA-HEX-14] a sign is moved to a free hex, and terrain changed; nothing else changes', () => {
    const changed = bookOf(small(of), { hexes: { signs: { 'mouth-cave': '2002' }, terrain: { '0101': 'jungle' } } });
    const moved = changed.lands[0];
    expect(moved?.signs.find((it) => it.id === 'mouth-cave')?.hex).toEqual({ column: 20, row: 2 });
    expect(moved?.terrain[0]).toBe('jungle');
    expect(changed.key).toEqual(bookOf(small(of)).key);
    const taken = codeOf(kinds.get('mouth-gate')?.hex as { column: number; row: number });
    const kept = bookOf(small(of), { hexes: { signs: { 'mouth-cave': taken } } }).lands[0];
    expect(kept?.signs.find((it) => it.id === 'mouth-cave')?.hex).toEqual(kinds.get('mouth-cave')?.hex);
  });

  it('[TA-HEX-02] [TA-HEX-13] it says what is invented, and is drawn with each name', () => {
    expect(map?.notes.join(' ')).toContain('north and south are invented');
    const svg = drawHexes(map as NonNullable<typeof map>, { look: 'plain' });
    expect(svg).toContain('Mausoleum');
    expect(svg).toContain('five hexes');
  });
});

describe.each([
  ['2', 'land-1'],
  ['1', 'land-2'],
] as const)('the land of a whole world of edition %s', (edition, seed) => {
  const book = bookOf(played(edition, seed));

  it('[TA-HEX-11] no two signs share a hex; every mouth and every surface site is there once', () => {
    for (const map of book.lands) {
      const hexes = map.signs.map((it) => codeOf(it.hex));
      expect(new Set(hexes).size).toBe(hexes.length);
    }
    const signs = book.lands.flatMap((it) => it.signs);
    const mouths = book.survey.network.mouths.filter((it) => it.to === 'surface' && it.piece.kind !== 'building');
    expect(signs.filter((it) => it.sort === 'mouth')).toHaveLength(mouths.length);
    for (const area of book.survey.areas.filter((it) => it.surface))
      expect(signs.some((it) => it.area === area.id)).toBe(true);
  });

  it('[TA-HEX-07] a biome of the surface covers at least half of its columns, and high ground is hills or mountains', () => {
    const [map] = book.lands;
    for (const it of book.survey.then.pieces.filter(
      (p) => p.kind === 'wasteland' || (p.kind === 'biome' && p.biome === 'tundra'),
    )) {
      const xs = it.shape.path.filter((_, i) => i % 2 === 0);
      const column = Math.floor((Math.min(...xs) + Math.max(...xs)) / 2) + 1;
      const found = map?.sheet.all.filter(
        (hex, i) => hex.column === column && !['plains', 'forest', 'brush', 'swamp'].includes(map.terrain[i] ?? ''),
      );
      expect(found?.length).toBeGreaterThanOrEqual(8);
    }
  });

  it('[TA-HEX-09] at most three settlements, on free hexes', () => {
    const settled = book.lands.flatMap((it) => it.signs).filter((it) => it.sort === 'settlement');
    expect(settled.length).toBeLessThanOrEqual(3);
  });
});
