import * as z from 'zod/mini';
import { STRIDE } from './decided.ts';
import { firstFault } from './fault.ts';
import { handsSchema } from './hand.ts';
import { Problem } from './problem.ts';
import type { Save } from './save.ts';
import { answerSchema, MOST_STEPS, stepSchema } from './saved-answers.ts';
import { markSchema, sumSchema } from './sums.ts';

const appendedSchema = z.strictObject({
  from: stepSchema,
  steps: stepSchema,
  answers: z.array(answerSchema).check(z.maxLength(MOST_STEPS)),
  redo: z.array(answerSchema).check(z.maxLength(MOST_STEPS)),
  redoSteps: stepSchema,
  hands: handsSchema,
  decided: sumSchema,
  marks: z.array(markSchema).check(z.maxLength(MOST_STEPS / STRIDE)),
});

/** A save and what was written behind it, as one save. Throws a `Problem` of one sentence if the one does not follow the other. */
export function withAppended(save: Save, data: unknown): Save {
  const read = appendedSchema.safeParse(data);
  if (!read.success) throw new Problem(`What was kept last is damaged: ${firstFault(read.error)}.`);
  const { from, decided, marks, answers: fresh, ...rest } = read.data;
  if (save.version === 1 || from > save.steps)
    throw new Problem('What was kept last does not follow what was kept before.');
  return {
    ...save,
    ...rest,
    answers: [...save.answers.filter(({ at }) => at < from), ...fresh],
    sums: { decided, marks: [...save.sums.marks.slice(0, Math.floor(from / STRIDE)), ...marks], standing: null },
  };
}
