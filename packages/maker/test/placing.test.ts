import { describe, expect, it } from 'vitest';
import { distance, N_SQUARES, NEIGHBOURS, sidesOf, squareAt, xy } from '../src/grid.ts';
import { collectable, isInReach, whyNotCollect } from '../src/loot.ts';
import { ENTRANCE, ITEMS, named } from '../src/market.ts';
import { liesFor, openSquares, squaresFor, whyNot } from '../src/placing.ts';
import { planOf } from '../src/scenario/given.ts';
import { buildingScore } from '../src/score/building-score.ts';
import { isEmpty, isMonsterRoom, isPathTile, itemAt } from '../src/sheet.ts';
import { refusalText } from '../src/telling/refusals.ts';
import { type Move, whyNotBuild } from '../src/why-not.ts';
import { dungeon, sheetOf, world } from './dungeon.ts';

const refusal = (sheet: ReturnType<typeof dungeon>, text: string) => {
  const plan = planOf(text);
  if (!plan) throw new Error(text);
  return whyNot(sheet, plan.item, plan.square, plan.lie)?.clause ?? null;
};

describe('the grid', () => {
  it('[DM-WRD-01] is six by six, columns from the left and rows from the top', () => {
    expect(N_SQUARES).toBe(36);
    expect(xy(squareAt(3, 2))).toEqual({ x: 3, y: 2 });
  });

  it('[DM-WRD-02] goes N, E, S, W, and row by row from (1,1)', () => {
    expect(NEIGHBOURS[squareAt(3, 3)]).toEqual([squareAt(3, 2), squareAt(4, 3), squareAt(3, 4), squareAt(2, 3)]);
    expect([squareAt(1, 1), squareAt(6, 1), squareAt(1, 2)]).toEqual([0, 5, 6]);
  });

  it('[DM-WRD-03] knows no diagonals', () => {
    expect(distance(squareAt(1, 1), squareAt(2, 2))).toBe(2);
    expect(NEIGHBOURS[0]).toEqual([-1, 1, 6, -1]);
    const sheet = dungeon('slime 2,2', 'slime 3,3');
    expect(buildingScore(sheet).shapes).toEqual([]);
  });
});

describe('tiles', () => {
  const sheet = dungeon(
    'acid pond 1,2',
    'bridge 1,2 NS',
    'iron gate 1,3 NES',
    'golem 2,3 EW',
    'slime 5,5',
    'acid pond 6,6',
  );

  it('[DM-WRD-05] path tiles are the entrance, plain paths, bridges, gates and bosses', () => {
    expect(['1,1', '1,2', '1,3', '2,3'].map((it) => isPathTile(sheet, at(it)))).toEqual([true, true, true, true]);
    expect(isPathTile(sheet, at('6,6'))).toBe(false);
  });

  it('[DM-WRD-10] a boss tile is no monster room', () => {
    expect([isMonsterRoom(sheet, at('5,5')), isMonsterRoom(sheet, at('2,3'))]).toEqual([true, false]);
  });

  it('[DM-WRD-04] an item fills its square, but a trap lies on a path', () => {
    expect(refusal(sheet, 'slime 5,5')).toBe('DM-MON-01');
    expect(refusal(sheet, 'spikes 1,1')).toBeNull();
  });

  it('[DM-WRD-08] an empty square has neither an item nor loot', () => {
    const looted = sheetOf(world({ entrance: '1,1 NS', gemsAt: ['3,3'] }));
    expect(['1,1', '3,3', '4,4'].map((it) => isEmpty(looted, at(it)))).toEqual([false, false, true]);
  });

  it('[DM-PTH-04] a pond with a bridge is both path and pond', () => {
    expect(itemAt(sheet, at('1,2'))?.kind).toBe('acid pond');
    expect(refusal(sheet, 'bridge 1,2 NS')).toBe('DM-PTH-04');
    expect(refusal(dungeon(), 'bridge 1,2 NS')).toBe('DM-PTH-04');
    expect(refusal(dungeon('acid pond 1,2'), 'bridge 1,2 EW')).toBe('DM-PTH-02');
  });
});

