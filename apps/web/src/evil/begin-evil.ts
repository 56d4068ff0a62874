import { deadliestEvil } from '@understory/evil';
import { Game, hands } from '@understory/table';
import { go } from '../route.ts';
import { seedWords } from '../shelf/seed-words.ts';
import { layNew } from '../table/open-table.ts';
import { evilWays } from './evil-ways.ts';

/** A new game with fresh seed words, on the table at once. */
export function beginEvil(): void {
  const seed = seedWords();
  const options = deadliestEvil.options.parse({});
  const game = new Game(deadliestEvil, { seed, options, hands: hands({ choices: 'person' }) });
  go(`#/table/${layNew(game, evilWays, `Deadliest Evil: ${seed}`)}`);
}
