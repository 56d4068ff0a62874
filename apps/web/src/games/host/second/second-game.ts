import { usePageGame } from '../../../table/page-game.ts';
import type { CardMoment as AnyMoment } from '../people-sheet.ts';
import type { HostGame } from './begin.ts';

/** The game on the table, where it can only be one of this edition. */
export function useSecondGame(): HostGame {
  return usePageGame() as HostGame;
}

/** The game, and the tick that is looked at; null = now. */
export type CardMoment = AnyMoment<HostGame>;
