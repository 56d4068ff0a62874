import type { AnyGame } from '../words/any-game.ts';
import type { Kit } from './kit.ts';
import { pageGame } from './page-game.ts';

/** The sort of detail that is asked now; null for a decision. */
export function detailAsked(game: AnyGame, { view }: Kit): string | null {
  const onPage = pageGame(game);
  return (onPage && view?.detail(onPage)) ?? null;
}
