import { RoughPlayer } from '../advisor/rough-player.ts';
import { ROUNDS } from '../bot/builder.ts';
import { openSquares } from '../placing.ts';
import type { Sheet } from '../sheet.ts';
import type { World } from '../world.ts';

/** Loot is worth a round, unless there is more coin already than the rounds that are left can spend. */
export function isLootWanted(sheet: Sheet, round: number): boolean {
  if (round >= ROUNDS) return false;
  return sheet.coin < 17 + 0.57 * (ROUNDS - round) || openSquares(sheet).length === 0;
}

/** The rough player, who collects whatever will be needed. */
export class EagerPlayer extends RoughPlayer {
  override collects({ round }: World, sheet: Sheet): boolean {
    return isLootWanted(sheet, round);
  }
}
