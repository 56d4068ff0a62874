import { RoughPlayer } from '../advisor/rough-player.ts';
import { ROUNDS } from '../bot/builder.ts';
import { openSquares, type Plan } from '../placing.ts';
import type { Sheet } from '../sheet.ts';
import type { World } from '../world.ts';

/** What the dice of a playout are seeded with. */
export type Luck = readonly [number, number, number];

/** Loot is worth a round, unless there is more coin already than the rounds that are left can spend. */
export function isLootWanted(sheet: Sheet, round: number): boolean {
  if (round >= ROUNDS) return false;
  return sheet.coin < 17 + 0.57 * (ROUNDS - round) || openSquares(sheet).length === 0;
}

/**
 * The rough player, who collects whatever will be needed. Each round has a luck of its own, so that two plans meet the same markets however
 * differently they are played on.
 */
export class EagerPlayer extends RoughPlayer {
  #luck: Luck = [0, 0, 0];

  /** Begin a playout with this luck, after that round. */
  begin(luck: Luck, round: number): void {
    this.#luck = luck;
    this.#next(round);
  }

  override collects({ round }: World, sheet: Sheet): boolean {
    const collects = isLootWanted(sheet, round);
    if (collects) this.#next(round);
    return collects;
  }

  override build(world: World, sheet: Sheet, market: readonly [number, number]): Plan | null {
    const plan = super.build(world, sheet, market);
    this.#next(world.round);
    return plan;
  }

  #next(round: number): void {
    const [a, b, c] = this.#luck;
    this.dice.seed(a, b, c + round);
  }
}
