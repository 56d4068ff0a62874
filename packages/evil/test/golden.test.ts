import { digest, Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { deadliestEvil } from '../src/index.ts';

/** Whole games of fixed seeds: a change of how the game plays is seen here, and must be meant (then `version` goes up). */
const GOLDEN = {
  'tactical 1': 'defeat in 12, ea4644205ceb2e1c',
  'tactical 2': 'defeat in 16, 7f204c5545b07017',
  'tactical 3': 'defeat in 12, 9817987b92b7dec0',
  'tactical 4': 'defeat in 8, dac6bd21fee32b37',
  'tactical 5': 'defeat in 13, d796d776c81ac167',
  'tactical 6': 'defeat in 16, fb0b90248ab21818',
  'random 1': 'defeat in 9, 657a45ccdb994c7a',
  'random 2': 'defeat in 15, 372e7413b0fadbe2',
  'random 3': 'defeat in 11, 4f3dffdb6996f8ea',
  'random 4': 'defeat in 7, d34e64911e26f628',
  'random 5': 'defeat in 11, 8cfcf6bb43b5a85c',
  'random 6': 'defeat in 13, 5f181f64057c375b',
} as const;

describe('golden games', () => {
  it.each(Object.entries(GOLDEN))('%s', (name, golden) => {
    const [choices, seed] = name.split(' ') as ['tactical' | 'random', string];
    const game = new Game(deadliestEvil, { seed, options: { nerve: 4 }, hands: hands({ choices }) });
    game.playTo(() => false);
    const { result, round, journal } = game.world;
    const played = journal.entries.map(({ kind, clause, turn, step }) => [kind, clause, turn, step]);
    expect(`${result} in ${round}, ${digest(JSON.stringify(played))}`).toBe(golden);
  });
});
