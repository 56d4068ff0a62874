import * as z from 'zod';
import { firstFault } from '../fault.ts';
import type { Game, Told } from '../game.ts';
import { Problem } from '../problem.ts';
import { answerSchema, answers } from '../saved-answers.ts';
import { written } from '../words/written.ts';
import { lineSchema } from './lines.ts';

const GAME_FILE_VERSION = 1;

/** What is a game's own in its file. */
interface Own<Options extends z.core.$ZodType, Outcome extends z.ZodType, Table extends z.ZodType> {
  readonly game: string;
  readonly edition: string;
  readonly options: Options;
  /** How it ended. */
  readonly outcome: Outcome;
  /** How it lies on the table. */
  readonly table: Table;
}

/** A game as a file for other programs; docs/game-format.md explains each field. */
export function gameFileSchemaOf<Options extends z.core.$ZodType, Outcome extends z.ZodType, Table extends z.ZodType>({
  game,
  edition,
  options,
  outcome,
  table,
}: Own<Options, Outcome, Table>) {
  return z.strictObject({
    format: z.literal('understory/game'),
    version: z.literal(GAME_FILE_VERSION),
    game: z.literal(game),
    edition: z.literal(edition),
    seed: z.string().max(200),
    options,
    answers: z.array(answerSchema).max(100_000).describe('What was answered by anybody but chance, as in a save.'),
    outcome: outcome.nullable().describe('How it ended; null while it goes on.'),
    journal: z.array(lineSchema).max(100_000).describe('Everything that happened, in order.'),
    table: table.describe('How it lies on the table.'),
  });
}

/** The fields that every game's file has, from the game; `outcome` and `table` are added by the game itself. */
export function gameFileOf<W extends Told, O>({ rulebook, world, seed, options, trail }: Game<W, O>) {
  return {
    format: 'understory/game',
    version: GAME_FILE_VERSION,
    game: rulebook.game,
    edition: rulebook.edition,
    seed,
    options,
    answers: answers(trail, 0),
    journal: world.journal.entries.map((it) => written(world, rulebook.telling, it)),
  } as const;
}

/** Throws a `Problem` of one sentence if it can't be such a file; nothing in it is trusted or run. */
export function readGameFile<S extends z.ZodType>(from: string, schema: S): z.infer<S> {
  const read = schema.safeParse(parsed(from));
  if (!read.success) throw new Problem(`This game file is damaged: ${firstFault(read.error)}.`);
  return read.data;
}

function parsed(from: string): unknown {
  try {
    return JSON.parse(from);
  } catch {
    throw new Problem('This game file is damaged or cut off: it is not whole JSON.');
  }
}
