import type { Square } from '../grid.ts';
import { BOLT } from '../hero/casting.ts';
import { type Peril, perilAt, statFor } from '../hero/dangers.ts';
import { chanceToFail } from '../hero/odds.ts';
import { HERO_TYPES, type HeroType } from '../heroes.ts';
import type { Sheet } from '../sheet.ts';

/** What becomes of a hero who is still to be rolled: chances that add up to 1. */
export interface HeroOdds {
  dead: number;
  /** Dead of a doubled damage (Frenzy), which the plain one would not have done. */
  frenzied: number;
  /** At the stairs with so little HP that a Firebolt kills. */
  singed: number;
  escaped: number;
}

/**
 * What becomes of the next hero on this way, over all heroes and all throws; exactly, since playouts of heroes are the noisiest part of a game.
 * With `frenzy` the spell is cast as DM-BOT-05 says: when the doubled damage kills and the plain one does not.
 */
export function heroOdds(sheet: Sheet, way: readonly Square[], frenzy: boolean): HeroOdds {
  const perils: Peril[] = [];
  for (const tile of way) {
    const peril = perilAt(sheet, tile);
    if (peril) perils.push(peril);
  }
  const odds: HeroOdds = { dead: 0, frenzied: 0, singed: 0, escaped: 0 };
  for (const type of HERO_TYPES) new Crowd(type, sheet, perils).walk(perils, frenzy, odds);
  return odds;
}

/** The most HP of any hero (DM-HER-T1), and one more for none at all. */
const HPS = 23;

/** All heroes of a type on their way: how many have lost so much Str and Int at gates, and have so much HP left. */
class Crowd {
  readonly #type: HeroType;
  readonly #sheet: Sheet;
  /** The most Str and Int that can be lost on the way, and that has been so far. */
  readonly #most: { str: number; int: number } = { str: 0, int: 0 };
  readonly #lost: { str: number; int: number } = { str: 0, int: 0 };
  readonly #many: Float64Array;

  constructor(type: HeroType, sheet: Sheet, perils: readonly Peril[]) {
    this.#type = type;
    this.#sheet = sheet;
    for (const { loss } of perils) {
      this.#most.str += loss.str;
      this.#most.int += loss.int;
    }
    this.#many = new Float64Array((this.#most.str + 1) * (this.#most.int + 1) * HPS);
    const share = 1 / (HERO_TYPES.length * type.hp.length);
    for (const hp of type.hp) this.#many[hp] = (this.#many[hp] as number) + share;
  }

  walk(perils: readonly Peril[], frenzy: boolean, odds: HeroOdds): void {
    for (const peril of perils) this.#resolve(peril, frenzy, odds);
    for (let i = 0; i < this.#many.length; i++) {
      if (i % HPS <= BOLT) odds.singed += this.#many[i] as number;
      else odds.escaped += this.#many[i] as number;
    }
  }

  /** DM-CHK-04 to DM-CHK-08. Who has lost most goes first, so that nobody who fails is met again among the weaker ones. */
  #resolve(peril: Peril, frenzy: boolean, odds: HeroOdds): void {
    const { loss } = peril;
    for (let str = this.#lost.str; str >= 0; str--)
      for (let int = this.#lost.int; int >= 0; int--) this.#check(peril, str, int, frenzy, odds);
    this.#lost.str += loss.str;
    this.#lost.int += loss.int;
  }

  /** Those who have lost so much Str and Int. */
  #check(peril: Peril, str: number, int: number, frenzy: boolean, odds: HeroOdds): void {
    const { damage, loss } = peril;
    const { pips } = this.#sheet;
    const stats = {
      str: Math.max(0, this.#type.str + pips.str - str),
      int: Math.max(0, this.#type.int + pips.int - int),
    };
    const fails = chanceToFail(peril.check, statFor(peril, stats));
    if (fails === 0) return;
    const many = this.#many;
    const at = (str * (this.#most.int + 1) + int) * HPS;
    const weaker = ((str + loss.str) * (this.#most.int + 1) + int + loss.int) * HPS;
    for (let hp = 1; hp < HPS; hp++) {
      const failing = fails * (many[at + hp] as number);
      if (failing === 0) continue;
      many[at + hp] = (many[at + hp] as number) - failing;
      if (damage >= hp) odds.dead += failing;
      else if (frenzy && 2 * damage >= hp) odds.frenzied += failing;
      else many[weaker + hp - damage] = (many[weaker + hp - damage] as number) + failing;
    }
  }
}
