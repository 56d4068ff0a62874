import { type FirstOptions, type FirstWorld, firstEdition, firstOptions } from '@understory/host/first';
import { Game } from '@understory/table';
import { learnFirstEdition } from '../src/first/index.ts';
import { drawMap } from '../src/index.ts';
import type { MapOptions } from '../src/layers/easel.ts';

learnFirstEdition();

/** A world of the first edition, drawn by its book and called by its telling. */
export const drawFirst = (world: FirstWorld, options: Omit<MapOptions, 'edition' | 'called'> = {}) =>
  drawMap(world.page, { edition: '1', called: (what) => firstEdition.telling.called(world, what), ...options });

/** A game with one people in it, to the end of its age. */
export function firstWorld(seed: string, people: string, options: Partial<FirstOptions> = {}): FirstWorld {
  const game = new Game(firstEdition, { seed, options: firstOptions({ world: 'usual', ...options }) });
  while (game.ask) {
    if (game.ask.clause === 'H1-CIV-01') game.answer(people, { hand: 'script' });
    else game.letAnswer();
  }
  return game.world;
}
