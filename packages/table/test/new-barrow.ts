import { Game, type Hands, hands } from '../src/index.ts';
import { type Barrow, type BarrowOptions, barrow } from './barrow.ts';

export const newBarrow = (): Barrow => barrow.begin({ years: 3 }, 'test');

/** A game of Barrow whose choices are the person's, played to the first of them (seed 4 finds a cave early). */
export function barrowGame(seed = '4', some: Partial<Hands> = { choices: 'person' }): Game<Barrow, BarrowOptions> {
  return new Game(barrow, { seed, options: { years: 12 }, hands: hands(some) });
}

/** Play on by whoever is in charge, until the person is asked or the game is over. */
export function playOn<W extends Barrow>(game: Game<W, BarrowOptions>): void {
  game.playTo(() => false);
}

/** Everything told, as text: two games are the same when this is. */
export const tale = (game: Game<Barrow, BarrowOptions>): string => JSON.stringify(game.world.journal.entries);
