import { PAGE_SIZES } from '@understory/host';
import { type SecondOptions, type SecondWorld, secondEdition, secondOptions } from '@understory/host/second';
import { type Autopilot, Game, hands } from '@understory/table';

export type SecondGame = Game<SecondWorld, SecondOptions>;

export const STANDARD = secondOptions({ ...PAGE_SIZES.standard });
export const POSTER = secondOptions({ ...PAGE_SIZES.poster });

/** A second-edition game that nobody has played yet; with `bookmarks: 0` one that can't be taken up anywhere. */
export function begun(
  seed: string,
  options = STANDARD,
  choices: Autopilot = 'story',
  keep?: { bookmarks: number },
): SecondGame {
  return new Game(secondEdition, { seed, options, hands: hands({ choices }), ...keep });
}

/** A whole history, from the blank page to the outcome. */
export function played(...how: Parameters<typeof begun>): SecondGame {
  const game = begun(...how);
  game.playTo(() => false);
  return game;
}

/** The same played again from its answers, with no bookmark to help. */
export function playedAgain({ seed, options, trail }: SecondGame): SecondGame {
  const again = begun(seed, options, 'story', { bookmarks: 0 });
  again.replay(trail);
  return again;
}
