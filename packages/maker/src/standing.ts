import type { PlainRow } from '@understory/table';
import * as z from 'zod/mini';
import { picture } from './picture.ts';
import type { World } from './world.ts';

const squareSchema = z.object({
  at: z.string(),
  item: z.nullable(z.string()),
  openings: z.string(),
  trap: z.nullable(z.string()),
  loot: z.nullable(z.string()),
  isStairs: z.boolean(),
  isExitTile: z.boolean(),
});

const sheetSchema = z.object({
  seat: z.string(),
  squares: z.readonly(z.array(squareSchema)),
  coin: z.number(),
  gems: z.number(),
  potions: z.number(),
  spells: z.readonly(z.array(z.object({ spell: z.string(), isCast: z.boolean() }))),
  pips: z.object({ str: z.number(), int: z.number() }),
  dungeonHp: z.object({ crossed: z.number() }),
  souls: z.number(),
  heroes: z.readonly(
    z.array(z.object({ hp: z.number(), str: z.number(), int: z.number(), fate: z.string(), left: z.number() })),
  ),
  visit: z.nullable(z.object({ hp: z.number(), str: z.number(), int: z.number(), at: z.string() })),
  score: z.number(),
});

/** What is on the sheets, of all that a picture shows. */
const pictureSchema = z.object({
  phase: z.string(),
  round: z.number(),
  hero: z.number(),
  sheets: z.readonly(z.array(sheetSchema)),
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
