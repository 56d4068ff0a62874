import { pointsOf } from '../bot/worth.ts';
import { distance, N_SQUARES } from '../grid.ts';
import { type Peril, perilAt, statFor } from '../hero/dangers.ts';
import { chanceToFail } from '../hero/odds.ts';
import { MOST_HEROES } from '../hero/visit.ts';
import { HERO_TYPES } from '../heroes.ts';
import { isInReach } from '../loot.ts';
import { GEM, NO_LOOT, type Sheet } from '../sheet.ts';

/** What counts how much: found by trying many such lists over some thousand games, and keeping what scored best. */
const WEIGHTS = {
  /** For a hero who is likely to die; for a point of the building. */
  soul: 6.9,
  building: 1.6,
  /** For a coin, as long as there are rounds to spend it in. */
  coin: 0.36,
  spending: 5.5,
  /** While there are rounds left: for loot in reach and near, for tiles, and for ways on. */
  gemInReach: 1.9,
  potionInReach: 0.24,
  near: 0.24,
  tile: 0.15,
  wayOn: 0.29,
  /** What a point that a gate takes from a hero is worth in damage, and what a coin will be. */
  loss: 1.1,
  damageOfCoin: 0.25,
  /** How uncertain the damage is besides the checks. */
  doubt: 9.7,
} as const;

const ROUNDS = 20;
const COIN_OF_GEM = 4;
/** What an item costs, roughly: nobody can spend more in the rounds that are left. */
const USUAL_PRICE = 2.5;

/** What a sheet promises with so many rounds left, in about the points of its final score. `open` is how many ways lead on. */
export function prospectOf(sheet: Sheet, left: number, open: number, building = pointsOf(sheet)): number {
  const w = WEIGHTS;
  const rest = left / ROUNDS;
  const { gems, potions, near } = lootOf(sheet);
  const wealth = sheet.coin + COIN_OF_GEM * Math.min(gems, left);
  const souls = soulsOf(sheet, w.damageOfCoin * Math.min(wealth, left * USUAL_PRICE));
  const later =
    w.gemInReach * gems +
    w.potionInReach * potions +
    w.near * near +
    w.tile * sheet.drawn.length +
    w.wayOn * (open === 0 ? -1 : Math.min(2, open));
  return w.soul * souls + w.building * building + w.coin * wealth * Math.min(1, left / w.spending) + rest * later;
}

function lootOf(sheet: Sheet): { readonly gems: number; readonly potions: number; readonly near: number } {
  let [gems, potions, near] = [0, 0, 0];
  for (let square = 0; square < N_SQUARES; square++) {
    const loot = sheet.loot[square];
    if (loot === NO_LOOT) continue;
    const isGem = loot === GEM;
    if (!isInReach(sheet, square)) {
      let way = N_SQUARES;
      for (const tile of sheet.drawn) way = Math.min(way, distance(square, tile));
      near += (isGem ? 1 : 0.3) / way;
    } else if (isGem) gems++;
    else potions++;
  }
  return { gems, potions, near };
}

/** How many of all heroes are likely to die, if what is still to be built adds this much damage. */
function soulsOf(sheet: Sheet, more: number): number {
  PERILS.length = 0;
  for (const tile of sheet.drawn) {
    const peril = perilAt(sheet, tile);
    if (peril) PERILS.push(peril);
  }
  let deaths = 0;
  for (const hero of HERO_TYPES) {
    const stats = { str: hero.str + sheet.pips.str, int: hero.int + sheet.pips.int };
    let [damage, variance] = [more, WEIGHTS.doubt + more];
    for (const peril of PERILS) {
      const fails = chanceToFail(peril.check, statFor(peril, stats));
      damage += fails * (peril.damage + WEIGHTS.loss * (peril.loss.str + peril.loss.int));
      variance += fails * (1 - fails) * peril.damage * peril.damage;
    }
    // A ramp for the bell curve: half of those die who have just as much HP.
    const slope = 3.2 * Math.sqrt(variance);
    for (const hp of hero.hp) deaths += Math.max(0, Math.min(1, (damage - hp + 0.5) / slope + 0.5));
  }
  return (deaths * MOST_HEROES) / (HERO_TYPES.length * 6);
}

/** One list, filled and read again and again without allocation. */
const PERILS: Peril[] = [];
