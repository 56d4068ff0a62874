import * as z from 'zod';
import { AUTOPILOTS } from '../hand.ts';
import type { Die } from './script.ts';

const text = z.string().min(1).max(400);

/** `4`, or `d8: 4` to say which die it is. */
const die = z.union([
  z.int().transform((face): Die[] => [face]),
  z
    .record(z.string().regex(/^\d{0,2}d\d{1,4}$/, 'write d8: 4'), z.union([z.int(), z.array(z.int())]))
    .transform((thrown): Die[] =>
      Object.entries(thrown).flatMap(([dice, faces]) =>
        [faces].flat().map((face) => ({ sides: Number(dice.split('d')[1]), face })),
      ),
    ),
]);

const spot = z.union([
  z.literal('any').transform(() => null),
  z.tuple([z.number(), z.number()]).transform(([x, y]) => ({ x, y })),
]);

const word = z.union([z.string(), z.number().transform(String)]);

/** A list in the order asked; or by clause, each with one answer or a list of them. */
function written<T>(answer: z.ZodType<T>) {
  const several = z.union([answer.transform((it): T[] => [it]), z.array(answer)]);
  return z.union([z.array(answer), z.record(z.string(), several)]);
}

/** What one expectation says: the thing asked about, and what is said of it. */
const expectation = z.record(z.string(), z.unknown());

const pattern = z.record(z.string(), z.unknown());

/** One scenario, as docs/scenarios.md describes it. What `given` and `options` may hold is the game's to say. */
export const scenarioSchema = z.strictObject({
  scenario: text,
  clauses: z
    .array(z.string().regex(/^[A-Z][A-Z0-9]*-[A-Z]+-[\w.–-]+$/, 'is no clause; write H2-FEA-01'))
    .max(100)
    .default([]),
  game: text,
  seed: word.default('scenario'),
  options: z.unknown().optional(),
  given: z.unknown().optional(),
  dice: z.union([z.literal('any').transform(() => null), z.array(die).transform((all) => all.flat())]).default([]),
  choose: written(word).optional(),
  spots: written(spot).optional(),
  names: written(word).optional(),
  /** Whose way of thinking is usual, where the autopilots differ. */
  autopilot: z.enum(AUTOPILOTS).optional(),
  run: text.default('nothing'),
  until: z.union([z.strictObject({ asked: pattern }), z.strictObject({ journal: pattern })]).optional(),
  expect: z.array(expectation).min(1),
});
export type Scenario = z.infer<typeof scenarioSchema>;
