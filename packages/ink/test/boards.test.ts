import { describe, expect, it } from 'vitest';
import {
  type BoardTile,
  boardSvg,
  type DungeonSheet,
  drawBoard,
  drawDungeon,
  extentOf,
  middle,
  type SheetTile,
  SQUARE,
  spaceAt,
} from '../src/boards/index.ts';
import type { Mark } from '../src/mark.ts';
import { TILES, tile } from './board-tiles.ts';

const EMPTY: DungeonSheet = { tiles: [], loot: [], stairs: null };
const path = (more: Partial<SheetTile> = {}): SheetTile => ({ x: 2, y: 2, openings: ['N', 'S'], ...more });
const dungeon = (...tiles: SheetTile[]) => drawDungeon({ ...EMPTY, tiles });
const words = (marks: readonly Mark[]): string[] =>
  marks.flatMap((it) => (it.mark === 'text' ? [it.text] : it.mark === 'group' ? words(it.of) : []));
const count = (marks: readonly Mark[]): number =>
  marks.reduce((sum, it) => sum + (it.mark === 'group' ? count(it.of) : 1), 0);
const asText = (marks: readonly Mark[]) => JSON.stringify(marks);

describe('the sheet of Dungeon Maker', () => {
  it('[DM-MAP-01] has six by six squares with their numbers along the top and the left', () => {
    const numbers = words(drawDungeon(EMPTY));
    expect(numbers.sort()).toEqual(['1', '1', '2', '2', '3', '3', '4', '4', '5', '5', '6', '6']);
    expect(middle(6, 1)).toEqual([5.5 * SQUARE, 0.5 * SQUARE]);
  });

  it('[DM-MAP-02] draws a path to each of its openings, an arrow at the entrance and the stairs', () => {
    const [cross, straight] = [dungeon(path({ openings: ['N', 'E', 'S', 'W'] })), dungeon(path())];
    expect(asText(cross).length).toBeGreaterThan(asText(straight).length);
    expect(count(dungeon(path({ entrance: 'N' })))).toBeGreaterThan(count(straight));
    expect(asText(drawDungeon({ ...EMPTY, stairs: { x: 3, y: 3 } }))).toContain('stairs');
  });

  it.each([
    ['trap', ['spikes', 'boulder', 'darts', 'flame jet']],
    ['monster', ['slime', 'skeleton', 'ghost']],
    ['gate', ['wooden gate', 'iron gate', 'rune gate', 'ward gate']],
    ['boss', ['giant bat', 'golem', 'boss slime']],
  ] as const)('[DM-MAP-03] has a drawing of its own for every %s', (kind, names) => {
    const bare = asText(dungeon(path()));
    const drawn = names.map((name) => asText(dungeon(path({ [kind]: name }))));
    expect(new Set([bare, ...drawn]).size).toBe(names.length + 1);
  });

  it('[DM-MAP-03] joins ponds that lie side by side, and lays planks over one with a bridge', () => {
    const pond = (x: number, y: number, more = {}): SheetTile => ({ x, y, openings: [], pond: true, ...more });
    expect(asText(dungeon(pond(2, 2), pond(3, 2)))).not.toBe(asText(dungeon(pond(2, 2), pond(4, 2))));
    const planks = (tile: SheetTile) => asText(dungeon(tile)).includes('"sand"');
    expect([pond(2, 2), path(), pond(2, 2, { openings: ['E', 'W'] })].map(planks)).toEqual([false, false, true]);
  });

  it('[DM-MAP-04] writes the initial and the damage beside it', () => {
    expect(words(dungeon(path({ boss: 'giant bat', initial: 'GB', damage: 3 })))).toEqual(
      expect.arrayContaining(['GB', '3']),
    );
  });

  it('[DM-MAP-05] shows gems and potions in their squares', () => {
    const of = (kind: 'gem' | 'potion') => asText(drawDungeon({ ...EMPTY, loot: [{ x: 1, y: 1, kind }] }));
    expect(new Set([asText(drawDungeon(EMPTY)), of('gem'), of('potion')]).size).toBe(3);
  });
});

const board = (...tiles: BoardTile[]) => drawBoard({ tiles, kora: null });

describe('the dungeon of Deadliest Evil', () => {
  it('[DE-MAP-01] walks from the entry side to the exit side in equal spaces', () => {
    const corridor = tile('Long Corridor', 6, 'ahead');
    const steps = [1, 2, 3, 4, 5, 6].map((space) => spaceAt(corridor, space)[1]);
    const gaps = steps.slice(1).map((y, i) => (steps[i] ?? 0) - y);
    for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0);
    expect(spaceAt(tile('Right Bend', 5, 'right'), 5)[0]).toBeGreaterThan(1);
    expect(spaceAt(tile('Left Bend', 5, 'left'), 5)[0]).toBeLessThan(-1);
    expect(spaceAt(tile('Right Bend', 5, 'right', { travel: 'E' }), 5)[1]).toBeGreaterThan(1);
  });

  it('[DE-MAP-02] has a drawing of its own for every tile, and shows what has become of the chambers', () => {
    const drawn = TILES.map(([name, spaces, exit]) => asText(board(tile(name, spaces, exit))));
    expect(new Set(drawn).size).toBe(TILES.length);
    for (const name of ['Book Chamber', 'Crucible Chamber'])
      expect(asText(board(tile(name, 3, 'none', { done: true })))).not.toBe(asText(board(tile(name, 3, 'none'))));
  });

  it('[DE-MAP-03] shows Kora on her space, monsters with their number, markers, and ticks where she searched', () => {
    const bare = tile('The Cliff', 5, 'ahead');
    const full = { ...bare, goblins: 3, skeletons: 1, grislyk: true, marker: 'To Level I', searched: true };
    expect(words(board(full))).toEqual(expect.arrayContaining(['×3', 'To Level I']));
    expect(words(board(full))).not.toContain('×1');
    const kora = (space: number) => asText(drawBoard({ tiles: [bare], kora: { tile: 1, space } }));
    expect(kora(1)).not.toBe(kora(5));
    expect(count(board(full))).toBeGreaterThan(count(board({ ...full, searched: false })));
  });

  it('has room for all of it', () => {
    const far = { tiles: [tile('The Cliff', 5, 'ahead'), tile('Dead End', 3, 'none', { x: 3, y: 2 })], kora: null };
    const { left, top, width, height } = extentOf(far);
    expect([left, top]).toEqual([-3.5, -13.5]);
    expect([width, height]).toEqual([22, 17]);
  });

  it('is drawn the same every time, and names from outside stay words', () => {
    const marks = board(tile('The Cliff', 5, 'ahead', { marker: '<script>' }));
    const svg = () => boardSvg({ title: 'a < b', width: 10, height: 10, marks });
    expect(svg()).toBe(svg());
    expect(svg()).not.toContain('<script>');
  });
});
