import * as z from 'zod';
import { SHARED_OPTIONS } from '../options.ts';

export const STRATA_LIMITS = { least: 4, most: 20 } as const;

export const secondOptionsSchema = z
  .strictObject({
    width: SHARED_OPTIONS.width,
    height: SHARED_OPTIONS.height,
    /** How many strata; null = as the page's size gives (H2-MSR-04). */
    strata: z.int().min(STRATA_LIMITS.least).max(STRATA_LIMITS.most).nullable().default(null),
    name: SHARED_OPTIONS.name,
    /** How many peoples come in the Age of Civilization: one, or two that take turns. */
    peoples: z.union([z.literal(1), z.literal(2)]).default(1),
    /** Epic treasures, an optional rule of the book (H2-GEN-04). */
    epics: z.boolean().default(true),
    /** The turn at whose end an Alien colony is given up (H2-ALN-29). */
    alienTurns: z.int().min(10).max(99).default(30),
    /** The turn at whose end a villain rises, whoever it is (H2-MON-505). */
    monsterTurns: z.int().min(5).max(99).default(20),
    /** The round at whose end the villain has failed (H2-VIL-33). */
    villainRounds: z.int().min(5).max(99).default(20),
    /** Groups act as soon as they have spawned: the other reading of the book (H2-MON-215). */
    newcomersAct: z.boolean().default(false),
    /** The player's own cards, added to the game's or in place of those with the same names (H2-MON-202). */
    cards: z
      .array(z.strictObject({ file: z.string().max(200), text: z.string().max(20_000) }))
      .max(100)
      .default([]),
    /** Which sets are in the deck; null = the game's and all of the player's own (H2-CRD-108). */
    sets: z.array(z.string().min(1).max(60)).max(20).nullable().default(null),
    /** It goes without a nexus by default (H2-NEX-01). */
    firstGame: SHARED_OPTIONS.firstGame,
    /** The lines between strata wobble (H2-PRI-04). */
    wobble: SHARED_OPTIONS.wobble,
  })
  .refine((it) => it.width >= it.height, { message: 'the page must be at least as wide as it is high' });

export type SecondOptions = z.infer<typeof secondOptionsSchema>;

/** `secondOptions({ width: 20, height: 14 })`, the rest as usual. */
export function secondOptions(some: Partial<SecondOptions> = {}): SecondOptions {
  return secondOptionsSchema.parse(some);
}
