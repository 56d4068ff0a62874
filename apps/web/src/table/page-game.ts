import type { View, World } from '@understory/host';
import type { Game } from '@understory/table';
import type { AnyGame } from '../words/any-game.ts';
import { useGame, useKit } from './table-store.ts';

/** A game whose world lies on a page: How to Host a Dungeon, in any edition. */
export type PageGame = Game<World, unknown>;

/** The game as one that lies on a page; null if it has none. */
export function pageGame(game: AnyGame | null): PageGame | null {
  return game && 'page' in game.world ? (game as PageGame) : null;
}

/** The game on the table, where it can only be one on a page. */
export function usePageGame(): PageGame {
  const game = pageGame(useGame());
  if (!game) throw new Error('The game on the table has no page.');
  return game;
}

/** What may be asked of its world. */
export function useView(): View {
  const { view } = useKit();
  if (!view) throw new Error('The game on the table has no page.');
  return view;
}
