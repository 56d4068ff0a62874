import type { PlainRow } from '@understory/table';
import * as z from 'zod';
import { picture } from './picture.ts';
import type { World } from './world.ts';

const squareSchema = z.object({
  at: z.string(),
  item: z.string().nullable(),
  openings: z.string(),
  trap: z.string().nullable(),
  loot: z.string().nullable(),
  isStairs: z.boolean(),
  isExitTile: z.boolean(),
});

const sheetSchema = z.object({
  seat: z.string(),
  squares: z.array(squareSchema).readonly(),
  coin: z.number(),
  gems: z.number(),
  potions: z.number(),
  spells: z.array(z.object({ spell: z.string(), isCast: z.boolean() })).readonly(),
  pips: z.object({ str: z.number(), int: z.number() }),
  dungeonHp: z.object({ crossed: z.number() }),
  souls: z.number(),
  heroes: z
    .array(z.object({ hp: z.number(), str: z.number(), int: z.number(), fate: z.string(), left: z.number() }))
    .readonly(),
  visit: z.object({ hp: z.number(), str: z.number(), int: z.number(), at: z.string() }).nullable(),
  score: z.number(),
});

/** What is on the sheets, of all that a picture shows. */
const pictureSchema = z.object({
  phase: z.string(),
  round: z.number(),
  hero: z.number(),
  sheets: z.array(sheetSchema).readonly(),
});

export function standing(world: World): PlainRow[] {
  return rows(picture(world));
}

/** The same in a picture. It comes from outside: nothing in it is trusted. */
export function stoodIn(from: unknown): PlainRow[] | null {
  const read = pictureSchema.safeParse(from);
  return read.success ? rows(read.data) : null;
}

function rows({ phase, round, hero, sheets }: z.infer<typeof pictureSchema>): PlainRow[] {
  return [['game', phase, round, hero], ...sheets.flatMap(onSheet)];
}

function onSheet(sheet: z.infer<typeof sheetSchema>): PlainRow[] {
  const { seat, coin, gems, potions, pips, dungeonHp, souls, visit, score } = sheet;
  return [
    ['sheet', seat, coin, gems, potions, pips.str, pips.int, dungeonHp.crossed, souls, score],
    ...sheet.squares.map((it): PlainRow => {
      const { at, item, openings, trap, loot, isStairs, isExitTile } = it;
      return ['square', seat, at, item, openings, trap, loot, isStairs, isExitTile];
    }),
    ...sheet.spells.map((it): PlainRow => ['spell', seat, it.spell, it.isCast]),
    ...sheet.heroes.map((it, nth): PlainRow => ['hero', seat, nth, it.hp, it.str, it.int, it.fate, it.left]),
    ['visit', seat, visit?.hp ?? null, visit?.str ?? null, visit?.int ?? null, visit?.at ?? null],
  ];
}
