import { type Autopilot, Game, hands } from '@understory/table';
import { describe, it } from 'vitest';
import { expectGolden, inFull, inShort } from '../../../tools/golden.ts';
import { deadliestEvil } from '../src/index.ts';

function played(choices: Autopilot, seed: string) {
  const game = new Game(deadliestEvil, { seed, options: { nerve: 4 }, hands: hands({ choices }) });
  game.playTo(() => false);
  return game.world;
}

describe('golden games come out as they always did', () => {
  it.each([
    ['defeat', '1'],
    ['minor', '14'],
    ['ultimate', '26'],
  ])('in full: %s', (name, seed) => {
    expectGolden(new URL(`./golden/${name}.txt`, import.meta.url), inFull(played('tactical', seed).journal.entries));
  });

  it('in short: by any hand', () => {
    const lines = (['tactical', 'story', 'random'] as const).flatMap((hand) =>
      Array.from({ length: 8 }, (_, i) => {
        const { result, round, journal } = played(hand, String(i + 1));
        return [`${hand} ${i + 1}: ${result} in ${round}`, `  ${inShort(journal.entries)}`];
      }),
    );
    expectGolden(new URL('./golden/in-short.txt', import.meta.url), lines.flat());
  });
});
