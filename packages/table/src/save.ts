import * as z from 'zod';
import { Game, type Rulebook, type Told } from './game.ts';
import { AUTOPILOTS, handsSchema, LONGEST_NAME } from './hand.ts';
import { Problem } from './problem.ts';
import type { Given } from './told.ts';

const SAVE_VERSION = 1;
export const LARGEST_SAVE = 16 * 1024 * 1024;
/** What an app keeps beside a game has at most so many letters. */
export const LARGEST_BESIDE = 2 * 1024 * 1024;
export const MOST_STEPS = 100_000;

const at = z.int().min(0).max(MOST_STEPS);
const by = z.enum(['person', 'script', 'chance', ...AUTOPILOTS]);
const faces = z.array(z.int().min(1).max(99_999)).min(1).max(100);
const coordinate = z.number().min(-1000).max(1000);

/** One answer, at the step it was given. Throws by the game are not kept: the seed has them. */
export const answerSchema = z.union([
  z.strictObject({ at, by, choose: z.string().max(80) }),
  z.strictObject({ at, by, spot: z.tuple([coordinate, coordinate]) }),
  z.strictObject({ at, by, name: z.string().min(1).max(LONGEST_NAME) }),
  z.strictObject({ at, by, dice: faces, how: z.enum(['typed', 'set']) }),
  z.strictObject({ at, by, again: z.int().min(1).max(1000) }),
]);
export type SavedAnswer = z.infer<typeof answerSchema>;

const saveSchema = z.strictObject({
  format: z.literal('understory/save'),
  version: z.literal(SAVE_VERSION),
  game: z.string().max(40),
  edition: z.string().max(40),
  /** The version of the rules it was played by. */
  rules: z.int().min(1),
  seed: z.string().max(200),
  options: z.unknown(),
  hands: handsSchema,
  /** How many asks had been answered, throws by the game included. */
  steps: at,
  answers: z.array(answerSchema).max(MOST_STEPS),
  /** What had been taken back and may be done again: the steps after `steps`. */
  redo: z.array(answerSchema).max(MOST_STEPS),
  redoSteps: at,
  /** Of the journal as it stood, to tell whether the rules still play it so. */
  digest: z.string().max(40),
  /** The world as it stood, to look at if they don't. */
  picture: z.unknown(),
  /** What an app keeps beside the game, such as drawings on its map: no rule reads it, and only the app knows what it is. */
  beside: z
    .unknown()
    .refine((it) => it === undefined || JSON.stringify(it).length <= LARGEST_BESIDE, {
      error: `at most ${LARGEST_BESIDE} letters may lie beside a game`,
    })
    .optional(),
});
export type Save = z.infer<typeof saveSchema>;

/** `beside` is what the app keeps with it: unread here, and handed back when the save is opened. */
export function save<W extends Told, O>(game: Game<W, O>, beside?: unknown): Save {
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
    digest: digest(JSON.stringify(game.world.journal.entries)),
    picture: rulebook.picture(game.world),
    ...(beside === undefined ? {} : { beside }),
  };
}

/** A save opened: the game as far as its answers still fit, and where and why they parted if they no longer do. */
export interface Opened<W extends Told, O> {
  readonly game: Game<W, O>;
  readonly parted: { readonly at: number; readonly why: string } | null;
  readonly picture: unknown;
  /** What the app kept with it, unread: undefined if nothing. */
  readonly beside: unknown;
}

/** Read a save's text. Throws a `Problem` of one clear sentence if it can't be one; nothing in it is trusted or run. */
export function readSave(text: string): Save {
  if (text.length > LARGEST_SAVE) {
    throw new Problem(`This save has ${megabytes(text.length)} MB; at most ${megabytes(LARGEST_SAVE)} MB are opened.`);
  }
  return checkSave(parseJson(text));
}

export function checkSave(data: unknown): Save {
  const head = z.object({ format: z.literal('understory/save'), version: z.unknown().optional() }).safeParse(data);
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

export function load<W extends Told, O>(saved: Save, rulebook: Rulebook<W, O>): Opened<W, O> {
  if (saved.game !== rulebook.game || saved.edition !== rulebook.edition) {
    throw new Problem(
      `This save is of "${saved.game}", edition "${saved.edition}"; it was opened as "${rulebook.game}", edition "${rulebook.edition}".`,
    );
  }
  const options = rulebook.options.safeParse(saved.options);
  if (!options.success) throw new Problem(`This save is damaged: options: ${firstFault(options.error)}.`);
  const game = new Game(rulebook, { seed: saved.seed, options: options.data, hands: saved.hands });
  const stopped = game.replay(trailOf(saved.answers, 0, saved.steps));
  const { picture, beside } = saved;
  if (stopped) return { game, parted: stopped, picture, beside };
  const now = digest(JSON.stringify(game.world.journal.entries));
  const parted = now === saved.digest ? null : { at: game.step, why: 'the rules now play these answers differently' };
  if (!parted) expectAgain(game, saved);
  return { game, parted, picture, beside };
}

function expectAgain<W extends Told, O>(game: Game<W, O>, saved: Save): void {
  if (saved.redoSteps === 0) return;
  const ahead = game.fork();
  if (ahead.replay(trailOf(saved.redo, saved.steps, saved.redoSteps))) return;
  game.expect(ahead.trail.slice(saved.steps).reverse());
}

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

function trailOf(given: readonly SavedAnswer[], from: number, steps: number): (Given | null)[] {
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('This save is damaged or cut off: it is not whole JSON.');
  }
}

/** Where and why data from outside does not fit its schema: `answers[3].dice: expected array`. */
export function firstFault(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'it does not fit';
  const path = issue.path.map((it) => (typeof it === 'number' ? `[${it}]` : `.${String(it)}`)).join('');
  return `${path.replace(/^\./, '') || 'it'}: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`;
}

/** A short check sum of a text (FNV-1a, twice over). */
export function digest(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x1000193;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 16777619);
    b = Math.imul(b ^ code, 2246822519) + 1;
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
