import { outcomeText } from '@understory/host';
import type { PageGame } from '../../table/page-game.ts';
import { ageName, chapterTitle } from '../../words/time.ts';

/** How far a world has come, in a few words for the shelf. */
export function whereabouts(game: PageGame): string {
  const { journal } = game.world;
  const age = ageName(journal.age);
  if (!game.ask) return outcomeText(game.world) ?? `${age}, done`;
  const inAge = chapterTitle(game, journal);
  return inAge ? `${age}: ${inAge}` : age;
}
