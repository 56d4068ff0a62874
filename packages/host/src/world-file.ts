import type { Sheet } from '@understory/page';
import { answerSchema, answers, firstFault, type Game, Problem, type Telling } from '@understory/table';
import * as z from 'zod';
import { count } from './beads.ts';
import { type HostOptions, hostOptionsSchema } from './options.ts';
import { NOUNS } from './second/nouns.ts';
import { clauseSchema, sheetOf, sheetSchema } from './sheet-file.ts';
import type { Group, World } from './world.ts';
import { written } from './written.ts';

const WORLD_FILE_VERSION = 1;
const LARGEST_WORLD_FILE = 32 * 1024 * 1024;

const text = z.string().max(2000);
const whole = z.int().min(0);

const entry = z
  .looseObject({
    tick: whole.describe('Its number in the journal, from 0.'),
    step: whole.describe('How many asks had been answered.'),
    age: text,
    turn: whole,
    chapter: text.describe('What the table was busy with, for people.'),
    clause: clauseSchema,
    kind: text.describe('What happened: rolled, chose, drew …; each kind has fields of its own.'),
  })
  .describe('One line of the journal.');

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
});

/** A world as a file for other programs; docs/world-format.md explains each field. */
export const worldFileSchema = z.strictObject({
  format: z.literal('understory/world'),
  version: z.literal(WORLD_FILE_VERSION),
  game: z.literal('host'),
  edition: z.enum(['1', '2', 'playtest']),
  seed: z.string().max(200),
  options: hostOptionsSchema,
  answers: z.array(answerSchema).max(100_000).describe('What was answered by anybody but chance, as in a save.'),
  outcome: z.strictObject({ kind: text, by: text, text }).nullable().describe('How it ended; null while it goes on.'),
  ages: z.array(z.strictObject({ name: text, turns: whole, end: text.nullable() })).max(100),
  groups: z.array(group).max(10_000),
  journal: z.array(entry).max(1_000_000),
  page: sheetSchema(NOUNS),
});
export type WorldFile = Omit<z.infer<typeof worldFileSchema>, 'page'> & { readonly page: Sheet };

/** The same for other programs, as JSON Schema; `npm run schema` writes it to docs/world.schema.json. */
export function worldFileJsonSchema(): unknown {
  return {
    title: 'A world of Understory',
    description: 'What docs/world-format.md explains.',
    ...z.toJSONSchema(worldFileSchema, { io: 'input' }),
  };
}

export function worldFile(game: Game<World, HostOptions>): WorldFile {
  const { world, rulebook, seed, options, trail } = game;
  const { telling } = rulebook;
  return {
    format: 'understory/world',
    version: WORLD_FILE_VERSION,
    game: 'host',
    edition: rulebook.edition as WorldFile['edition'],
    seed,
    options,
    answers: answers(trail, 0),
    outcome: outcomeOf(world, telling),
    ages: world.ages.map(({ end, ...it }) => ({ ...it, end: end === null ? null : sentenceAt(world, telling, end) })),
    groups: world.groups.map((it) => groupFields(world, it)),
    ...picture(world, telling),
  };
}

function outcomeOf(world: World, telling: Telling<World>): WorldFile['outcome'] {
  const { outcome, journal, groups } = world;
  const line = journal.entries.findLast((it) => it.kind === 'outcome');
  if (!outcome || !line) return null;
  const by = groups.find((it) => it.id === outcome.by)?.name ?? '';
  return { kind: outcome.kind, by, text: telling.line(world, line) };
}

/** The world as it stands, to look at: what a save keeps besides the answers. */
export function picture(world: World, telling: Telling<World>): Pick<WorldFile, 'journal' | 'page'> {
  return { journal: world.journal.entries.map((it) => written(world, telling, it)), page: sheetOf(world.page) };
}

/** What the line at a tick says. */
function sentenceAt(world: World, telling: Telling<World>, tick: number): string {
  const entry = world.journal.entries[tick];
  return entry ? telling.line(world, entry) : '';
}

/** A group with the beads it has on the page. */
export function groupFields(world: World, { id, name, kind, card, aside, alive }: Group): WorldFile['groups'][number] {
  const beads = {
    population: count(world, id, 'population'),
    treasure: count(world, id, 'treasure'),
    bonus: count(world, id, 'bonus'),
  };
  const kept = aside.length > 0 ? { aside: [...aside] } : {};
  return { id, name, kind, ...(card === null ? {} : { card }), ...beads, ...kept, alive };
}

/** Read a world file. Throws a `Problem` of one sentence if it can't be one; nothing in it is trusted or run. */
export function readWorldFile(from: string): WorldFile {
  if (from.length > LARGEST_WORLD_FILE) {
    throw new Problem(
      `This world file has ${megabytes(from.length)} MB; at most ${megabytes(LARGEST_WORLD_FILE)} MB are opened.`,
    );
  }
  const data = parseJson(from);
  const head = z.object({ format: z.literal('understory/world'), version: z.unknown().optional() }).safeParse(data);
  if (!head.success) throw new Problem('This is not an Understory world: it lacks "format": "understory/world".');
  const { version } = head.data;
  if (typeof version === 'number' && version > WORLD_FILE_VERSION) {
    throw new Problem(
      `This world file is of format ${version}, made by a newer Understory; this one reads up to ${WORLD_FILE_VERSION}.`,
    );
  }
  const read = worldFileSchema.safeParse(data);
  if (!read.success) throw new Problem(`This world file is damaged: ${firstFault(read.error)}.`);
  return read.data;
}

function parseJson(from: string): unknown {
  try {
    return JSON.parse(from);
  } catch {
    throw new Problem('This world file is damaged or cut off: it is not whole JSON.');
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