describe('what may be placed', () => {
  it('[DM-PTH-01] a plain path goes on an empty square only', () => {
    expect(refusal(dungeon('slime 1,2'), 'straight 1,2 NS')).toBe('DM-PTH-01');
    expect(refusal(dungeon(), 'straight 1,2 NS')).toBeNull();
  });

  it('[DM-PTH-02 + DM-WRD-06] a new path tile must meet an opening of a path tile', () => {
    const sheet = dungeon();
    expect(liesFor(sheet, named('corner'), at('1,2')).map(sidesOf)).toEqual(['NE', 'NW']);
    expect(squaresFor(sheet, named('cross'))).toEqual([at('1,2')]);
    expect(refusal(sheet, 'cross 2,1 NESW')).toBe('DM-PTH-02');
  });

  it('[DM-PTH-03] its other openings may face anything', () => {
    expect(refusal(dungeon('slime 2,2'), 't 1,2 NES')).toBeNull();
    expect(refusal(dungeon(), 'cross 1,2 NESW')).toBeNull();
    expect(refusal(dungeon('straight 1,2 NS', 'corner 1,3 NE'), 'straight 2,3 EW')).toBeNull();
  });

  it('[DM-PTH-05] paths and bridges score nothing', () => {
    expect(buildingScore(dungeon('straight 1,2 NS', 'cross 1,3 NESW')).points).toBe(0);
    expect(buildingScore(dungeon('acid pond 1,2', 'bridge 1,2 NS')).points).toBe(1);
  });

  it('[DM-TRP-01] a trap goes on a plain path, a bridge or the entrance, one a tile; not on a gate or a boss', () => {
    const sheet = dungeon(
      'spikes 1,1',
      'acid pond 1,2',
      'bridge 1,2 NS',
      'iron gate 1,3 NS',
      'golem 1,4 NS',
      'straight 1,5 NS',
    );
    expect(squaresFor(sheet, named('darts'))).toEqual([at('1,2'), at('1,5')]);
    expect(['1,1', '1,3', '1,4', '3,3'].map((it) => refusal(sheet, `darts ${it}`))).toEqual(Array(4).fill('DM-TRP-01'));
  });

  it('[DM-MON-01] a monster room goes on any empty square, near a path or not', () => {
    expect(squaresFor(dungeon('straight 1,2 NS'), named('ghost'))).toHaveLength(34);
    expect(refusal(dungeon(), 'slime 6,6')).toBeNull();
  });

  it('[DM-PND-01] an acid pond goes on any empty square, alone or beside others', () => {
    expect(refusal(dungeon(), 'acid pond 4,4')).toBeNull();
    expect(refusal(dungeon('acid pond 4,4'), 'acid pond 4,5')).toBeNull();
    expect(refusal(dungeon('acid pond 4,4'), 'acid pond 4,4')).toBe('DM-PND-01');
  });

  it.each(['iron gate', 'giant bat'])('[DM-GAT-01 + DM-BOS-01] a %s lies like a plain path of any shape', (key) => {
    expect(liesFor(dungeon(), named(key), at('1,2')).map(sidesOf)).toEqual([
      'NS',
      'NE',
      'NW',
      'NES',
      'NSW',
      'NEW',
      'NESW',
    ]);
    expect(named(key).lies).toHaveLength(11);
    expect(refusal(dungeon(), `${key} 2,2 NS`)).toBe('DM-PTH-02');
    expect(refusal(dungeon('slime 1,2'), `${key} 1,2 NS`)).toBe(key === 'iron gate' ? 'DM-GAT-01' : 'DM-BOS-01');
  });

  it('[DM-PIP-01] what has pips that do not all fit cannot be built', () => {
    const sheet = sheetOf(world({ entrance: '1,1 NS', pips: { str: 5, int: 6 } }));
    const refused = ITEMS.filter((it) => whyNot(sheet, it)?.clause === 'DM-PIP-01').map((it) => it.key);
    expect(refused).toEqual(['giant bat', 'golem', 'boss slime', 'ghost']);
  });

  it('[DM-BLD-04] what cannot be paid cannot be built, and it is said why', () => {
    const sheet = sheetOf(world({ entrance: '1,1 NS', coin: 3 }));
    expect(whyNot(sheet, named('golem'), at('1,2'))).toEqual({
      clause: 'DM-BLD-04',
      why: 'coin',
      item: 'golem',
      price: 6,
      coin: 3,
    });
  });

  it('[DM-LOT-06] nothing but the entrance is drawn on loot', () => {
    const sheet = sheetOf(world({ entrance: '1,1 NS', gemsAt: ['1,1', '1,2'] }));
    for (const it of ['straight 1,2 NS', 'slime 1,2', 'acid pond 1,2', 'golem 1,2 NS'])
      expect(refusal(sheet, it)).toBe('DM-LOT-06');
  });

  it('explains what the dice do not offer, and every other refusal', () => {
    const it = world({ entrance: '1,1 NS', built: ['slime 2,2'] });
    const sheet = sheetOf(it);
    it.market = [4, 5];
    const told = (move: Move) => {
      const why = whyNotBuild(it, sheet, move);
      return why && `${refusalText(why)} (${why.clause})`;
    };
    expect(told({ item: 'spikes' })).toBe(
      'Dice 4 and 5 offer path (4), monster (5), and boss (9); Spikes is of the kind trap. (DM-MKT-T1)',
    );
    expect(told({ item: 'slime', square: '2,2' })).toBe('(2,2) is not empty: it holds a Slime. (DM-MON-01)');
    expect(told({ item: 'slime', square: '7,7' })).toBe('The sheet has squares (1,1) to (6,6) only. (DM-WRD-01)');
    expect(told({ item: 'corner', square: '1,2', lie: 'ES' })).toBe(
      'Lying ES on (1,2), no opening of the Corner meets an opening of a path. (DM-PTH-02)',
    );
    expect(told({ item: 'corner', square: '1,2', lie: 'NS' })).toBe('A Corner cannot lie NS. (DM-MKT-T2.2)');
    expect(told({ item: 'bridge' })).toBe('No acid pond can be bridged. (DM-PTH-04)');
    expect(told({ item: 'corner', square: '1,2', lie: 'NE' })).toBeNull();
  });
});

