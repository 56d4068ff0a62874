import * as z from 'zod/mini';
import { STRIDE } from './decided.ts';
import type { Game, Told } from './game.ts';
import { sumOfRows } from './plain-row.ts';
import { MOST_STEPS } from './saved-answers.ts';

export const sumSchema = z.string().check(z.maxLength(16));
export const markSchema = z.string().check(z.maxLength(4));

/** What a save keeps to tell whether the rules still play it so. */
export const sumsSchema = z.strictObject({
  /** Of the decisions, every 50 steps … */
  marks: z.array(markSchema).check(z.maxLength(MOST_STEPS / STRIDE)),
  /** … and at the end. */
  decided: sumSchema,
  /** Of what stood then; null where it was not summed up. */
  standing: z.nullable(sumSchema),
});
export type Sums = z.infer<typeof sumsSchema>;

/** All of them. */
export type WholeSums = Sums & { readonly standing: string };

export function sumsOf<W extends Told, O>({ rulebook, world, decided }: Game<W, O>): WholeSums {
  const { marks, sum } = decided;
  return { marks: [...marks], decided: sum, standing: sumOfRows(rulebook.standing(world)) };
}
