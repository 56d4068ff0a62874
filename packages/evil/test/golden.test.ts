import { digest, Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { deadliestEvil } from '../src/index.ts';

/** Whole games of fixed seeds: a change of how the game plays is seen here, and must be meant (then `version` goes up). */
const GOLDEN = {
  'tactical 1': 'defeat in 12, ea4644205ceb2e1c',
  'tactical 2': 'defeat in 16, 7f204c5545b07017',
  'tactical 8': 'minor in 19, f172a155937b3dae',
  'tactical 11': 'minor in 22, 46a94f1152b7db83',
  'tactical 14': 'minor in 21, f7112223e32bc8b6',
  'tactical 23': 'ultimate in 19, c78fa8842235dae3',
  'tactical 26': 'ultimate in 17, 387ec2e9b41ee5de',
  'random 1': 'defeat in 9, 657a45ccdb994c7a',
  'random 2': 'defeat in 15, 372e7413b0fadbe2',
  'random 3': 'defeat in 11, 4f3dffdb6996f8ea',
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
