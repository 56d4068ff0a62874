import { perilAt, statFor } from '../hero/dangers.ts';
import { chanceToFail } from '../hero/odds.ts';
import { openSquares } from '../placing.ts';
import { bestDivision } from '../score/division.ts';
import { pondGroups } from '../score/ponds.ts';
import { itemAt, type Sheet } from '../sheet.ts';

/** The hero that the default player builds for, before pips (DM-BOT-03). */
const USUAL_STAT = 8;

/** What DM-BOT-03 weighs; kept apart, since most of it is the same for many plans. */
export interface Worth {
  /** T: what the tiles can be expected to cost a usual hero. */
  readonly harm: number;
  /** B. */
  readonly building: number;
  /** n. */
  readonly tiles: number;
  /** c. */
  readonly coin: number;
  /** o. */
  readonly open: number;
}

/** Worth = T + 0.7 B + 0.8 f n + 0.3 c min(1, r/5) + 0.5 f min(2, o) (DM-BOT-03). */
export function weighed({ harm, building, tiles, coin, open }: Worth, left: number): number {
  const f = left / 20;
  return harm + 0.7 * building + 0.8 * f * tiles + 0.3 * coin * Math.min(1, left / 5) + 0.5 * f * Math.min(2, open);
}

/** The caller passes `building` (B) and `open` (o) if it has computed them already. */
export function worthOf(sheet: Sheet, building = pointsOf(sheet), open = openSquares(sheet).length): Worth {
  return {
    harm: harmOf(sheet),
    building,
    tiles: sheet.drawn.length,
    coin: sheet.coin,
    open,
  };
}

/** T: over all path tiles, the chance to fail the check times what failing costs. */
export function harmOf(sheet: Sheet): number {
  const stats = { str: USUAL_STAT + sheet.pips.str, int: USUAL_STAT + sheet.pips.int };
  let harm = 0;
  for (const tile of sheet.drawn) {
    const peril = perilAt(sheet, tile);
    if (!peril) continue;
    const { damage, loss } = peril;
    harm += chanceToFail(peril.check, statFor(peril, stats)) * (damage + loss.str + loss.int);
  }
  return harm;
}

/** B, without the list of what scored (DM-SCR-01). */
export function pointsOf(sheet: Sheet): number {
  let points = bestDivision(sheet).points;
  for (const { points: more } of pondGroups(sheet)) points += more;
  for (const tile of sheet.drawn) points += itemAt(sheet, tile)?.points ?? 0;
  return points;
}
