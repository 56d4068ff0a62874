import { closest } from '@understory/page';
import type { Survey } from '../places/survey.ts';
import { type Floor, holds } from './floors.ts';
import { laidPath, type Sheet } from './sheet.ts';

/** TA-MAT-04: ore or gems in the wall of a place, or the marks of picks where they were. */
export interface Seam {
  readonly kind: 'ore' | 'gem';
  readonly used: boolean;
  /** The place's piece whose wall it is in. */
  readonly of: string;
  /** On the wall line, in squares, and which way the rock lies. */
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** A bead, in squares. */
const BESIDE = 6;
const APART = 1.3;
const KINDS: Readonly<Record<string, Seam['kind']>> = { ore: 'ore', gems: 'gem', gem: 'gem' };

/** TA-MAT-04: of each unit within a bead of a place, on the side where it lies. */
export function seamsOf({ then }: Survey, floors: readonly Floor[], sheet: Sheet): Seam[] {
  const places = floors.filter((it) => it.place !== null && !it.beyond && !it.annex && it.rings[0]);
  const found: Seam[] = [];
  for (const unit of then.units) {
    const kind = KINDS[unit.kind];
    if (kind === undefined || unit.since > then.tick) continue;
    const [x, y] = laidPath(sheet, [unit.at.x, unit.at.y]) as [number, number];
    for (const floor of places) {
      const ring = {
        path: [...(floor.rings[0] as number[]), ...(floor.rings[0] as number[]).slice(0, 2)],
        closed: false,
        swell: 0,
      };
      const { from, gap } = closest(ring, { path: [x, y], closed: false, swell: 0 });
      if (gap > BESIDE || gap < 0.05) continue;
      const [dx, dy] = [(x - from.x) / gap, (y - from.y) / gap];
      // Only where there is a wall, and not in a doorway.
      if (floors.some((it) => holds(it, from.x + dx * 0.4, from.y + dy * 0.4))) continue;
      const used = unit.until !== null && unit.until <= then.tick;
      const isNear = (it: Seam) => Math.abs(it.x - from.x) + Math.abs(it.y - from.y) < APART;
      if (found.some((it) => it.of === floor.piece.id && isNear(it) && it.used === used)) continue;
      found.push({ kind, used, of: floor.piece.id, x: from.x, y: from.y, dx, dy });
    }
  }
  return found;
}
