import { usePageGame } from '../../../table/page-game.ts';
import type { CardMoment as AnyMoment } from '../people-sheet.ts';
import type { PlaytestGame } from './begin.ts';

/** The game on the table, where it can only be one of these rules. */
export function usePlaytestGame(): PlaytestGame {
  return usePageGame() as PlaytestGame;
}

/** The game, and the tick that is looked at; null = now. */
export type CardMoment = AnyMoment<PlaytestGame>;
