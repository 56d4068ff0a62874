import { type Entry, Game, hands } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { deluxe } from '../src/edition.ts';
import { keyOf, squareAt, xy } from '../src/grid.ts';
import { dangersOf, perilAt } from '../src/hero/dangers.ts';
import { chanceToFail } from '../src/hero/odds.ts';
import { makerOptions } from '../src/options.ts';
import { picture, type SquarePicture } from '../src/picture.ts';
import { rules } from '../src/scenario/rules.ts';
import type { World } from '../src/world.ts';
import { dungeon, sheetOf, world } from './dungeon.ts';

type Line = Entry & { readonly square?: string; readonly hp?: number; readonly text?: string };

/** The rules as scenarios name them: they draw the exit first. */
const hero = (nth: number) => (of: World) => named('hero N')(of, nth);
const heroesFrom = (nth: number) => (of: World) => named('heroes from N')(of, nth);
const named = (name: string) => {
  const rule = rules[name];
  if (!rule) throw new Error(`no rule ${name}`);
  return rule;
};
const visit = (given: Record<string, unknown>, script: { dice: number[]; choose?: Record<string, string[]> }) => {
  const it = world({ entrance: '1,1 NS', ...given });
  const played = playOut({ world: it, rule: hero(5) }, script);
  return { ...played, sheet: sheetOf(it), lines: played.journal as Line[] };
};
const at = (x: number, y: number) => squareAt(x, y);

describe('heroes', () => {
  it('[DM-HER-02] the first die is X, the second Y', () => {
    expect(visit({}, { dice: [1, 6] }).sheet.heroes).toMatchObject([{ type: { name: 'Paladin' }, hp: 4 }]);
    expect(visit({}, { dice: [6, 1] }).sheet.heroes).toMatchObject([{ type: { name: 'Rogue' }, hp: 14 }]);
  });

  it('[DM-HER-03 + DM-WRD-12] have the pips on top of their stats', () => {
    expect(visit({ pips: { str: 2, int: 3 } }, { dice: [1, 3] }).sheet.heroes).toMatchObject([{ str: 6, int: 14 }]);
  });

  it('[DM-HER-04] who is at 0 or less is dead at once: 1 soul', () => {
    const { sheet, lines } = visit({ built: ['flame jet 1,1', 'straight 1,2 NS'] }, { dice: [1, 4, 1, 1] });
    expect([sheet.souls, sheet.crosses, sheet.heroes[0]?.fate, sheet.heroes[0]?.left]).toEqual([1, 0, 'dead', 0]);
    expect(lines.some((line) => line.kind === 'walked')).toBe(false);
  });

  it('[DM-HER-04] who takes the stairs alive has a dungeon HP crossed off', () => {
    const { sheet } = visit({}, { dice: [1, 1] });
    expect([sheet.souls, sheet.crosses, sheet.heroes[0]?.fate]).toEqual([0, 1, 'escaped']);
  });

  it('[DM-HER-01 + DM-SRC-T1.10] come five at most, and at least one; after each the player may end the phase', () => {
    const it = world({ entrance: '1,1 NS' });
    const all = playOut({ world: it, rule: heroesFrom(1) }, { dice: null });
    expect(sheetOf(it).heroes).toHaveLength(5);
    expect(all.asked.filter((ask) => ask.clause === 'DM-HER-01')).toHaveLength(4);
    const short = world({ entrance: '1,1 NS' });
    playOut({ world: short, rule: heroesFrom(1) }, { dice: [1, 1], choose: ['end'] });
    expect([sheetOf(short).heroes.length, short.phase]).toEqual([1, 'over']);
  });

  it('[DM-HER-05] each starts fresh', () => {
    const it = world({ entrance: '1,1 NS', built: ['iron gate 1,2 NS'] });
    const { journal } = playOut({ world: it, rule: heroesFrom(4) }, { dice: [6, 2, 1, 1, 6, 2, 1, 1] });
    expect((journal as Line[]).filter((line) => line.kind === 'hero enters')).toMatchObject([{ str: 8 }, { str: 8 }]);
  });
});

