import { type Answer, Impossible } from '@understory/table';
import { finalScore } from '../score/final-score.ts';
import type { Sheet } from '../sheet.ts';
import { playOn, step } from '../step.ts';
import { copyOf, type Quick, type World } from '../world.ts';

/** A moment of a game: the world as its step began, and what has been answered in the step since. */
export interface Position {
  readonly began: World;
  readonly given: readonly Answer[];
  /** Whose choice it is, by seat. */
  readonly seat: number;
}

/**
 * Play a game on from a position to its end, by the same rules: the step again up to the choice, then this answer, then whatever
 * `quick` does. After the step only the sheet of who was asked is played on. Returns that sheet.
 */
export function playout(position: Position, answer: Answer, quick: Quick): Sheet {
  const world = steppedOn(position, answer, quick);
  playOn(world).next();
  return world.sheets[0] as Sheet;
}

/** The world after the step of a position, with the sheet of who was asked alone. */
export function steppedOn({ began, given, seat }: Position, answer: Answer, quick: Quick): World {
  const world = copyOf(began);
  const rule = step(world);
  rule.next();
  for (const it of given) rule.next(it);
  world.quick = quick;
  if (!rule.next(answer).done) throw new Impossible('a playout was asked something');
  const sheet = world.sheets[seat];
  if (!sheet) throw new Impossible(`nobody sits at seat ${seat}`);
  world.sheets = [sheet];
  return world;
}

export function scoreOf(position: Position, answer: Answer, quick: Quick): number {
  return finalScore(playout(position, answer, quick));
}
