import type { Clause } from '@understory/table';
import { keyOf } from '../grid.ts';
import type { Sheet } from '../sheet.ts';
import { buildingScore } from './building-score.ts';

/** One line of the scoring, explained. */
export interface ScoreLine {
  readonly clause: Clause;
  readonly text: string;
  readonly points: number;
  /** The squares it is about, to light up. */
  readonly squares: readonly string[];
}

const SOUL_POINTS = 3;
const CROSS_POINTS = -2;

/** DM-END-01: building score, 3 for each soul, 2 off for each dungeon HP crossed off. It may be negative (DM-END-03). */
export function finalScore(sheet: Sheet): number {
  const building = (sheet.building ?? buildingScore(sheet)).points;
  return building + SOUL_POINTS * sheet.souls + CROSS_POINTS * sheet.crosses;
}

/** Where the score comes from, line by line. Coin, loot, uncast spells and pips score nothing (DM-END-02). */
export function scoreLines(sheet: Sheet): ScoreLine[] {
  const { shapes, ponds, bosses } = sheet.building ?? buildingScore(sheet);
  return [
    ...shapes.map(({ shape, points, isOfOneType, squares }): ScoreLine => {
      const where = squares.map((it) => `(${keyOf(it)})`).join(' ');
      return {
        clause: shape.clause,
        text: `${shape.name} of monsters on ${where}: ${shape.points}${isOfOneType ? ' and 1 for a single type' : ''}`,
        points,
        squares: squares.map(keyOf),
      };
    }),
    ...ponds.map(({ squares, points, row }): ScoreLine => {
      const many = squares.length === 1 ? 'One acid pond' : `${squares.length} acid ponds together`;
      return { clause: `DM-SCR-T2.${row}`, text: many, points, squares: squares.map(keyOf) };
    }),
    ...(bosses > 0 ? [line('DM-SCR-01', 'Boss monsters', bosses)] : []),
    ...(sheet.souls > 0
      ? [line('DM-END-01', `${counted(sheet.souls, 'soul')}, 3 each`, SOUL_POINTS * sheet.souls)]
      : []),
    ...(sheet.crosses > 0
      ? [line('DM-END-01', `${sheet.crosses} dungeon HP crossed off, 2 less each`, CROSS_POINTS * sheet.crosses)]
      : []),
  ];
}

function line(clause: Clause, text: string, points: number): ScoreLine {
  return { clause, text, points, squares: [] };
}

function counted(many: number, what: string): string {
  return `${many} ${what}${many === 1 ? '' : 's'}`;
}

/** DM-END-04: a score alone. */
export function rating(score: number): string {
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
