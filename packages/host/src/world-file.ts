import type { Sheet } from '@understory/page';
import { answerSchema, answers, type Game, type Telling } from '@understory/table';
import * as z from 'zod';
import { count } from './beads.ts';
import type { HostOptions } from './options.ts';
import { clauseSchema, sheetOf } from './sheet-file.ts';
import type { Group, World } from './world.ts';
import { written } from './written.ts';

export const WORLD_FILE_VERSION = 1;

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

/** A world of one edition as a file for other programs; docs/world-format.md explains each field. */
export function worldFileSchemaOf<Edition extends string, Options extends z.ZodType, Page extends z.ZodType<Sheet>>(
  edition: Edition,
  options: Options,
  page: Page,
) {
  return z.strictObject({
    format: z.literal('understory/world'),
    version: z.literal(WORLD_FILE_VERSION),
    game: z.literal('host'),
    edition: z.literal(edition),
    seed: z.string().max(200),
    options,
    answers: z.array(answerSchema).max(100_000).describe('What was answered by anybody but chance, as in a save.'),
    outcome: z.strictObject({ kind: text, by: text, text }).nullable().describe('How it ended; null while it goes on.'),
    ages: z.array(z.strictObject({ name: text, turns: whole, end: text.nullable() })).max(100),
    groups: z.array(group).max(10_000),
    journal: z.array(entry).max(1_000_000),
    page,
  });
}

type Schema<Options> = ReturnType<typeof worldFileSchemaOf<string, z.ZodType<Options>, z.ZodType<Sheet>>>;
export type WorldFile<Options = HostOptions> = z.infer<Schema<Options>>;

export function worldFile<W extends World, Options extends HostOptions>(game: Game<W, Options>): WorldFile<Options> {
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
    ages: world.ages.map(({ end, ...it }) => ({ ...it, end: end === null ? null : sentenceAt(world, telling, end) })),
    groups: world.groups.map((it) => groupFields(world, it)),
    ...picture(world, telling),
  };
}

function outcomeOf<W extends World>(world: W, telling: Telling<W>): WorldFile['outcome'] {
  const { outcome, journal, groups } = world;
  const line = journal.entries.findLast((it) => it.kind === 'outcome');
  if (!outcome || !line) return null;
  const by = groups.find((it) => it.id === outcome.by)?.name ?? '';
  return { kind: outcome.kind, by, text: telling.line(world, line) };
}

/** The world as it stands, to look at: what a save keeps besides the answers. */
export function picture<W extends World>(world: W, telling: Telling<W>): Pick<WorldFile, 'journal' | 'page'> {
  return { journal: world.journal.entries.map((it) => written(world, telling, it)), page: sheetOf(world.page) };
}

/** What the line at a tick says. */
function sentenceAt<W extends World>(world: W, telling: Telling<W>, tick: number): string {
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
