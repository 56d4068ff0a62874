import { ScenarioProblem } from '@understory/table/scenario';
import * as z from 'zod';
import { openings, squareOf } from '../grid.ts';
import { lay } from '../laying.ts';
import { ENTRANCE, ITEMS } from '../market.ts';
import type { MakerOptions } from '../options.ts';
import { type Plan, whyNot } from '../placing.ts';
import { DUNGEON_HP, GEM, MOST_PIPS, POTION, type Sheet } from '../sheet.ts';
import { SPELLS } from '../spells.ts';
import { refusalText } from '../telling/refusals.ts';
import { newWorld, type World } from '../world.ts';

const square = z.string().regex(/^[1-6],[1-6]$/, 'write a square as "3,2"');
const few = z.int().min(0);

const sheetSchema = z.strictObject({
  /** `1,1 NS` */
  entrance: z
    .string()
    .regex(/^[16],[16] (NS|EW)$/, 'write a corner and a lie, as "1,1 NS"')
    .optional(),
  /** In this order: `corner 1,2 NE`, `slime 2,2`, `spikes 1,2`. */
  built: z.array(z.string().max(40)).max(40).optional(),
  /** Whether what is built was paid for out of the coin. */
  paid: z.boolean().optional(),
  gemsAt: z.array(square).max(36).optional(),
  potionsAt: z.array(square).max(36).optional(),
  coin: few.max(99).optional(),
  gems: few.max(4).optional(),
  potions: few.max(2).optional(),
  spells: z.array(z.enum(SPELLS)).optional(),
  spent: z.array(z.enum(SPELLS)).optional(),
  /** Crossed off besides those of what is built. */
  pips: z.strictObject({ str: few.max(MOST_PIPS).default(0), int: few.max(MOST_PIPS).default(0) }).optional(),
  souls: few.max(5).optional(),
  crosses: few.max(DUNGEON_HP).optional(),
  ended: z.boolean().optional(),
});
type GivenSheet = z.infer<typeof sheetSchema>;

/** What `given:` may hold: every sheet, and where some differ. */
export const givenSchema = sheetSchema.extend({
  round: few.max(20).default(0),
  /** `of: {Ben: {spells: [Hex]}}` */
  of: z.record(z.string(), sheetSchema).default({}),
});
export type Given = z.infer<typeof givenSchema>;

export function setUp(options: MakerOptions, given: Given, seed: string): World {
  const world = newWorld(options, seed);
  const { round, of, ...shared } = given;
  world.round = round;
  world.phase = 'building';
  const stranger = Object.keys(of).find((it) => !options.players.includes(it));
  if (stranger !== undefined) throw new ScenarioProblem(`Nobody is called ${stranger}.`, ['of', stranger]);
  for (const sheet of world.sheets) fill(sheet, { ...shared, ...of[sheet.name] });
  return world;
}

function fill(sheet: Sheet, given: GivenSheet): void {
  for (const it of given.gemsAt ?? []) sheet.loot[squareOf(it) ?? 0] = GEM;
  for (const it of given.potionsAt ?? []) sheet.loot[squareOf(it) ?? 0] = POTION;
  if (given.entrance !== undefined) drawn(sheet, given.entrance);
  if (given.coin !== undefined) sheet.coin = given.coin;
  build(sheet, given);
  sheet.gems = given.gems ?? sheet.gems;
  sheet.potions = given.potions ?? sheet.potions;
  sheet.spells.push(...(given.spells ?? []));
  sheet.spent.push(...(given.spent ?? []));
  sheet.pips.str += given.pips?.str ?? 0;
  sheet.pips.int += given.pips?.int ?? 0;
  sheet.souls = given.souls ?? 0;
  sheet.crosses = given.crosses ?? 0;
  sheet.ended = given.ended ?? false;
}

function drawn(sheet: Sheet, entrance: string): void {
  const [where = '', sides = ''] = entrance.split(' ');
  const corner = squareOf(where) ?? 0;
  sheet.items[corner] = ENTRANCE.code;
  sheet.openings[corner] = openings(sides);
  sheet.drawn.push(corner);
}

/** Nothing is given that could not have been built. */
function build(sheet: Sheet, { built = [], paid = false }: GivenSheet): void {
  const { coin } = sheet;
  if (!paid) sheet.coin = 99;
  for (const [i, text] of built.entries()) {
    const plan = planOf(text);
    if (!plan)
      throw new ScenarioProblem(`"${text}" is nothing to build; write "slime 2,2" or "corner 1,2 NE".`, ['built', i]);
    const refused = whyNot(sheet, plan.item, plan.square, plan.lie);
    if (refused) throw new ScenarioProblem(`${refusalText(refused)} (${refused.clause})`, ['built', i]);
    lay(sheet, plan);
    if (!paid) sheet.coin = 99;
  }
  if (!paid) sheet.coin = coin;
}

/** `iron gate 1,3 NS` */
export function planOf(text: string): Plan | null {
  const [, key, where, sides = ''] = /^([a-z ]+?) ([1-6],[1-6])(?: ([NESW]+))?$/.exec(text) ?? [];
  const item = ITEMS.find((it) => it.key === key);
  const at = squareOf(where ?? '');
  return item && at !== null ? { item, square: at, lie: openings(sides) } : null;
}
