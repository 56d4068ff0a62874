import type { MakerGame } from '@understory/maker';
import { useGame } from '../../table/table-store.ts';

export type { MakerGame };

export function useMakerGame(): MakerGame {
  const game = useGame();
  if (game.rulebook.game !== 'maker') throw new Error('The game on the table is not Dungeon Maker Deluxe.');
  return game as MakerGame;
}
