import { type Game, tellerOf } from '@understory/table';
import { gameFileOf, gameFileSchemaOf, readGameFile } from '@understory/table/file';
import * as z from 'zod';
import { deadliestEvil, type EvilOptions, evilOptionsSchema } from './edition.ts';
import { type Picture, picture } from './picture.ts';
import { PHASES, type World } from './world.ts';

const text = z.string().max(200);
const whole = z.int().min(0).max(10_000);
const number = z.int().min(-10_000).max(10_000);
const tileNumber = number.describe('A tile by its place in `tiles`; -1 for none.');

const objectives = z.strictObject({ book: z.boolean(), crucible: z.boolean(), grislyk: z.boolean() });

const outcome = z.strictObject({
  kind: z.enum(['defeat', 'minor', 'ultimate']),
  text: z.string().max(2000),
  rounds: whole,
  objectives,
});

const monsters = { goblins: whole, skeletons: whole, grislyk: z.boolean() };

const tile = z.strictObject({
  name: text,
  group: text,
  spaces: whole,
  exit: z.enum(['ahead', 'left', 'right', 'none']),
  staircase: whole.describe('The space of its staircase; 0 for none.'),
  arrow: z.boolean(),
  level: whole,
  parent: tileNumber,
  by: z.enum(['exit', 'staircase']),
  beyond: tileNumber,
  below: tileNumber,
  searched: z.boolean(),
  x: number,
  y: number.describe('Grows northward.'),
  heading: whole.describe('Of travel: 0 north, 1 east, 2 south, 3 west.'),
  ...monsters,
  isHeld: z.boolean(),
});

const table = z.strictObject({
  round: whole,
  phase: z.enum(PHASES),
  life: whole,
  dice: z
    .strictObject({ combat: whole, defense: whole, speed: whole })
    .describe('The sides of the die on each; 0 for none yet.'),
  kora: z.strictObject({ tile: whole, space: whole, steps: whole }),
  tiles: z.array(tile).max(20),
  markers: z.array(z.strictObject({ to: whole, text, tile: whole, points: whole })).max(20),
  track: z.array(z.strictObject({ space: whole, ...monsters })).length(3),
  items: z.array(z.strictObject({ key: text, name: text, kind: text, many: whole })).max(20),
  objectives,
  invisible: z.boolean(),
  cursed: z.boolean(),
  decks: z.strictObject({ events: whole, search: z.array(whole).length(3), stacks: z.array(whole).length(3) }),
  result: z.enum(['defeat', 'minor', 'ultimate']).nullable(),
});

const evilFileSchema = gameFileSchemaOf({ game: 'evil', edition: '1', options: evilOptionsSchema, outcome, table });
type EvilFile = z.input<typeof evilFileSchema>;

/** A game as data for other programs. */
export function evilFile(game: Game<World, EvilOptions>) {
  return { ...gameFileOf(game), outcome: outcomeOf(game), table: picture(game.world) satisfies Picture };
}

export function readEvilFile(from: string): EvilFile {
  return readGameFile(from, evilFileSchema);
}

/** Its form for other programs, as JSON Schema; `npm run schema` writes it to docs/evil.schema.json. */
export function evilFileJsonSchema(): unknown {
  return {
    title: 'A game of Dungeon of Deadliest Evil',
    description: 'What docs/game-format.md explains.',
    ...z.toJSONSchema(evilFileSchema, { io: 'input' }),
  };
}

function outcomeOf({ world }: Game<World, EvilOptions>): z.infer<typeof outcome> | null {
  const last = world.journal.entries.findLast(({ kind }) => kind === 'ended');
  if (!last || world.result === null) return null;
  return {
    kind: world.result,
    text: tellerOf({ rulebook: deadliestEvil, world }).line(last),
    rounds: world.round,
    objectives: picture(world).objectives,
  };
}
