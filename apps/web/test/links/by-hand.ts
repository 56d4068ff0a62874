import { secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands, type Stream, save, stream } from '@understory/table';
import { unpack } from '@understory/table/packed';
import type { HostGame } from '../../src/games/host/second/begin.ts';
import { gameIn } from '../../src/parts/export/link.ts';

export function hostGame(seed: string, some: Parameters<typeof hands>[0]): HostGame {
  return new Game(secondEdition, { seed, options: secondOptions(), hands: hands(some) });
}

/** As a person might play: this and that option, spots where they click, names of their own, their own dice now and then. */
export function playedByPerson(seed: string, until: (game: HostGame) => boolean = () => false): HostGame {
  const game = hostGame(seed, { choices: 'person', drops: 'person' });
  const mood = stream(seed, 'a person');
  while (game.ask && !until(game)) personAnswers(game, mood);
  return game;
}

function personAnswers(game: HostGame, mood: Stream): void {
  const { ask } = game;
  if (ask?.ask === 'choose' && ask.by !== 'chance') game.answer(mood.pick(ask.options).key);
  else if (ask?.ask === 'name') game.answer(`${mood.pick(ask.ideas)} no. ${mood.int(1, 9)}`);
  else if (ask?.ask === 'spot') {
    const { x, y } = ask.where.any(mood);
    const clicked = { x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 };
    game.answer(ask.where.has(clicked) ? clicked : { x, y });
  } else if (ask?.ask === 'roll' && mood.int(1, 20) === 1 && ask.dice === '1d6') game.answer([mood.int(1, 6)]);
  else game.letAnswer(game.hand === 'person' ? 'story' : game.hand);
}

/** The game in a link; where it parted, if it did. */
export function opened(letters: string) {
  const found = gameIn(letters);
  if (!('packed' in found)) throw new Error('an old link');
  return unpack(found.packed, secondEdition);
}

export const textOf = (game: HostGame): string => JSON.stringify(save(game));
