import * as z from 'zod';
import { ByteReader, ByteWriter, damaged } from './bytes.ts';
import { Game, type Rulebook, type Told } from './game.ts';
import { type Hands, handsSchema } from './hand.ts';
import { playAnswers, writeAnswers } from './packed-answers.ts';
import { Problem } from './problem.ts';
import { digest, firstFault, LARGEST_BESIDE, MOST_STEPS, type Opened } from './save.ts';

const PACKED_VERSION = 1;
const LARGEST_PACKED = 4 * 1024 * 1024;

/** A packed game, looked at but not yet played again. */
export interface Packed {
  readonly game: string;
  readonly edition: string;
  readonly rules: number;
  readonly seed: string;
  /** What differs from the usual options. */
  readonly options: unknown;
  readonly hands: Hands;
  readonly steps: number;
  readonly redoSteps: number;
  readonly digest: string;
  readonly beside: unknown;
  readonly answers: ByteReader;
}

/**
 * A whole game in few bytes: what the save has, but for its picture. Answers are numbers of options, and what an autopilot
 * would answer again when asked is left out; so it opens only as long as the autopilots think as they do, and says so if not.
 */
export function pack<W extends Told, O>(game: Game<W, O>, beside?: unknown): Uint8Array {
  const { rulebook, seed, options, hands, trail, future } = game;
  const out = new ByteWriter();
  out.byte(PACKED_VERSION);
  out.text(rulebook.game);
  out.text(rulebook.edition);
  out.count(rulebook.version);
  out.text(seed);
  out.text(unusual(options, rulebook.options));
  out.text(unusual(hands, handsSchema));
  out.count(trail.length);
  out.count(future.length);
  const sum = digest(JSON.stringify(game.world.journal.entries));
  for (let i = 0; i < 16; i += 2) out.byte(Number.parseInt(sum.slice(i, i + 2), 16));
  out.text(beside === undefined ? '' : JSON.stringify(beside));
  const again = new Game(rulebook, { seed, options, hands });
  writeAnswers(out, again as Game<Told, unknown>, trail);
  writeAnswers(out, again as Game<Told, unknown>, [...future].reverse());
  return out.done();
}

/** What differs from the usual, as JSON; empty if nothing does. */
function unusual(given: unknown, schema: z.ZodType): string {
  const usual = schema.safeParse({});
  if (!usual.success || !isPlain(usual.data) || !isPlain(given)) return JSON.stringify(given);
  const known = usual.data;
  const own = Object.entries(given).filter(([key, it]) => JSON.stringify(it) !== JSON.stringify(known[key]));
  return own.length === 0 ? '' : JSON.stringify(Object.fromEntries(own));
}

const headSchema = z.object({
  game: z.string().max(40),
  edition: z.string().max(40),
  rules: z.int().min(1),
  seed: z.string().max(200),
  hands: handsSchema,
  steps: z.int().max(MOST_STEPS),
  redoSteps: z.int().max(MOST_STEPS),
});

/** Throws a `Problem` of one sentence if it can't be a packed game. Nothing in it is trusted or run. */
export function readPacked(bytes: Uint8Array): Packed {
  if (bytes.length > LARGEST_PACKED) throw new Problem('This game is too large to be a packed one.');
  const from = new ByteReader(bytes);
  const version = from.byte();
  if (version > PACKED_VERSION) {
    throw new Problem(
      `This game is packed as format ${version}, made by a newer Understory; this one reads up to ${PACKED_VERSION}.`,
    );
  }
  if (version < 1) throw damaged();
  const [game, edition, rules, seed] = [from.text(), from.text(), from.count(), from.text()];
  const [options, hands] = [readJson(from.text() || '{}'), readJson(from.text() || '{}')];
  const head = headSchema.safeParse({
    game,
    edition,
    rules,
    seed,
    hands,
    steps: from.count(),
    redoSteps: from.count(),
  });
  if (!head.success) throw new Problem(`This game is damaged: ${firstFault(head.error)}.`);
  const sum = Array.from({ length: 8 }, () => from.byte().toString(16).padStart(2, '0')).join('');
  const beside = from.text();
  if (beside.length > LARGEST_BESIDE) throw damaged();
  return {
    ...head.data,
    options,
    digest: sum,
    beside: beside === '' ? undefined : readJson(beside),
    answers: from,
  };
}

/** A packed game, played again. It can be done once: the answers are read as they are played. */
export function unpack<W extends Told, O>(packed: Packed, rulebook: Rulebook<W, O>): Opened<W, O> {
  const { game: name, edition, seed, hands, beside, answers, steps, redoSteps } = packed;
  if (name !== rulebook.game || edition !== rulebook.edition) {
    throw new Problem(
      `This game is of "${name}", edition "${edition}"; it was opened as "${rulebook.game}", edition "${rulebook.edition}".`,
    );
  }
  const options = rulebook.options.safeParse(packed.options);
  if (!options.success) throw new Problem(`This game is damaged: options: ${firstFault(options.error)}.`);
  const game = new Game(rulebook, { seed, options: options.data, hands });
  const stopped = playAnswers(answers, game as Game<Told, unknown>, steps);
  if (stopped) return { game, parted: stopped, picture: null, beside };
  const now = digest(JSON.stringify(game.world.journal.entries));
  if (now !== packed.digest) {
    const why = 'the rules now play these answers differently';
    return { game, parted: { at: game.step, why }, picture: null, beside };
  }
  if (redoSteps > 0) {
    const ahead = game.fork();
    if (!playAnswers(answers, ahead as Game<Told, unknown>, steps + redoSteps))
      game.expect(ahead.trail.slice(steps).reverse());
  }
  if (!answers.isAtEnd) throw damaged();
  return { game, parted: null, picture: null, beside };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged();
  }
}

function isPlain(it: unknown): it is Record<string, unknown> {
  return typeof it === 'object' && it !== null && !Array.isArray(it);
}
