import * as z from 'zod/mini';
import { STRIDE } from './decided.ts';
import type { Game, Told } from './game.ts';
import { sumOfRows } from './plain-row.ts';
import { MOST_STEPS } from './saved-answers.ts';

const sum = z.string().check(z.maxLength(16));

/** What a save keeps to tell whether the rules still play it so. */
export const sumsSchema = z.strictObject({
  /** Of the decisions, every 50 steps … */
  marks: z.array(z.string().check(z.maxLength(4))).check(z.maxLength(MOST_STEPS / STRIDE)),
  /** … and at the end. */
  decided: sum,
  /** Of what stood then. */
  standing: sum,
});
export type Sums = z.infer<typeof sumsSchema>;

export function sumsOf<W extends Told, O>({ rulebook, world, decided }: Game<W, O>): Sums {
  const { marks, sum } = decided;
  return { marks: [...marks], decided: sum, standing: sumOfRows(rulebook.standing(world)) };
}
