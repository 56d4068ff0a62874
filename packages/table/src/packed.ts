import * as z from 'zod/mini';
import { type Bits, inOneGo } from './bits.ts';
import { ByteReader, ByteWriter, damaged } from './bytes.ts';
import { STRIDE } from './decided.ts';
import { firstFault } from './fault.ts';
import { Game, type Rulebook, type Told } from './game.ts';
import { type Hands, handsSchema } from './hand.ts';
import { readJson } from './outside.ts';
import { playAnswers, writingAnswers } from './packed-answers.ts';
import { Problem } from './problem.ts';
import { type Opened, reopening } from './reopen.ts';
import { LARGEST_BESIDE } from './save.ts';
import { MOST_STEPS } from './saved-answers.ts';
import { type Sums, sumsOf, type WholeSums } from './sums.ts';

/** Since 2 with sums of what was decided, since 3 with spots of a few bytes; every one is read. */
const PACKED_VERSION = 3;
const MARK_BYTES = 2;
const SUM_BYTES = 8;
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
  /** Null in a packed game of format 1: it has one of the journal's sentences only, and those have been reworded since. */
  readonly sums: Sums | null;
  readonly beside: unknown;
  readonly answers: ByteReader;
}

/**
 * A whole game in few bytes: what the save has, but for its picture. Answers are numbers of options, and what an autopilot
 * would answer again when asked is left out; so it opens only as long as the autopilots think as they do, and says so if not.
 * To find those, it is played again, bit by bit.
 */
export function* packing<W extends Told, O>(game: Game<W, O>, beside?: unknown): Bits<Uint8Array> {
  const { rulebook, seed, options, hands, future } = game;
  const trail = [...game.trail];
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
  writeSums(out, sumsOf(game));
  out.text(beside === undefined ? '' : JSON.stringify(beside));
  const again = new Game(rulebook, { seed, options, hands });
  const of = trail.length + future.length;
  for (const answers of [trail, [...future].reverse()])
    for (const _ of writingAnswers(out, again as Game<Told, unknown>, answers)) yield { step: again.step, of };
  return out.done();
}

/** The same in one go. */
export function pack<W extends Told, O>(game: Game<W, O>, beside?: unknown): Uint8Array {
  return inOneGo(packing(game, beside));
}

/** What differs from the usual, as JSON; empty if nothing does. */
function unusual(given: unknown, schema: z.core.$ZodType): string {
  const usual = z.safeParse(schema, {});
  if (!usual.success || !isPlain(usual.data) || !isPlain(given)) return JSON.stringify(given);
  const known = usual.data;
  const own = Object.entries(given).filter(([key, it]) => JSON.stringify(it) !== JSON.stringify(known[key]));
  return own.length === 0 ? '' : JSON.stringify(Object.fromEntries(own));
}

const headSchema = z.object({
  game: z.string().check(z.maxLength(40)),
  edition: z.string().check(z.maxLength(40)),
  rules: z.int().check(z.gte(1)),
  seed: z.string().check(z.maxLength(200)),
  hands: handsSchema,
  steps: z.int().check(z.lte(MOST_STEPS)),
  redoSteps: z.int().check(z.lte(MOST_STEPS)),
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
  const [options, hands] = [part(from.text() || '{}'), part(from.text() || '{}')];
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
  const sums = version === 1 ? passOver(from) : readSums(from, head.data.steps);
  const beside = from.text();
  if (beside.length > LARGEST_BESIDE) throw damaged();
  return {
    ...head.data,
    options,
    sums,
    beside: beside === '' ? undefined : part(beside),
    answers: from,
  };
}

/** A packed game, played again bit by bit. It can be done once: the answers are read as they are played. */
export function* unpacking<W extends Told, O>(
  packed: Packed,
  rulebook: Rulebook<W, O>,
): ReturnType<typeof reopening<W, O>> {
  const { answers } = packed;
  const opened = yield* reopening(
    { ...packed, called: 'game', picture: null, play: (game, to) => playAnswers(answers, game, to) },
    rulebook,
  );
  if (!opened.parted && !answers.isAtEnd) throw damaged();
  return opened;
}

/** The same in one go. */
export function unpack<W extends Told, O>(packed: Packed, rulebook: Rulebook<W, O>): Opened<W, O> {
  return inOneGo(unpacking(packed, rulebook));
}

function writeSums(out: ByteWriter, { marks, decided, standing }: WholeSums): void {
  for (const sum of [...marks, decided, standing])
    for (let i = 0; i < sum.length; i += 2) out.byte(Number.parseInt(sum.slice(i, i + 2), 16));
}

function readSums(from: ByteReader, steps: number): Sums {
  const marks = Array.from({ length: Math.floor(steps / STRIDE) }, () => readSum(from, MARK_BYTES));
  return { marks, decided: readSum(from, SUM_BYTES), standing: readSum(from, SUM_BYTES) };
}

function readSum(from: ByteReader, bytes: number): string {
  return Array.from({ length: bytes }, () => from.byte().toString(16).padStart(2, '0')).join('');
}

function passOver(from: ByteReader): null {
  readSum(from, SUM_BYTES);
  return null;
}

function part(text: string): unknown {
  return readJson(text, { called: 'game', most: LARGEST_PACKED });
}

function isPlain(it: unknown): it is Record<string, unknown> {
  return typeof it === 'object' && it !== null && !Array.isArray(it);
}
