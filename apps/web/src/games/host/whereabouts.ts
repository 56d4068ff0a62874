import type { View } from '@understory/host';
import type { PageGame } from '../../table/page-game.ts';
import { chapterTitle } from '../../words/time.ts';

/** How far a world has come, in a few words for the shelf. */
export function whereabouts(view: View, game: PageGame): string {
  const { journal } = game.world;
  const age = game.rulebook.time.age(journal.age);
  if (!game.ask) return view.outcome(game.world) ?? `${age}, done`;
  const inAge = chapterTitle(game, journal);
  return inAge ? `${age}: ${inAge}` : age;
}
