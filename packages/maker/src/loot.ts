import { keyOf, N_SQUARES, neighbour, type Square } from './grid.ts';
import { ENTRANCE } from './market.ts';
import type { Refusal } from './refusal.ts';
import { GEM, isPathTile, lootAt, NO_LOOT, type Sheet, toolIsUpgraded } from './sheet.ts';

/** DM-LOT-01: beside a path tile, with or without an opening toward it, or under the entrance. */
export function isInReach(sheet: Sheet, square: Square): boolean {
  if (sheet.items[square] === ENTRANCE.code) return true;
  for (let way = 0; way < 4; way++) {
    const beside = neighbour(square, way);
    if (beside >= 0 && isPathTile(sheet, beside)) return true;
  }
  return false;
}

/** The loot that may be collected now: gems first, each by square (the order of DM-BOT-02). */
export function collectable(sheet: Sheet): Square[] {
  const gems: Square[] = [];
  const potions: Square[] = [];
  const canReachPotions = toolIsUpgraded(sheet);
  for (let square = 0; square < N_SQUARES; square++) {
    const code = sheet.loot[square];
    if (code === NO_LOOT || !isInReach(sheet, square)) continue;
    if (code === GEM) gems.push(square);
    else if (canReachPotions) potions.push(square);
  }
  return gems.concat(potions);
}

/** Why the loot of a square may not be collected; null if it may. */
export function whyNotCollect(sheet: Sheet, square: Square): Refusal | null {
  const loot = lootAt(sheet, square);
  if (loot === null) return { clause: 'DM-LOT-02', why: 'no loot', square: keyOf(square) };
  if (!isInReach(sheet, square)) return { clause: 'DM-LOT-01', why: 'out of reach', loot, square: keyOf(square) };
  if (loot === 'potion' && !toolIsUpgraded(sheet)) return { clause: 'DM-LOT-05', why: 'plain tool', gems: sheet.gems };
  return null;
}
