import { type FirstOptions, type FirstWorld, firstEdition, firstOptions } from '@understory/host/first';
import { Game } from '@understory/table';
import { learnFirstEdition } from '../src/first/index.ts';
import { drawMap } from '../src/index.ts';
import type { MapOptions } from '../src/layers/easel.ts';

learnFirstEdition();

/** A world of the first edition, drawn by its book and called by its telling. */
export const drawFirst = (world: FirstWorld, options: Omit<MapOptions, 'edition' | 'called'> = {}) =>
  drawMap(world.page, { edition: '1', called: (what) => firstEdition.telling.called(world, what), ...options });

/** A game with one people in it, until the Great Disaster has passed. */
export const firstWorld = (seed: string, people: string, options: Partial<FirstOptions> = {}): FirstWorld =>
  played(seed, options, { 'H1-CIV-01': people }, ({ at }) => at.age === 'monsters');

/** A whole game, with one people and one villain in it. */
export const endedFirstWorld = (seed: string, people: string, villain: string): FirstWorld =>
  played(seed, {}, { 'H1-CIV-01': people, 'H1-VIL-02': villain }, () => false);

function played(
  seed: string,
  options: Partial<FirstOptions>,
  script: Readonly<Record<string, string>>,
  isEnough: (world: FirstWorld) => boolean,
): FirstWorld {
  const game = new Game(firstEdition, { seed, options: firstOptions({ world: 'usual', ...options }) });
  while (game.ask && !isEnough(game.world)) {
    const answer = script[game.ask.clause];
    if (answer !== undefined) game.answer(answer, { hand: 'script' });
    else game.letAnswer();
  }
  return game.world;
}
