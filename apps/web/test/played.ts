import { type SecondWorld, secondEdition, secondOptions } from '@understory/host/second';
import { Game, type Hands, hands } from '@understory/table';
import type { HostGame } from '../src/games/host/second/begin.ts';

/** A small world, played by fate to where something holds. */
export function playedTo(seed: string, until: (world: SecondWorld) => boolean, some: Partial<Hands> = {}): HostGame {
  const game: HostGame = new Game(secondEdition, {
    seed,
    options: secondOptions({ width: 20, height: 14 }),
    hands: hands({ choices: 'story', ...some }),
  });
  game.playTo(({ world }) => until(world), 'story');
  return game;
}
