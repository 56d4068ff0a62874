import type { Clause } from '@understory/table';
import { keyOf } from '../grid.ts';
import type { Sheet } from '../sheet.ts';
import { buildingScore } from './building-score.ts';
import type { Shape } from './shapes.ts';

/** One line of the scoring: what is scored, and what for. */
export type ScoreLine = {
  readonly clause: Clause;
  readonly points: number;
  /** The squares it is about, to light up. */
  readonly squares: readonly string[];
} & (
  | { readonly of: 'shape'; readonly shape: Shape['name']; readonly worth: number; readonly isOfOneType: boolean }
  | { readonly of: 'ponds' | 'souls' | 'crosses'; readonly count: number }
  | { readonly of: 'bosses' }
);

export const SOUL_POINTS = 3;
export const CROSS_POINTS = -2;
const NOWHERE: readonly string[] = [];

/** DM-END-01: building score, 3 for each soul, 2 off for each dungeon HP crossed off. It may be negative (DM-END-03). */
export function finalScore(sheet: Sheet): number {
  const building = (sheet.building ?? buildingScore(sheet)).points;
  return building + SOUL_POINTS * sheet.souls + CROSS_POINTS * sheet.crosses;
}

/** Where the score comes from, line by line. Coin, loot, uncast spells and pips score nothing (DM-END-02). */
export function scoreLines(sheet: Sheet): ScoreLine[] {
  const { shapes, ponds, bosses } = sheet.building ?? buildingScore(sheet);
  const { souls, crosses } = sheet;
  return [
    ...shapes.map(
      ({ shape, points, isOfOneType, squares }): ScoreLine => ({
        clause: shape.clause,
        of: 'shape',
        shape: shape.name,
        worth: shape.points,
        isOfOneType,
        points,
        squares: squares.map(keyOf),
      }),
    ),
    ...ponds.map(
      ({ squares, points, row }): ScoreLine => ({
        clause: `DM-SCR-T2.${row}`,
        of: 'ponds',
        count: squares.length,
        points,
        squares: squares.map(keyOf),
      }),
    ),
    ...only(bosses > 0, { clause: 'DM-SCR-01', of: 'bosses', points: bosses, squares: NOWHERE }),
    ...only(souls > 0, {
      clause: 'DM-END-01',
      of: 'souls',
      count: souls,
      points: SOUL_POINTS * souls,
      squares: NOWHERE,
    }),
    ...only(crosses > 0, {
      clause: 'DM-END-01',
      of: 'crosses',
      count: crosses,
      points: CROSS_POINTS * crosses,
      squares: NOWHERE,
    }),
  ];
}

function only(isThere: boolean, line: ScoreLine): readonly ScoreLine[] {
  return isThere ? [line] : [];
}

export type Rating = 'Rubble' | 'Cellar' | 'Dungeon' | 'Labyrinth' | 'Legend';

/** DM-END-04: a score alone. */
export function rating(score: number): Rating {
  if (score < 0) return 'Rubble';
  if (score <= 7) return 'Cellar';
  if (score <= 15) return 'Dungeon';
  return score <= 23 ? 'Labyrinth' : 'Legend';
}

/** DM-MUL-09: the highest score first; ties by souls, then by coin left. */
export function ranked(sheets: readonly Sheet[]): Sheet[] {
  return [...sheets].sort((a, b) => finalScore(b) - finalScore(a) || b.souls - a.souls || b.coin - a.coin);
}

/** Those who win: one, or several who share it. */
export function winners(sheets: readonly Sheet[]): Sheet[] {
  const [first] = ranked(sheets);
  return sheets.filter(
    (it) => first && finalScore(it) === finalScore(first) && it.souls === first.souls && it.coin === first.coin,
  );
}
