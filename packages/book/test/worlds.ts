import { readWorldFile, worldFile } from '@understory/host/file';
import { firstEdition, firstOptions } from '@understory/host/first';
import { secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands } from '@understory/table';
import type { World } from '../src/world.ts';

/** A whole world of an edition, as its file has it. */
export function played(edition: '1' | '2', seed: string): World {
  const by = hands({ choices: 'random' });
  if (edition === '1') {
    const game = new Game(firstEdition, { seed, options: firstOptions(), hands: by });
    game.playTo(() => false);
    return readWorldFile(JSON.stringify(worldFile(game)));
  }
  const game = new Game(secondEdition, { seed, options: secondOptions(), hands: by });
  game.playTo(() => false);
  return readWorldFile(JSON.stringify(worldFile(game)));
}
