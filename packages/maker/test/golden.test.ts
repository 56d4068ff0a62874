import { type Autopilot, Game, hands } from '@understory/table';
import { describe, it } from 'vitest';
import { expectGolden, inFull, inShort } from '../../../tools/golden.ts';
import { deluxe, makerOptions } from '../src/index.ts';

function played(choices: Autopilot, seed: string, ...players: string[]) {
  const game = new Game(deluxe, { seed, options: makerOptions({ players }), hands: hands({ choices }) });
  game.playTo(() => false);
  return game.world;
}

describe('golden games come out as they always did', () => {
  it.each([
    ['alone', ['Ann']],
    ['together', ['Ann', 'Ben']],
  ])('in full: %s', (name, players) => {
    const { journal } = played('tactical', name, ...players);
    expectGolden(new URL(`./golden/${name}.txt`, import.meta.url), inFull(journal.entries));
  });

  it('in short: by any hand, alone and with others', () => {
    const lines = (['tactical', 'story', 'random'] as const).flatMap((hand) =>
      Array.from({ length: 8 }, (_, i) => {
        const players = ['Ann', 'Ben', 'Cid'].slice(0, 1 + (i % 3));
        return [
          `${hand} ${i}, ${players.join(', ')}`,
          `  ${inShort(played(hand, String(i), ...players).journal.entries)}`,
        ];
      }),
    );
    expectGolden(new URL('./golden/in-short.txt', import.meta.url), lines.flat());
  });
});