describe('loot', () => {
  const sheet = sheetOf(world({ entrance: '1,1 NS', gemsAt: ['1,1', '2,1', '3,1'], potionsAt: ['1,2'], gems: 2 }));

  it('[DM-LOT-01 + DM-SET-04] is in reach beside a path tile, opening or not, and under the entrance', () => {
    expect(['1,1', '2,1', '3,1', '1,2'].map((it) => isInReach(sheet, at(it)))).toEqual([true, true, false, true]);
    expect(itemAt(sheet, at('1,1'))).toBe(ENTRANCE);
  });

  it('[DM-LOT-05] a potion needs the upgraded tool', () => {
    expect(collectable(sheet)).toEqual([at('1,1'), at('2,1')]);
    expect(whyNotCollect(sheet, at('1,2'))?.clause).toBe('DM-LOT-05');
    sheet.gems = 3;
    expect(collectable(sheet)).toEqual([at('1,1'), at('2,1'), at('1,2')]);
    sheet.gems = 2;
  });

  it('says why other loot cannot be had', () => {
    expect(whyNotCollect(sheet, at('3,1'))?.clause).toBe('DM-LOT-01');
    expect(whyNotCollect(sheet, at('5,5'))?.clause).toBe('DM-LOT-02');
  });
});

it('an open square is one that a path opens onto: empty, or a pond without a bridge', () => {
  expect(openSquares(dungeon())).toEqual([at('1,2')]);
  expect(openSquares(dungeon('acid pond 1,2'))).toEqual([at('1,2')]);
  expect(openSquares(dungeon('slime 1,2'))).toEqual([]);
  expect(openSquares(sheetOf(world({ entrance: '1,1 NS', gemsAt: ['1,2'] })))).toEqual([]);
});

function at(key: string): number {
  const [x, y] = key.split(',').map(Number);
  return squareAt(x ?? 0, y ?? 0);
}
