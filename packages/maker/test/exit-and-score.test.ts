import { playOut } from '@understory/table/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawExit, exitTile, stairSquares } from '../src/exit.ts';
import { keyOf, squareAt } from '../src/grid.ts';
import { ENTRANCE, named } from '../src/market.ts';
import { buildingScore } from '../src/score/building-score.ts';
import { bestDivision } from '../src/score/division.ts';
import { finalScore, ranked, rating, scoreLines, winners } from '../src/score/final-score.ts';
import { pondGroups } from '../src/score/ponds.ts';
import { SHAPES } from '../src/score/shapes.ts';
import { itemAt, newSheet, type Sheet } from '../src/sheet.ts';
import { dungeon, sheetOf, world } from './dungeon.ts';

describe('the exit', () => {
  it('[DM-EXT-01] is beside the path tile drawn last; traps, monsters and ponds do not count', () => {
    const sheet = dungeon('straight 1,2 NS', 'corner 1,3 NE', 'slime 4,4', 'acid pond 5,5', 'spikes 1,2');
    expect(keyOf(exitTile(sheet))).toBe('1,3');
    expect(keyOf(exitTile(dungeon()))).toBe('1,1');
  });

  it('[DM-EXT-02] goes in any direction without an item, opening or not; loot there is lost', () => {
    const it = world({ entrance: '1,1 NS', gemsAt: ['2,1'] });
    const sheet = sheetOf(it);
    expect(stairSquares(sheet, 0).map(keyOf)).toEqual(['2,1', '1,2']);
    const { journal } = playOut({ world: it, rule: (of) => drawExit(of, sheet) }, { choose: ['2,1'] });
    expect([sheet.stairs, sheet.loot[1]]).toEqual([squareAt(2, 1), 0]);
    expect(journal.at(-1)).toMatchObject({
      clause: 'DM-EXT-01',
      lost: 'gem',
    });
  });

  it('[DM-EXT-02] goes to the first of N, E, S, W by default', () => {
    const it = world({ entrance: '1,1 NS', built: ['straight 1,2 NS', 'cross 1,3 NESW'] });
    playOut({ world: it, rule: (of) => drawExit(of, sheetOf(of)) }, {});
    expect(keyOf(sheetOf(it).stairs ?? -1)).toBe('2,3');
  });

  it('[DM-EXT-03] goes on the last tile itself if there is no room beside any', () => {
    const it = world({ entrance: '1,1 NS', built: ['slime 2,1', 'straight 1,2 NS', 'slime 2,2', 'slime 1,3'] });
    const { journal } = playOut({ world: it, rule: (of) => drawExit(of, sheetOf(of)) }, {});
    expect([sheetOf(it).exit, sheetOf(it).stairs].map((at) => keyOf(at ?? -1))).toEqual(['1,2', '1,2']);
    expect(journal.at(-1)).toMatchObject({ clause: 'DM-EXT-03' });
  });
});

