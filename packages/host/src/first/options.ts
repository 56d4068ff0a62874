import * as z from 'zod/mini';
import { SHARED_OPTIONS } from '../options.ts';
import { customPeoplesSchema } from './civilization/custom/custom-people.ts';
import { allMadeUpSchema } from './made-up/made-up.ts';
import { WORLD_KEYS } from './worlds/keys.ts';

/** What a game of the first edition can be told before it begins (H1-GEN-16): of H1-GEN-T2, what its rules play by now. */
export const firstOptionsSchema = z.strictObject({
  /** H1-GEN-19: there is one size of page. */
  width: z._default(z.literal(30), 30),
  height: z._default(z.literal(21), 21),
  name: SHARED_OPTIONS.name,
  /** H1-GEN-T2.7: the usual page, a roll for another, or one of them by name. */
  world: z._default(z.enum([...WORLD_KEYS, 'roll']), 'usual'),
  /** H1-GEN-T2.1: how many peoples come: one, or two that take turns. */
  civilizations: z._default(z.union([z.literal(1), z.literal(2)]), 1),
  /** H1-GEN-T2.13: the custom peoples that the player has written. */
  peoples: z._default(customPeoplesSchema, []),
  /** H1-GEN-T2.16: what the player has made up in earlier games. */
  madeUp: z._default(allMadeUpSchema, []),
  /** H1-GEN-T2.9: whether nobles follow slaves (H1-ELF-12), or not (H1-ELF-35). */
  darkElves: z._default(z.enum(['steady', 'unruly']), 'steady'),
  /** H1-GEN-T2.10: whether what is drawn has the pen of its hand, or each group one of its own (H1-GEN-14). */
  pens: z._default(z.enum(['by people', 'one a group']), 'by people'),
  /** H1-GEN-T2.11: the last year of the Age of Monsters (H1-MON-11). */
  monsterYears: z._default(z.int().check(z.minimum(10), z.maximum(99)), 40),
  /** H1-GEN-T2.2: how many villains (H1-VIL-09). */
  villains: z._default(z.union([z.literal(1), z.literal(2)]), 1),
  /** H1-GEN-T2.3: whether monsters still come in the Age of Villainy (H1-VIL-06). */
  arrivals: z._default(z.boolean(), false),
  /** H1-GEN-T2.4: whether a group that dies leaves a minor feature behind (H1-MIN-01). */
  minorFeatures: z._default(z.boolean(), false),
  /** H1-GEN-T2.5: whether a feature that was used is struck from the list (H1-MIN-02). */
  struckFeatures: z._default(z.boolean(), false),
  /** H1-GEN-T2.6: whether water and magma flood what opens into them, and have dwellers (H1-WAT). */
  water: z._default(z.boolean(), false),
  /** H1-GEN-T2.8: whether treasures of interest have names (H1-TRE). */
  namedTreasures: z._default(z.boolean(), false),
  /** H1-GEN-T2.12: the last year of the Age of Villainy (H1-VIL-08). */
  villainyYears: z._default(z.int().check(z.minimum(5), z.maximum(99)), 30),
  /** H1-GEN-T2.14: how the Alpha Villain begins (H1-AVI-15). */
  alphaVillain: z._default(z.enum(['as printed', 'strong']), 'as printed'),
  /** H1-GEN-T2.15: who stands against the Dungeon Master at the last (H1-DMR-21, -23). */
  lastAttack: z._default(z.enum(['knights', 'whole realm']), 'knights'),
  firstGame: SHARED_OPTIONS.firstGame,
  wobble: SHARED_OPTIONS.wobble,
});

export type FirstOptions = z.infer<typeof firstOptionsSchema>;

/** `firstOptions({ world: 'hollow earth' })`, the rest as usual. */
export function firstOptions(some: Partial<FirstOptions> = {}): FirstOptions {
  return firstOptionsSchema.parse(some);
}
