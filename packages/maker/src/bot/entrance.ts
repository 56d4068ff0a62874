import { CORNERS, ENTRANCE_LIES, type Entrance, leadsTo } from '../corners.ts';
import { distance, N_SQUARES, type Square } from '../grid.ts';
import { GEM, NO_LOOT, type Sheet } from '../sheet.ts';

/** How many gems an entrance looks to. */
const NEAREST = 3;

/** DM-BOT-01: the entrance that opens nearest to three gems, the first on ties; (1,1) N-S if loot is before every one. */
export function defaultEntrance(sheet: Sheet): Entrance {
  const gems: Square[] = [];
  for (let square = 0; square < N_SQUARES; square++) if (sheet.loot[square] === GEM) gems.push(square);
  let best: Entrance = { corner: CORNERS[0] ?? 0, lie: ENTRANCE_LIES[0] ?? 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const corner of CORNERS) {
    for (const lie of ENTRANCE_LIES) {
      const onto = leadsTo(corner, lie);
      if (sheet.loot[onto] !== NO_LOOT) continue;
      const sum = farFromGems(onto, gems);
      if (sum < least) [best, least] = [{ corner, lie }, sum];
    }
  }
  return best;
}

/** The distances to the three nearest, summed. */
export function farFromGems(from: Square, gems: readonly Square[]): number {
  return gems
    .map((it) => distance(from, it))
    .sort((a, b) => a - b)
    .slice(0, NEAREST)
    .reduce((sum, it) => sum + it, 0);
}
