import * as z from 'zod/mini';
import { firstFault } from './fault.ts';
import type { Game, Told } from './game.ts';
import { handsSchema } from './hand.ts';
import { checkDepth, readJson } from './outside.ts';
import { Problem } from './problem.ts';
import { answerSchema, answers, MOST_STEPS, stepSchema } from './saved-answers.ts';
import { sumsOf, sumsSchema } from './sums.ts';

const SAVE_VERSION = 2;
export const LARGEST_SAVE = 16 * 1024 * 1024;
/** The most letters that an app may keep beside a game. */
export const LARGEST_BESIDE = 2 * 1024 * 1024;

const FIELDS = {
  format: z.literal('understory/save'),
  game: z.string().check(z.maxLength(40)),
  edition: z.string().check(z.maxLength(40)),
  /** The version of the rules it was played by. */
  rules: z.int().check(z.gte(1)),
  seed: z.string().check(z.maxLength(200)),
  options: z.unknown(),
  hands: handsSchema,
  /** How many asks had been answered, throws by the game included. */
  steps: stepSchema,
  answers: z.array(answerSchema).check(z.maxLength(MOST_STEPS)),
  /** What had been taken back and may be done again: the steps after `steps`. */
  redo: z.array(answerSchema).check(z.maxLength(MOST_STEPS)),
  redoSteps: stepSchema,
  /** The world as it stood, to look at if the rules no longer play it so. */
  picture: z.unknown(),
  /** What an app keeps beside the game, such as drawings on its map: no rule reads it, and only the app knows what it is. */
  beside: z.optional(
    z.unknown().check(
      z.refine((it) => it === undefined || JSON.stringify(it).length <= LARGEST_BESIDE, {
        error: `at most ${LARGEST_BESIDE} letters may lie beside a game`,
      }),
    ),
  ),
};

/** Up to 0.4.0. Its check sum was of the journal's sentences, and those have been reworded since. */
const firstSchema = z.strictObject({ ...FIELDS, version: z.literal(1), digest: z.string().check(z.maxLength(40)) });
const secondSchema = z.strictObject({ ...FIELDS, version: z.literal(SAVE_VERSION), sums: sumsSchema });
const saveSchema = z.discriminatedUnion('version', [firstSchema, secondSchema]);
/** A save of any format that is still read. */
export type Save = z.infer<typeof saveSchema>;

/** `beside` is what the app keeps with it: unread here, and handed back when the save is opened. */
export function save<W extends Told, O>(game: Game<W, O>, beside?: unknown): z.infer<typeof secondSchema> {
  const { rulebook, seed, options, hands, trail } = game;
  const future = [...game.future].reverse();
  return {
    format: 'understory/save',
    version: SAVE_VERSION,
    game: rulebook.game,
    edition: rulebook.edition,
    rules: rulebook.version,
    seed,
    options,
    hands,
    steps: trail.length,
    answers: answers(trail, 0),
    redo: answers(future, trail.length),
    redoSteps: future.length,
    sums: sumsOf(game),
    picture: rulebook.picture(game.world),
    ...(beside === undefined ? {} : { beside }),
  };
}

/** Read a save's text. Throws a `Problem` of one clear sentence if it can't be one; nothing in it is trusted or run. */
export function readSave(text: string): Save {
  return checked(readJson(text, { called: 'save', most: LARGEST_SAVE }));
}

/** The same for a save that is data already. */
export function checkSave(data: unknown): Save {
  checkDepth(data, 'save');
  return checked(data);
}

function checked(data: unknown): Save {
  const head = z.object({ format: z.literal('understory/save'), version: z.optional(z.unknown()) }).safeParse(data);
  if (!head.success) throw new Problem('This is not an Understory save: it lacks "format": "understory/save".');
  if (typeof head.data.version === 'number' && head.data.version > SAVE_VERSION) {
    throw new Problem(
      `This save is of format ${head.data.version}, made by a newer Understory; this one reads up to ${SAVE_VERSION}.`,
    );
  }
  const save = saveSchema.safeParse(data);
  if (!save.success) throw new Problem(`This save is damaged: ${firstFault(save.error)}.`);
  return save.data;
}
