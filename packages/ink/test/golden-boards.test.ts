import { digest } from '@understory/table';
import { describe, it } from 'vitest';
import { expectGolden } from '../../../tools/golden.ts';
import {
  type BoardTile,
  boardSvg,
  type DungeonSheet,
  drawBoard,
  drawDungeon,
  drawRules,
  drawSheet,
  heroInk,
  lootInk,
  paperOf,
  type SheetTile,
  tileInk,
} from '../src/boards/index.ts';
import { LOOKS, type LookName } from '../src/index.ts';
import type { Mark } from '../src/mark.ts';
import { TILES, tile } from './board-tiles.ts';
import { inOneLine } from './written-marks.ts';

const BEASTS = { goblins: 3, skeletons: 1, grislyk: true, searched: true };
const SLIPS = { marker: 'To Level I', stairsMarker: 'To Level II' };

const tiles = Object.fromEntries(
  TILES.flatMap(([name, spaces, exit]) =>
    (['N', 'E', 'S', 'W'] as const).map((travel) => [
      `${name} ${travel}`,
      () => [...laid(tile(name, spaces, exit, { travel })), ...laid(tile(name, spaces, exit, { travel, done: true }))],
    ]),
  ),
);

function laid(it: BoardTile): Mark[] {
  return drawBoard({ tiles: [it], kora: { tile: it.id, space: it.spaces } });
}

const crowded = (['N', 'E', 'S', 'W'] as const).map((travel, i) =>
  tile('Stairs Down', 5, 'ahead', { ...BEASTS, ...SLIPS, id: i + 1, x: i, y: -i, travel, level: i === 0 ? 1 : 3 }),
);

const ITEMS: readonly Partial<SheetTile>[] = [
  { openings: ['N', 'E', 'S', 'W'], entrance: 'N' },
  { openings: ['E', 'S'], entrance: 'E', monster: 'slime', initial: 'S', damage: 1 },
  { openings: ['S', 'W'], entrance: 'S', trap: 'darts', initial: 'D', damage: 2 },
  { openings: ['W', 'N'], entrance: 'W', gate: 'iron gate', initial: 'IG' },
  { boss: 'giant bat', initial: 'GB', damage: 3 },
  { pond: true },
  { pond: true, openings: ['N', 'S'] },
  { pond: true },
  { pond: true, openings: ['E', 'W'] },
];
const DUNGEON: DungeonSheet = {
  tiles: [...ITEMS, ...ITEMS].map((it, i) => ({ openings: [], ...it, x: (i % 5) + 1, y: Math.floor(i / 5) + 1 })),
  loot: [
    { x: 6, y: 1, kind: 'gem' },
    { x: 6, y: 2, kind: 'potion' },
  ],
  stairs: { x: 6, y: 6 },
  hero: { x: 3, y: 2, kind: 'knight', hp: 4 },
};

const sentence =
  'Whoever comes in by the door goes out by the stairs, or does not go out at all, which is sad for them.';
const SHEET: Parameters<typeof drawSheet>[0] = {
  title: 'A name that is too long for its corner',
  dungeon: DUNGEON,
  boxes: [
    { title: 'Rounds', count: 20, crossed: 7, numbered: true },
    { title: 'Souls', count: 5, crossed: 0 },
  ],
  blanks: ['Maker', 'Coin', 'Tool', 'Spells'].map((title) => ({ title, value: `${title} ${sentence}` })),
  charts: [5, 30, 8].map((rows, i) => ({
    title: `Chart ${i}`,
    rows: Array.from({ length: rows }, (_, row) => [`${row}`, `row ${row}`, sentence]),
    ...(i === 2 && {
      pictures: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        [[0, 1]],
      ],
    }),
  })),
  foot: sentence,
};

const sections = [2, 9, 1, 6].map((count, i) => ({
  title: `Section ${i}`,
  lines: Array.from({ length: count }, (_, line) => `${line} ${sentence} ${sentence}`),
}));

/** The boards of the smaller games. */
const BOARDS: Readonly<Record<string, Readonly<Record<string, () => readonly Mark[]>>>> = {
  tiles,
  boards: {
    crowded: () => drawBoard({ tiles: crowded, kora: { tile: 2, space: 3 } }),
    'on paper': () => paperOf({ tiles: crowded, kora: null }).marks,
  },
  sheets: {
    dungeon: () => drawDungeon(DUNGEON),
    sheet: () => drawSheet(SHEET).marks,
    rules: () => drawRules({ title: 'The rules', sections }).marks,
  },
};

/** If a board is meant to change, run `GOLDEN=write npm run unit -- packages/ink/test/golden` and look at it. */
describe('boards', () => {
  it('is written as SVG in every look as it always was', () => {
    const pages = Object.keys(LOOKS).map((look) => {
      const svg = boardSvg(drawSheet(SHEET), { look: look as LookName });
      return `${look}: ${svg.length} letters; ${digest(svg).slice(0, 8)}`;
    });
    const pieces = [
      ...['knight', 'nobody'].map((kind) => `${kind}: ${heroInk(kind).length}; ${digest(heroInk(kind)).slice(0, 8)}`),
      ...(['gem', 'potion'] as const).map(
        (kind) => `${kind}: ${lootInk(kind).length}; ${digest(lootInk(kind)).slice(0, 8)}`,
      ),
      ...DUNGEON.tiles.slice(0, ITEMS.length).map((it, i) => `tile ${i}: ${digest(tileInk(it)).slice(0, 8)}`),
    ];
    expectGolden(new URL('./golden/boards/svg.txt', import.meta.url), [...pages, ...pieces]);
  });

  it.each(Object.entries(BOARDS))('%s are drawn as they always were', (what, all) => {
    expectGolden(
      new URL(`./golden/boards/${what}.txt`, import.meta.url),
      Object.entries(all).map(([name, draw]) => `${name}: ${inOneLine(draw())}`),
    );
  });
});
