import { type HostOptions, secondEdition, type World } from '@understory/host';
import { Game, type Hands } from '@understory/table';

export type HostGame = Game<World, HostOptions>;

export function begin(setUp: {
  readonly seed: string;
  readonly options: HostOptions;
  readonly hands: Hands;
}): HostGame {
  return new Game(secondEdition, setUp);
}
