import { neighbour, type Openings, OUT, openings, type Square, squareAt } from './grid.ts';

/** Where an entrance may go (DM-SET-03), in the order of DM-BOT-01. */
export const CORNERS: readonly Square[] = [squareAt(1, 1), squareAt(6, 1), squareAt(6, 6), squareAt(1, 6)];
export const ENTRANCE_LIES: readonly Openings[] = [openings('NS'), openings('EW')];

export interface Entrance {
  readonly corner: Square;
  readonly lie: Openings;
}

/** The square that an entrance opens onto: its other opening leads off the sheet. */
export function leadsTo(corner: Square, lie: Openings): Square {
  for (let way = 0; way < 4; way++) {
    const next = neighbour(corner, way);
    if (next >= 0 && (lie & (OUT[way] ?? 0)) !== 0) return next;
  }
  return -1;
}
