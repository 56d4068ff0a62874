import { type FirstOptions, type FirstWorld, firstEdition } from '@understory/host/first';
import { Game, type Hands } from '@understory/table';

export type FirstGame = Game<FirstWorld, FirstOptions>;

export function begin(setUp: {
  readonly seed: string;
  readonly options: FirstOptions;
  readonly hands: Hands;
}): FirstGame {
  return new Game(firstEdition, setUp);
}