describe('the walk', () => {
  it('[DM-WLK-01] resolves the entrance first, and each tile on first entry only', () => {
    const { lines } = visit(
      { built: ['spikes 1,1', 't 1,2 NES', 'spikes 1,2', 'straight 2,2 EW', 'straight 1,3 NS'] },
      { dice: [6, 6, 6, 6, 6, 6, 1] },
    );
    expect(lines.filter((line) => line.kind === 'dangers').map((line) => line.square)).toEqual(['1,1', '1,2']);
  });

  it.each([
    [1, '3,2'],
    [3, '3,2'],
    [4, '2,1'],
    [6, '2,1'],
  ])('[DM-WLK-02] of two ways a die of %i takes the one to %s', (die, to) => {
    const built = ['straight 5,1 EW', 'straight 4,1 EW', 'cross 3,1 NESW', 'straight 3,2 NS', 'straight 2,1 EW'];
    const { lines } = visit({ entrance: '6,1 EW', built }, { dice: [6, 6, die] });
    expect(lines.filter((line) => line.kind === 'walked')[3]).toMatchObject({ square: to });
  });

  it.each([
    [1, '4,2'],
    [2, '4,2'],
    [3, '3,3'],
    [4, '3,3'],
    [5, '2,2'],
    [6, '2,2'],
  ])('[DM-WLK-02] of three ways a die of %i takes the one to %s', (die, to) => {
    const ways = ['straight 4,2 EW', 'straight 3,3 NS', 'straight 2,2 EW'];
    const built = ['straight 2,1 EW', 'corner 3,1 SW', 'cross 3,2 NESW', ...ways, 'straight 5,2 EW'];
    const it = world({ entrance: '1,1 EW', built });
    const walked = () => (it.journal.entries as Line[]).filter((line) => line.kind === 'walked');
    playOut({ world: it, rule: hero(5) }, { dice: [6, 6, die], until: () => walked().length > 3 });
    expect(walked()[3]).toMatchObject({ square: to });
  });

  it('[DM-WLK-03] goes back tile by tile from a dead end, resolving nothing', () => {
    const built = ['t 1,2 NES', 'straight 2,2 EW', 'spikes 2,2', 'straight 3,2 EW', 'straight 1,3 NS'];
    const { lines } = visit({ built }, { dice: [6, 6, 1, 6, 6] });
    expect(lines.filter((line) => line.kind === 'went back').map((line) => line.square)).toEqual(['2,2', '1,2']);
    expect(lines.filter((line) => line.kind === 'dangers')).toHaveLength(1);
  });

  it('[DM-WLK-04] takes the stairs on the exit tile, whatever else is unvisited', () => {
    const { lines } = visit({ built: ['t 1,2 NES', 'straight 2,2 EW', 'straight 1,3 NS'] }, { dice: [6, 6, 6] });
    expect(lines.filter((line) => line.kind === 'walked').map((line) => line.square)).toEqual(['1,2', '1,3']);
  });

  it('[DM-WLK-01 + DM-WLK-02 + DM-WLK-03] is that of a plain search in depth, over many dungeons', () => {
    let walks = 0;
    for (let seed = 0; seed < 60; seed++) {
      const game = new Game(deluxe, {
        seed: `walk ${seed}`,
        options: makerOptions(),
        hands: hands({ choices: seed % 2 === 0 ? 'random' : 'tactical' }),
      });
      game.playTo(() => false);
      walks += comparedWalks(game.world);
    }
    expect(walks).toBeGreaterThan(100);
  });
});

/** Compare each hero's walk with a search that knows only the picture of the sheet and the dice thrown at forks. */
function comparedWalks(of: World): number {
  const squares = new Map(picture(of).sheets[0]?.squares.map((it) => [it.at, it]));
  const lines = of.journal.entries as (Line & { faces?: number[]; about?: string })[];
  const starts = lines.flatMap((line, i) => (line.kind === 'hero enters' ? [i] : []));
  for (const [n, start] of starts.entries()) {
    const own = lines.slice(start, starts[n + 1] ?? lines.length);
    const dice = own
      .filter((line) => line.kind === 'rolled' && line.clause === 'DM-WLK-02')
      .map((line) => line.faces?.[0] ?? 0);
    const walked = own.filter((line) => line.kind === 'walked').map((line) => line.square ?? '');
    const isDead = own.some((line) => line.kind === 'hero died');
    const expected = searched(squares, dice);
    // The dead stop somewhere on the way.
    expect(walked).toEqual(isDead ? expected.slice(0, walked.length) : expected);
  }
  return starts.length;
}

const OPPOSITE: Readonly<Record<string, string>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

function searched(squares: ReadonlyMap<string, SquarePicture>, dice: readonly number[]): string[] {
  const seen = new Set<string>();
  const walked: string[] = [];
  let thrown = 0;
  const besides = ({ x, y, openings }: SquarePicture) =>
    (
      [
        ['N', x, y - 1],
        ['E', x + 1, y],
        ['S', x, y + 1],
        ['W', x - 1, y],
      ] as const
    )
      .filter(
        ([way, nx, ny]) =>
          openings.includes(way) && squares.get(`${nx},${ny}`)?.openings.includes(OPPOSITE[way] ?? '?'),
      )
      .map(([, nx, ny]) => squares.get(`${nx},${ny}`) as SquarePicture)
      .filter((it) => !seen.has(it.at));
  const explore = (tile: SquarePicture): boolean => {
    seen.add(tile.at);
    if (tile.isExitTile) return true;
    for (let ways = besides(tile); ways.length > 0; ways = besides(tile)) {
      const die = ways.length === 1 ? 1 : (dice[thrown++] ?? 0);
      // Who died on the way threw no more dice.
      if (die === 0) return true;
      const next = ways[ways.length === 3 ? Math.ceil(die / 2) - 1 : ways.length === 2 ? (die <= 3 ? 0 : 1) : 0];
      if (!next) return true;
      walked.push(next.at);
      if (explore(next)) return true;
    }
    return false;
  };
  const entrance = [...squares.values()].find((it) => it.item === 'entrance');
  if (entrance) explore(entrance);
  return walked;
}

