import type { Sheet } from '@understory/page';
import { answerSchema, answers, type Game, type Telling } from '@understory/table';
import * as z from 'zod';
import { ageEnd } from './age-end.ts';
import { type GroupFields, groupFields } from './group-fields.ts';
import { type Held, heldSchema } from './held.ts';
import type { HostOptions } from './options.ts';
import { picture } from './picture.ts';
import { clauseSchema, type WrittenSheet } from './sheet-file.ts';
import type { World } from './world.ts';

export const WORLD_FILE_VERSION = 2;

const text = z.string().max(2000);
const whole = z.int().min(0);

const entry = z
  .looseObject({
    tick: whole.describe('Its number in the journal, from 0.'),
    step: whole.describe('How many asks had been answered.'),
    age: text,
    turn: whole,
    chapter: text.describe('What the table was busy with, for people.'),
    chapterTopic: z
      .looseObject({ kind: text })
      .optional()
      .describe('The same as data: its kind, and fields of its own.'),
    clause: clauseSchema,
    kind: text.describe('What happened: rolled, chose, drew …; each kind has fields of its own.'),
  })
  .describe('One line of the journal.');

const who = z
  .union([text, z.strictObject({ wild: text }), z.strictObject({ cause: text })])
  .describe('A group by its id, wild creatures by the piece they live in, or what is nobody by a key.');

const group = z.strictObject({
  id: text,
  name: text,
  kind: text,
  card: text.optional().describe('The monster card it plays by.'),
  population: whole,
  treasure: whole,
  bonus: whole,
  aside: z.array(text).max(100).optional().describe('Its population kept beside the map, by name.'),
  alive: z.boolean(),
  since: z.int().min(-1).optional().describe('The tick of the journal at which it came.'),
  until: z.int().min(-1).nullable().optional().describe('The tick at which it went; null while it is there.'),
  built: z
    .array(z.strictObject({ what: text, since: z.int().min(-1) }))
    .max(10_000)
    .optional(),
  former: z
    .array(z.strictObject({ name: text, until: whole }))
    .max(1000)
    .optional()
    .describe('What it was called before, the oldest first.'),
}) satisfies z.ZodType<GroupFields>;

/** A world of one edition as a file for other programs; docs/world-format.md explains each field. */
export function worldFileSchemaOf<
  Edition extends string,
  Options extends z.core.$ZodType,
  Page extends z.ZodType<Sheet>,
>(edition: Edition, options: Options, page: Page) {
  return z.strictObject({
    format: z.literal('understory/world'),
    version: z.literal([1, WORLD_FILE_VERSION]),
    game: z.literal('host'),
    edition: z.literal(edition),
    seed: z.string().max(200),
    options,
    answers: z.array(answerSchema).max(100_000).describe('What was answered by anybody but chance, as in a save.'),
    outcome: z
      .strictObject({ kind: text, by: text, who: who.nullable().optional(), text })
      .nullable()
      .describe('How it ended; null while it goes on.'),
    ages: z.array(z.strictObject({ name: text, turns: whole, end: text.nullable() })).max(100),
    groups: z.array(group).max(1_000),
    held: z
      .array(heldSchema)
      .max(100_000)
      .optional()
      .describe('What groups had, knew and held against each other, each with its times.'),
    journal: z.array(entry).max(100_000),
    page,
  });
}

type Schema<Options> = ReturnType<typeof worldFileSchemaOf<string, z.core.$ZodType<Options>, z.ZodType<Sheet>>>;
/** A world file as it is read; as it is written, its page has its words. */
type WorldFile<Options = HostOptions> = z.infer<Schema<Options>>;
export type WrittenFile<Options> = Omit<WorldFile<Options>, 'page'> & { readonly page: WrittenSheet };

export function fileOf<W extends World, Options extends HostOptions>(
  game: Game<W, Options>,
  heldIn: (world: W) => Held[],
): WrittenFile<Options> {
  const { world, rulebook, seed, options, trail } = game;
  const { telling } = rulebook;
  return {
    format: 'understory/world',
    version: WORLD_FILE_VERSION,
    game: 'host',
    edition: rulebook.edition,
    seed,
    options,
    answers: answers(trail, 0),
    outcome: outcomeOf(world, telling),
    ages: world.ages.map((it) => ({ ...it, end: ageEnd(world, telling, it) })),
    groups: world.groups.map((it) => groupFields(world, it)),
    held: heldIn(world),
    ...picture(world, telling),
  };
}

function outcomeOf<W extends World>(world: W, telling: Telling<W>): WorldFile['outcome'] {
  const { outcome, journal, groups } = world;
  const line = journal.entries.findLast((it) => it.kind === 'outcome');
  if (!outcome || !line) return null;
  const by = groups.find((it) => it.id === outcome.by)?.name ?? '';
  return { kind: outcome.kind, by, who: outcome.by, text: telling.line(world, line) };
}
