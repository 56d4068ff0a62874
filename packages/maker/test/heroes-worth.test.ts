import { FastDice, stream } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../src/grid.ts';
import { EagerPlayer } from '../src/master/eager-player.ts';
import { heroOdds } from '../src/master/hero-odds.ts';
import { heroesWorth } from '../src/master/heroes-worth.ts';
import { wayThrough } from '../src/master/way-through.ts';
import { finalScore } from '../src/score/final-score.ts';
import { exits, playOn } from '../src/step.ts';
import { copyOf, type World } from '../src/world.ts';
import { sheetOf, world } from './dungeon.ts';

/** A dungeon that is built, its exit drawn, before the first hero. */
function readied(built: readonly string[], spells: readonly string[] = []): World {
  const it = world({ entrance: '1,1 NS', built: [...built], spells: [...spells] });
  it.quick = new EagerPlayer(new FastDice(stream('exit')));
  exits(it).next();
  it.quick = null;
  it.phase = 'heroes';
  return it;
}

/** What heroes bring by the rules themselves: the mean of many playouts, and how far it may be off. */
function playedOut(from: World, many: number): { readonly mean: number; readonly error: number } {
  const dice = new FastDice(stream('heroes'));
  const building = finalScore(sheetOf(from));
  let [sum, squares] = [0, 0];
  for (let i = 0; i < many; i++) {
    const copy = copyOf(from);
    copy.quick = new EagerPlayer(dice);
    playOn(copy).next();
    const worth = finalScore(sheetOf(copy)) - building;
    sum += worth;
    squares += worth * worth;
  }
  const mean = sum / many;
  return { mean, error: Math.sqrt((squares / many - mean * mean) / many) };
}

/** Deadly enough that nobody would end the phase. Gates for both stats, a fork with a dead end, rooms in reach of two tiles. */
const DEADLY = [
  'iron gate 1,2 NES',
  'straight 2,2 EW',
  'golem 1,3 NS',
  'ward gate 1,4 NE',
  'giant bat 2,4 EW',
  'straight 3,4 EW',
  'flame jet 3,4',
  'flame jet 2,2',
  'skeleton 2,3',
  'skeleton 3,3',
  'slime 3,5',
  'ghost 2,5',
];

describe('what heroes are worth', () => {
  for (const spells of [[], ['Frenzy'], ['Firebolt', 'Mend']])
    it(`[DM-HER-01 + DM-CHK-07 + DM-BOT-05] is what playouts come to on average, with ${spells.join(', ') || 'no spell'}`, () => {
      const from = readied(DEADLY, spells);
      const dice = new FastDice(stream('ways'));
      const { mean, error } = playedOut(from, 800);
      const worth = heroesWorth(sheetOf(from), 0, () => dice.below(6) + 1, 100);
      expect(Math.abs(worth - mean)).toBeLessThan(4 * error);
    });

  it('[DM-HER-01] is never below nothing once one has come, for the phase may be ended', () => {
    const sheet = sheetOf(readied(['straight 1,2 NS']));
    const die = () => 1;
    expect(heroesWorth(sheet, 0, die)).toBeCloseTo(-2, 9);
    expect(heroesWorth(sheet, 1, die)).toBe(0);
  });

  it('[DM-HER-04] chances add up to 1', () => {
    const sheet = sheetOf(readied(DEADLY));
    for (const frenzy of [false, true]) {
      const { dead, frenzied, singed, escaped } = heroOdds(
        sheet,
        wayThrough(sheet, () => 1),
        frenzy,
      );
      expect(dead + frenzied + singed + escaped).toBeCloseTo(1, 9);
      expect(frenzied > 0).toBe(frenzy);
    }
  });
});

describe('the way through a dungeon', () => {
  const sheet = sheetOf(readied(['t 1,2 NES', 'straight 2,2 EW', 'straight 1,3 NS']));
  const through = (die: number) => wayThrough(sheet, () => die).map(keyOf);

  it('[DM-EX-12 + DM-WLK-03] goes back from a dead end without resolving anything twice', () => {
    expect(through(2)).toEqual(['1,1', '1,2', '2,2', '1,3']);
  });

  it('[DM-EX-12 + DM-WLK-04] is over at the exit tile', () => {
    expect(through(5)).toEqual(['1,1', '1,2', '1,3']);
  });
});
