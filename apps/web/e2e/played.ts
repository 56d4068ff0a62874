import { PAGE_SIZES } from '@understory/host';
import { secondEdition, secondOptions } from '@understory/host/second';
import { Game, hands } from '@understory/table';

type Played = ReturnType<typeof begun>;

/** How far fate plays a world: to the first moment of which this is true, or to its end. */
export type Until = (game: Played) => boolean;

/**
 * A small world that fate has played as far as that, here and not in the browser: most of such a test would be playing. What is
 * looked at there begins with opening it.
 */
export function playedTo(seed: string, until: Until): Played {
  const game = begun(seed);
  game.playTo(until);
  return game;
}

function begun(seed: string) {
  return new Game(secondEdition, {
    seed,
    options: secondOptions(PAGE_SIZES.notebook),
    hands: hands({ choices: 'story' }),
  });
}

/** The people’s second turn. */
export const peopleAtWork: Until = ({ world: { journal } }) => journal.age === 'civilization' && journal.turn > 1;