describe('the building score', () => {
  const points = (...built: string[]) => buildingScore(dungeon(...built)).points;
  const monsters = (kind: string, ...at: string[]) => at.map((it) => `${kind} ${it}`);

  it('[DM-SCR-01] is monster shapes, acid ponds and boss points', () => {
    const sheet = dungeon('golem 1,2 NS', 'slime 2,1', 'slime 3,1', 'acid pond 6,6');
    expect(buildingScore(sheet).points).toBe(3 + 2 + 1);
    expect(scoreLines(sheet).map((it) => [it.clause, it.points])).toEqual([
      ['DM-SCR-T1.1', 2],
      ['DM-SCR-T2.1', 1],
      ['DM-SCR-01', 3],
    ]);
  });

  it.each([
    ['DM-SCR-T1.1', 2, ['2,1', '3,1']],
    ['DM-SCR-T1.2', 4, ['2,1', '3,1', '4,1']],
    ['DM-SCR-T1.3', 4, ['2,1', '3,1', '2,2']],
    ['DM-SCR-T1.4', 7, ['2,1', '3,1', '4,1', '5,1']],
    ['DM-SCR-T1.5', 7, ['2,1', '3,1', '2,2', '3,2']],
    ['DM-SCR-T1.6', 6, ['2,1', '3,1', '4,1', '4,2']],
    ['DM-SCR-T1.7', 7, ['2,1', '3,1', '4,1', '3,2']],
    ['DM-SCR-T1.8', 6, ['2,1', '3,1', '3,2', '4,2']],
  ])('[DM-SCR-T1.1–8] %s scores %i, mixed', (clause, worth, at) => {
    const mixed = at.map((it, i) => `${i === 0 ? 'ghost' : 'slime'} ${it}`);
    const sheet = dungeon(...mixed);
    expect(scoreLines(sheet).map((it) => [it.clause, it.points])).toEqual([[clause, worth]]);
  });

  it.each([
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 9],
    [5, 12],
    [6, 15],
    [7, 15],
  ])('[DM-SCR-T2.1–6] a group of %i ponds scores %i', (many, worth) => {
    const at = ['1,4', '2,4', '3,4', '4,4', '5,4', '6,4', '6,5'].slice(0, many);
    expect(pondGroups(dungeon(...monsters('acid pond', ...at))).map((it) => it.points)).toEqual([worth]);
  });

  it('[DM-SCR-02] a shape counts only if one of its rooms is beside a path', () => {
    expect(points(...monsters('slime', '4,4', '4,5'))).toBe(0);
    expect(points(...monsters('slime', '2,1', '3,1'))).toBe(2);
  });

  it('[DM-SCR-03] three or four of one type score 1 more, two do not', () => {
    expect(points(...monsters('skeleton', '2,1', '3,1', '4,1'))).toBe(5);
    expect(points(...monsters('skeleton', '2,1', '3,1'))).toBe(2);
  });

  it('[DM-SCR-04] rooms left over score nothing', () => {
    expect(points(...monsters('slime', '2,1', '4,4'))).toBe(0);
    expect(points(...monsters('slime', '2,1', '3,1', '4,1', '5,1', '6,1'))).toBe(8);
  });

  it('[DM-SCR-05] ponds need no path, and a bridged one counts', () => {
    expect(points(...monsters('acid pond', '5,5', '5,6'))).toBe(3);
    expect(points('acid pond 1,2', 'bridge 1,2 NS', 'acid pond 1,3')).toBe(3);
  });

  it('[DM-SCR-02] finds the best division: as good as trying every set of shapes', () => {
    const squares = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(
        squares,
        fc.array(fc.constantFrom('slime', 'skeleton', 'ghost'), { minLength: 9, maxLength: 9 }),
        (at, kinds) => {
          const sheet = newSheet('A', 'player 1');
          sheet.items[7] = ENTRANCE.code;
          sheet.openings[7] = 5;
          for (const [i, square] of at.entries())
            if (square !== 7) sheet.items[square] = named(kinds[i] ?? 'slime').code;
          expect(bestDivision(sheet).points).toBe(bruteForce(sheet));
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** Every shape in every turn and mirror on every square; then every set of them that shares no room. */
function bruteForce(sheet: Sheet): number {
  const rooms = new Map<string, string>();
  for (let square = 0; square < 36; square++) {
    const item = itemAt(sheet, square);
    if (item?.kind === 'monster') rooms.set(`${square % 6},${Math.floor(square / 6)}`, item.key);
  }
  const path = [1, 1];
  const touches = (key: string) => {
    const [x = 0, y = 0] = key.split(',').map(Number);
    return Math.abs(x - (path[0] ?? 0)) + Math.abs(y - (path[1] ?? 0)) === 1;
  };
  const found = new Map<string, { cells: string[]; points: number }>();
  for (const shape of SHAPES) {
    for (const [a, b, c, d] of [
      [1, 0, 0, 1],
      [0, -1, 1, 0],
      [-1, 0, 0, -1],
      [0, 1, -1, 0],
      [-1, 0, 0, 1],
      [0, 1, 1, 0],
      [1, 0, 0, -1],
      [0, -1, -1, 0],
    ] as const) {
      for (let x = 0; x < 6; x++) {
        for (let y = 0; y < 6; y++) {
          const cells = shape.rooms.map(([dx, dy]) => `${x + a * dx + b * dy},${y + c * dx + d * dy}`);
          if (!cells.every((it) => rooms.has(it)) || !cells.some(touches)) continue;
          const isOne = cells.length > 2 && new Set(cells.map((it) => rooms.get(it))).size === 1;
          found.set([...cells].sort().join(' '), { cells, points: shape.points + (isOne ? 1 : 0) });
        }
      }
    }
  }
  const all = [...found.values()];
  const most = (from: number, used: ReadonlySet<string>): number => {
    let best = 0;
    for (let i = from; i < all.length; i++) {
      const { cells = [], points = 0 } = all[i] ?? {};
      if (cells.some((it) => used.has(it))) continue;
      best = Math.max(best, points + most(i + 1, new Set([...used, ...cells])));
    }
    return best;
  };
  return most(0, new Set());
}

describe('the final score', () => {
  const ended = (built: string[], souls: number, crosses: number, coin = 0) =>
    sheetOf(world({ entrance: '1,1 NS', built, souls, crosses, coin }));

  it('[DM-END-01 + DM-SRC-T1.10] adds 3 a soul and takes 2 a dungeon HP crossed off', () => {
    expect(finalScore(ended(['acid pond 5,5'], 2, 0))).toBe(7);
    expect(finalScore(ended([], 0, 2))).toBe(-4);
  });

  it('[DM-END-03] may be negative', () => {
    expect(finalScore(ended([], 0, 5))).toBe(-10);
  });

  it('[DM-END-04] is rated alone', () => {
    expect([-1, 0, 7, 8, 15, 16, 23, 24].map(rating)).toEqual([
      'Rubble',
      'Cellar',
      'Cellar',
      'Dungeon',
      'Dungeon',
      'Labyrinth',
      'Labyrinth',
      'Legend',
    ]);
  });

  it('[DM-MUL-09] the highest wins; ties by souls, then by coin, then shared', () => {
    const named = (name: string, built: string[], souls: number, coin: number): Sheet => ({
      ...ended(built, souls, 0, coin),
      name,
    });
    const six = ['acid pond 5,5', 'acid pond 5,6', 'acid pond 4,6'];
    const [a, b, c, d] = [named('A', [], 2, 1), named('B', six, 0, 9), named('C', [], 2, 4), named('D', [], 2, 4)];
    expect(ranked([a, b, c]).map((it) => it.name)).toEqual(['C', 'A', 'B']);
    expect(winners([a, b, c]).map((it) => it.name)).toEqual(['C']);
    expect(winners([a, b, c, d]).map((it) => it.name)).toEqual(['C', 'D']);
  });
});
