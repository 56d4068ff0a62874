import type { EvilOptions, World } from '@understory/evil';
import type { Game } from '@understory/table';
import { useGame } from '../../table/table-store.ts';

export type EvilGame = Game<World, EvilOptions>;

export function useEvilGame(): EvilGame {
  const game = useGame();
  if (game.rulebook.game !== 'evil') throw new Error('The game on the table is not Deadliest Evil.');
  return game as EvilGame;
}
