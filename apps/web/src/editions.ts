import { type HostOptions, secondEdition, type World } from '@understory/host';
import { Game, type Hands, load, type Opened, Problem, type Rulebook, type Save } from '@understory/table';

export type HostGame = Game<World, HostOptions>;

/** The games that can be played. */
export const EDITIONS: readonly { readonly title: string; readonly rulebook: Rulebook<World, HostOptions> }[] = [
  { title: 'How to Host a Dungeon, second edition', rulebook: secondEdition },
];

export function begin(setUp: {
  readonly seed: string;
  readonly options: HostOptions;
  readonly hands: Hands;
}): HostGame {
  return new Game(secondEdition, setUp);
}

/** A save as a game. Throws a `Problem` of one sentence if it is of a game that this Understory does not play. */
export function open(save: Save): Opened<World, HostOptions> {
  const edition = EDITIONS.find(({ rulebook }) => rulebook.game === save.game && rulebook.edition === save.edition);
  if (!edition)
    throw new Problem(
      `This save is of the game “${save.game}”, edition “${save.edition}”, which this Understory does not play.`,
    );
  return load(save, edition.rulebook);
}
