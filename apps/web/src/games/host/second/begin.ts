import { type SecondOptions, type SecondWorld, secondEdition } from '@understory/host/second';
import { Game, type Hands } from '@understory/table';

export type HostGame = Game<SecondWorld, SecondOptions>;

export function begin(setUp: {
  readonly seed: string;
  readonly options: SecondOptions;
  readonly hands: Hands;
}): HostGame {
  return new Game(secondEdition, setUp);
}
