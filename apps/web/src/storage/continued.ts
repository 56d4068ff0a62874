import { checkSave, Problem, type Save, withAppended } from '@understory/table';
import type { KeptAnswers, KeptGame } from './kept-world.ts';

/**
 * A kept game with what was written behind it, as far as that is whole: answers that are damaged, that belong to another save or
 * before which some are missing are left out, and so is what came after them.
 */
export function continued(game: KeptGame, answers: readonly KeptAnswers[]): KeptGame {
  const behind = answers.filter(({ mark }) => mark === game.mark).sort((a, b) => a.nth - b.nth);
  if (behind.length === 0) return game;
  let save: Save;
  try {
    save = checkSave(game.save);
    for (const [i, it] of behind.entries()) {
      if (it.nth !== i + 1) break;
      save = withAppended(save, it.answers);
      game = { ...game, save };
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
  return game;
}
