import * as z from 'zod/mini';
import { SHARED_OPTIONS } from '../options.ts';

export const STRATA_LIMITS = { least: 4, most: 20 } as const;

export const secondOptionsSchema = z
  .strictObject({
    width: SHARED_OPTIONS.width,
    height: SHARED_OPTIONS.height,
    /** How many strata; null = as the page's size gives (H2-MSR-04). */
    strata: z._default(z.nullable(z.int().check(z.gte(STRATA_LIMITS.least), z.lte(STRATA_LIMITS.most))), null),
    name: SHARED_OPTIONS.name,
    /** How many peoples come in the Age of Civilization: one, or two that take turns. */
    peoples: z._default(z.union([z.literal(1), z.literal(2)]), 1),
    /** As many peoples and monsters as the page bears (H2-GEN-14). */
    crowded: z._default(z.boolean(), false),
    /** Epic treasures, an optional rule of the book (H2-GEN-04). */
    epics: z._default(z.boolean(), true),
    /** The turn at whose end an Alien colony is given up (H2-ALN-29). */
    alienTurns: z._default(z.int().check(z.gte(10), z.lte(99)), 30),
    /** The turn at whose end a villain rises, whoever it is (H2-MON-505). */
    monsterTurns: z._default(z.int().check(z.gte(5), z.lte(99)), 20),
    /** The round at whose end the villain has failed (H2-VIL-33). */
    villainRounds: z._default(z.int().check(z.gte(5), z.lte(99)), 20),
    /** Groups act as soon as they have spawned: the other reading of the book (H2-MON-215). */
    newcomersAct: z._default(z.boolean(), false),
    /** The player's own cards, added to the game's or in place of those with the same names (H2-MON-202). */
    cards: z._default(
      z
        .array(
          z.strictObject({ file: z.string().check(z.maxLength(200)), text: z.string().check(z.maxLength(20_000)) }),
        )
        .check(z.maxLength(100)),
      [],
    ),
    /** Which sets are in the deck; null = the game's and all of the player's own (H2-CRD-108). */
    sets: z._default(
      z.nullable(z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(20))),
      null,
    ),
    /** It goes without a nexus by default (H2-NEX-01). */
    firstGame: SHARED_OPTIONS.firstGame,
    /** The lines between strata wobble (H2-PRI-04). */
    wobble: SHARED_OPTIONS.wobble,
  })
  .check(z.refine((it) => it.width >= it.height, { message: 'the page must be at least as wide as it is high' }));

export type SecondOptions = z.infer<typeof secondOptionsSchema>;

/** `secondOptions({ width: 20, height: 14 })`, the rest as usual. */
export function secondOptions(some: Partial<SecondOptions> = {}): SecondOptions {
  return secondOptionsSchema.parse(some);
}