describe('checks', () => {
  it('[DM-CHK-01] a tile’s dangers are its trap, the pond under its bridge, its gate, its boss and monsters in reach', () => {
    const sheet = dungeon(
      'acid pond 1,2',
      'bridge 1,2 NS',
      'darts 1,2',
      'slime 2,2',
      'golem 1,3 NS',
      'ghost 2,3',
      'iron gate 1,4 NS',
    );
    expect(dangersOf(sheet, at(1, 2)).map((it) => it.key)).toEqual(['darts', 'acid pond', 'slime']);
    expect(dangersOf(sheet, at(1, 3)).map((it) => it.key)).toEqual(['golem', 'ghost']);
    expect(dangersOf(sheet, at(1, 4)).map((it) => it.key)).toEqual(['iron gate']);
    expect(dangersOf(sheet, at(2, 2))).toEqual([]);
  });

  it('[DM-CHK-02] two monster rooms a direction are in reach, the second only behind the first', () => {
    const sheet = dungeon('straight 1,2 NS', 'slime 2,2', 'ghost 3,2', 'slime 4,2', 'slime 3,1', 'slime 1,4');
    expect(dangersOf(sheet, at(1, 2)).map((it) => it.key)).toEqual(['slime', 'ghost']);
    expect(dangersOf(sheet, at(1, 1))).toEqual([]);
  });

  it('[DM-CHK-03] openings do not matter, and a room harms on each tile that it reaches', () => {
    const sheet = dungeon('straight 1,2 NS', 'slime 2,1', 'slime 2,2');
    expect([at(1, 1), at(1, 2)].map((tile) => perilAt(sheet, tile)?.damage)).toEqual([1, 1]);
  });

  it('[DM-CHK-04 + DM-WRD-11] one check a tile: the highest number, with that danger’s stat', () => {
    expect(perilAt(dungeon('spikes 1,1', 'skeleton 2,1'), 0)).toMatchObject({ check: 16, stat: 'str', damage: 3 });
    expect(perilAt(dungeon(), 0)).toBeNull();
    const { lines } = visit({ built: ['boulder 1,1'] }, { dice: [6, 6, 3, 3] });
    expect(lines.filter((line) => line.kind === 'check passed')).toMatchObject([{ reached: 15, check: 15 }]);
  });

  it('[DM-CHK-05] the highest number with both stats: the lower stat', () => {
    expect(perilAt(dungeon('spikes 1,1', 'slime 2,1'), 0)).toMatchObject({ check: 14, stat: 'lower' });
    const { lines } = visit({ built: ['spikes 1,1', 'slime 2,1'] }, { dice: [6, 4, 4, 4] });
    expect(lines.find((line) => line.kind === 'check passed')).toMatchObject({ stat: 6, reached: 14 });
  });

  it('[DM-CHK-06] a passed check costs nothing', () => {
    const { sheet } = visit({ built: ['iron gate 1,2 NS', 'skeleton 2,2'] }, { dice: [6, 4, 6, 6] });
    expect(sheet.heroes[0]?.left).toBe(18);
  });

  it('[DM-CHK-07 + DM-SRC-T1.9] a failed one costs all damage of the tile, and gates have their effect', () => {
    const { lines } = visit({ built: ['iron gate 1,2 NS', 'skeleton 2,2', 'ghost 3,2'] }, { dice: [6, 4, 1, 1] });
    expect(lines.filter((line) => line.kind === 'hurt')).toMatchObject([{ damage: 4, hp: 14, str: 9, int: 7 }]);
  });

  it('[DM-CHK-08] a gate lowers a stat to 0 at most, for the rest of the visit; it is no pip', () => {
    const gates = ['2', '3', '4', '5', '6'].map((y) => `iron gate 1,${y} NS`);
    const { sheet, lines } = visit({ built: gates }, { dice: [6, 3, ...Array(10).fill(1)] });
    expect(lines.filter((line) => line.kind === 'hurt')).toMatchObject([
      { str: 2 },
      { str: 0 },
      { str: 0 },
      { str: 0 },
      { str: 0 },
    ]);
    expect(sheet.pips.str).toBe(0);
  });

  it('[DM-BOS-02] a boss does not reach the tile beside it', () => {
    const sheet = dungeon('golem 1,2 NS', 'straight 1,3 NS');
    expect([perilAt(sheet, 0), perilAt(sheet, at(1, 3))]).toEqual([null, null]);
  });

  it('[DM-WRD-11] the chance to fail is that of two dice', () => {
    expect([chanceToFail(14, 8), chanceToFail(14, 12), chanceToFail(14, 1), chanceToFail(16, 9)]).toEqual([
      10 / 36,
      0,
      1,
      15 / 36,
    ]);
    // Two dice show 2 at least and 12 at most.
    expect([10, 11, 20, 21].map((check) => chanceToFail(check, 8))).toEqual([0, 1 / 36, 35 / 36, 1]);
    expect(xy(at(2, 3))).toEqual({ x: 2, y: 3 });
    expect(keyOf(at(2, 3))).toBe('2,3');
  });
});
