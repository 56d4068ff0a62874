import { type Game, tellerOf } from '@understory/table';
import { gameFileOf, gameFileSchemaOf, readGameFile } from '@understory/table/file';
import * as z from 'zod';
import { deluxe } from './edition.ts';
import { type MakerOptions, makerOptionsSchema } from './options.ts';
import { picture, type WorldPicture } from './picture.ts';
import { finalScore, ranked, winners } from './score/final-score.ts';
import type { World } from './world.ts';

const text = z.string().max(200);
const whole = z.int().min(0).max(1000);
const points = z.int().min(-1000).max(1000);
const square = z
  .string()
  .regex(/^[1-6],[1-6]$/)
  .describe('x,y from the top left, as 3,2.');

const outcome = z.strictObject({
  kind: z.enum(['rated', 'won']).describe('Alone one is rated; of several somebody wins.'),
  text: z.string().max(2000),
  rating: text.nullable(),
  winners: z.array(text).max(100),
  standings: z
    .array(z.strictObject({ player: text, score: points, souls: whole, coin: whole }))
    .max(100)
    .describe('The best first.'),
});

const hero = { type: text, hp: points, str: whole, int: whole };

const sheet = z.strictObject({
  name: text,
  seat: text,
  squares: z
    .array(
      z.strictObject({
        at: square,
        x: whole,
        y: whole,
        item: text.nullable(),
        kind: text.nullable(),
        openings: text.describe('Where its path runs off: some of N, E, S, W.'),
        isBridged: z.boolean(),
        trap: text.nullable(),
        loot: z.enum(['gem', 'potion']).nullable(),
        isStairs: z.boolean(),
        isExitTile: z.boolean(),
        arrow: text.nullable(),
        damage: whole.nullable(),
        initial: text,
        check: z.strictObject({ number: whole, stat: text, damage: whole }).nullable(),
      }),
    )
    .length(36),
  coin: whole,
  gems: whole,
  potions: whole,
  tool: z.enum(['plain', 'upgraded']),
  spells: z.array(z.strictObject({ spell: text, isCast: z.boolean() })).max(6),
  rounds: z
    .array(
      z.union([
        z.strictObject({ did: z.enum(['collected', 'built']), what: text, at: square }),
        z.strictObject({ did: z.literal('passed') }),
      ]),
    )
    .max(20),
  pips: z.strictObject({ str: whole, int: whole, most: whole }),
  dungeonHp: z.strictObject({ most: whole, crossed: whole }),
  souls: whole,
  heroes: z.array(z.strictObject({ ...hero, fate: z.enum(['dead', 'escaped']), left: points })).max(5),
  visit: z.strictObject({ ...hero, at: square }).nullable(),
  hasEnded: z.boolean(),
  building: points,
  score: points,
  lines: z
    .array(z.looseObject({ clause: text, of: text, points, squares: z.array(square).max(36) }))
    .max(100)
    .describe('Where the score comes from.'),
});

const table = z.strictObject({
  phase: z.enum(['setup', 'building', 'exit', 'heroes', 'over']),
  round: whole,
  hero: whole,
  market: z.strictObject({ dice: z.array(whole).length(2), kinds: z.array(text).max(6) }).nullable(),
  sheets: z.array(sheet).max(100),
  rating: text.nullable(),
});

const makerFileSchema = gameFileSchemaOf({
  game: 'maker',
  edition: 'deluxe',
  options: makerOptionsSchema,
  outcome,
  table,
});
type MakerFile = z.input<typeof makerFileSchema>;

/** A game as data for other programs. */
export function makerFile(game: Game<World, MakerOptions>) {
  return { ...gameFileOf(game), outcome: outcomeOf(game), table: picture(game.world) satisfies WorldPicture };
}

export function readMakerFile(from: string): MakerFile {
  return readGameFile(from, makerFileSchema);
}

/** Its form for other programs, as JSON Schema; `npm run schema` writes it to docs/maker.schema.json. */
export function makerFileJsonSchema(): unknown {
  return {
    title: 'A game of Dungeon Maker Deluxe',
    description: 'What docs/game-format.md explains.',
    ...z.toJSONSchema(makerFileSchema, { io: 'input' }),
  };
}

function outcomeOf(game: Game<World, MakerOptions>): z.infer<typeof outcome> | null {
  const { sheets, journal } = game.world;
  const last = journal.entries.findLast(({ kind }) => kind === 'rated' || kind === 'won');
  if (!last) return null;
  return {
    kind: last.kind === 'won' ? 'won' : 'rated',
    text: tellerOf({ rulebook: deluxe, world: game.world }).line(last),
    rating: picture(game.world).rating,
    winners: sheets.length === 1 ? [] : winners(sheets).map((it) => it.name),
    standings: ranked(sheets).map((it) => ({
      player: it.name,
      score: finalScore(it),
      souls: it.souls,
      coin: it.coin,
    })),
  };
}
