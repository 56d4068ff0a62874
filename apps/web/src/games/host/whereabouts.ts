import { outcomeText } from '@understory/host';
import type { PageGame } from '../../table/page-game.ts';
import { ageName, chapterTitle } from '../../words/time.ts';

/** How far a world has come, in a few words for the shelf. */
export function whereabouts(game: PageGame): string {
  const { age, turn, chapter } = game.world.journal;
  if (!game.ask) return outcomeText(game.world) ?? `${ageName(age)}, done`;
  const inAge = chapterTitle(age, turn, chapter);
  return inAge ? `${ageName(age)}: ${inAge}` : ageName(age);
}
