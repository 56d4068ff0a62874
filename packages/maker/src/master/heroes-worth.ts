import { MOST_HEROES } from '../hero/visit.ts';
import { CROSS_POINTS, SOUL_POINTS } from '../score/final-score.ts';
import { canCast, type Sheet } from '../sheet.ts';
import { type HeroOdds, heroOdds } from './hero-odds.ts';
import { wayThrough } from './way-through.ts';

/**
 * What the heroes who are still to come bring, on average, if spells are cast by DM-BOT-05 and the phase is ended once it pays no more
 * (DM-HER-01). `come` have come already; the first comes in any case. Where the dungeon forks, so many ways are thrown for.
 */
export function heroesWorth(sheet: Sheet, come: number, die: () => number, ways = 1): number {
  const through = Array.from({ length: ways }, () => wayThrough(sheet, die));
  const plain = mixed(through.map((it) => heroOdds(sheet, it, false)));
  const hasFrenzy = canCast(sheet, 'Frenzy');
  const frenzied = hasFrenzy ? mixed(through.map((it) => heroOdds(sheet, it, true))) : plain;
  let worths = new Float64Array(ALL + 1);
  for (let hero = MOST_HEROES - 1; hero >= come; hero--) {
    const then = worths;
    worths = new Float64Array(ALL + 1);
    for (let left = 0; left <= ALL; left++) {
      const worth = worthOfOne(left, (left & FRENZY) === 0 ? plain : frenzied, then);
      worths[left] = hero === 0 ? worth : Math.max(0, worth);
    }
  }
  const left =
    (canCast(sheet, 'Firebolt') ? FIREBOLT : 0) | (hasFrenzy ? FRENZY : 0) | (canCast(sheet, 'Mend') ? MEND : 0);
  return worths[left] as number;
}

/** The spells that DM-BOT-05 casts, a bit each while it is left. */
const FIREBOLT = 1;
const FRENZY = 2;
const MEND = 4;
const ALL = FIREBOLT | FRENZY | MEND;

/** What a hero and all after them bring with these spells left; `then` is what the later ones bring with each set of spells. */
function worthOfOne(left: number, odds: HeroOdds, then: Float64Array): number {
  const after = (spent: number) => then[left & ~spent] as number;
  const away = left & MEND ? after(MEND) : CROSS_POINTS + after(0);
  return (
    odds.dead * (SOUL_POINTS + after(0)) +
    odds.frenzied * (SOUL_POINTS + after(FRENZY)) +
    odds.singed * (left & FIREBOLT ? SOUL_POINTS + after(FIREBOLT) : away) +
    odds.escaped * away
  );
}

/** Each hero throws for the way anew. */
function mixed(odds: readonly HeroOdds[]): HeroOdds {
  const all = { dead: 0, frenzied: 0, singed: 0, escaped: 0 };
  for (const it of odds) {
    all.dead += it.dead / odds.length;
    all.frenzied += it.frenzied / odds.length;
    all.singed += it.singed / odds.length;
    all.escaped += it.escaped / odds.length;
  }
  return all;
}
