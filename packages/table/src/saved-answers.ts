import * as z from 'zod/mini';
import { ALL_AUTOPILOTS, LONGEST_NAME } from './hand.ts';
import { Problem } from './problem.ts';
import type { Given } from './told.ts';

export const MOST_STEPS = 100_000;

export const stepSchema = z.int().check(z.gte(0), z.lte(MOST_STEPS));
const at = stepSchema;
const by = z.enum(['person', 'script', 'chance', ...ALL_AUTOPILOTS]);
const faces = z.array(z.int().check(z.gte(1), z.lte(99_999))).check(z.minLength(1), z.maxLength(100));
const coordinate = z.number().check(z.gte(-1000), z.lte(1000));

/** One answer, at the step it was given. Throws by the game are not kept: the seed has them. */
export const answerSchema = z.union([
  z.strictObject({ at, by, choose: z.string().check(z.maxLength(80)) }),
  z.strictObject({ at, by, spot: z.tuple([coordinate, coordinate]) }),
  z.strictObject({ at, by, name: z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)) }),
  z.strictObject({ at, by, dice: faces, how: z.enum(['typed', 'set']) }),
  z.strictObject({ at, by, again: z.int().check(z.gte(1), z.lte(1000)) }),
]);
export type SavedAnswer = z.infer<typeof answerSchema>;

/** The answers of a trail that chance did not give. */
export function answers(trail: readonly Given[], from: number): SavedAnswer[] {
  return trail.flatMap((given, i): SavedAnswer[] => {
    const where = { at: from + i, by: given.hand };
    const { answer } = given;
    if (given.how === 'thrown again') return [{ ...where, again: given.again ?? 1 }];
    if (given.hand === 'chance') return [];
    if (Array.isArray(answer)) return [{ ...where, dice: [...answer], how: given.how === 'set' ? 'set' : 'typed' }];
    if (typeof answer === 'string')
      return [given.to === 'name' ? { ...where, name: answer } : { ...where, choose: answer }];
    const { x, y } = answer as { x: number; y: number };
    return [{ ...where, spot: [x, y] }];
  });
}

/** The trail again, with null for each throw by the game. */
export function trailOf(given: readonly SavedAnswer[], from: number, steps: number): (Given | null)[] {
  const trail: (Given | null)[] = Array.from({ length: steps }, () => null);
  for (const it of given) {
    if (it.at - from >= steps || it.at < from)
      throw new Problem(`This save is damaged: an answer at ${it.at} of ${steps} steps.`);
    if (trail[it.at - from]) throw new Problem(`This save is damaged: two answers at ${it.at}.`);
    trail[it.at - from] = unsaved(it);
  }
  return trail;
}

function unsaved(it: SavedAnswer): Given {
  if ('again' in it) return { hand: it.by, answer: [], how: 'thrown again', again: it.again };
  if ('dice' in it) return { hand: it.by, answer: it.dice, how: it.how };
  if ('spot' in it) return { hand: it.by, answer: { x: it.spot[0], y: it.spot[1] } };
  return { hand: it.by, answer: 'name' in it ? it.name : it.choose };
}
