import { type PlaytestOptions, type PlaytestWorld, playtestEdition } from '@understory/host/playtest';
import { Game, type Hands } from '@understory/table';

export type PlaytestGame = Game<PlaytestWorld, PlaytestOptions>;

export function begin(setUp: {
  readonly seed: string;
  readonly options: PlaytestOptions;
  readonly hands: Hands;
}): PlaytestGame {
  return new Game(playtestEdition, setUp);
}
