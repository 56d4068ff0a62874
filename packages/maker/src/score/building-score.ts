import { N_SQUARES } from '../grid.ts';
import { itemAt, type Sheet } from '../sheet.ts';
import { bestDivision } from './division.ts';
import { pondGroups } from './ponds.ts';
import type { BuildingScore } from './scored.ts';

/** DM-SCR-01: monster shapes, acid ponds and boss points; paths and bridges score nothing themselves (DM-PTH-05). */
export function buildingScore(sheet: Sheet): BuildingScore {
  const division = bestDivision(sheet);
  const ponds = pondGroups(sheet);
  let bosses = 0;
  for (let square = 0; square < N_SQUARES; square++) bosses += itemAt(sheet, square)?.points ?? 0;
  const inPonds = ponds.reduce((sum, it) => sum + it.points, 0);
  return { points: division.points + inPonds + bosses, shapes: division.shapes, ponds, bosses };
}
