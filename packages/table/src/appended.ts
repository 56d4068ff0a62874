import { STRIDE } from './decided.ts';
import type { Game, Told } from './game.ts';
import type { Hands } from './hand.ts';
import { answers, type SavedAnswer } from './saved-answers.ts';

/**
 * What a game has beyond a step: it is written behind a save while the game is played, and is as long as what is new, not as the
 * history. It says neither what stands nor what it looks like; the next whole save does.
 */
export interface Appended {
  /** How many steps of what was kept before still hold. */
  readonly from: number;
  readonly steps: number;
  readonly answers: readonly SavedAnswer[];
  readonly redo: readonly SavedAnswer[];
  readonly redoSteps: number;
  readonly hands: Hands;
  /** The running sum of what was decided, and its marks from the one before `from` on. */
  readonly decided: string;
  readonly marks: readonly string[];
}

export function appendedTo<W extends Told, O>(game: Game<W, O>, from: number): Appended {
  const { trail, hands, decided } = game;
  const future = [...game.future].reverse();
  return {
    from,
    steps: trail.length,
    answers: answers(trail.slice(from), from),
    redo: answers(future, trail.length),
    redoSteps: future.length,
    hands,
    decided: decided.sum,
    marks: decided.marks.slice(Math.floor(from / STRIDE)),
  };
}
