import * as z from 'zod/mini';
import { SHARED_OPTIONS } from '../options.ts';

/** The last year, era or season of an age (PT-GEN-13). */
const last = z._default(z.int().check(z.gte(10), z.lte(99)), 30);

/** What a game of the playtest rules is told before it begins, and is never asked (PT-GEN-13): what its rules play by now. */
export const playtestOptionsSchema = z.strictObject({
  /** PT-MEA-01: there is one size of page. */
  width: z._default(z.literal(30), 30),
  height: z._default(z.literal(21), 21),
  name: SHARED_OPTIONS.name,
  /** PT-SET-02: how deep under the page's upper edge the surface lies. */
  surface: z._default(z.union([z.literal(4), z.literal(1.8)]), 4),
  /** PT-ARR-01: are the first edition's rows of the arrivals played: wandering monsters, special features, adventurers? */
  joined: z._default(z.boolean(), true),
  /** PT-CIV-04: how many of the first edition's peoples come at once; with one, it may be the Deep Elves. */
  civilizations: z._default(z.union([z.literal(1), z.literal(2)]), 1),
  /** PT-DIS-01: is the Great Disaster played? */
  disaster: z._default(z.boolean(), true),
  /** PT-KEY-09: does a group that dies leave a minor feature behind? */
  minorFeatures: z._default(z.boolean(), false),
  /** PT-JOI-13: do water and magma flood what opens into them, and have dwellers? */
  water: z._default(z.boolean(), false),
  /** PT-JOI-09: do the surface kingdoms stand from the first era on? */
  kingdoms: z._default(z.boolean(), false),
  /** PT-VIL-01: is the Age of Villainy played, or does the game end with that of Monsters? */
  villainy: z._default(z.boolean(), true),
  /** PT-VIL-14: how many villains. */
  villains: z._default(z.union([z.literal(1), z.literal(2)]), 1),
  /** PT-VIL-05: do groups still arrive in the Age of Villainy? */
  arrivals: z._default(z.boolean(), false),
  /** PT-ERA-07: more groups than this are too many. */
  tooMany: z._default(z.int().check(z.gte(4), z.lte(20)), 8),
  /** PT-ELF-25. */
  lastYear: last,
  /** PT-ERA-10. */
  lastEra: last,
  /** PT-VIL-08. */
  lastSeason: last,
  firstGame: SHARED_OPTIONS.firstGame,
  wobble: SHARED_OPTIONS.wobble,
});

export type PlaytestOptions = z.infer<typeof playtestOptionsSchema>;

/** `playtestOptions({ surface: 1.8 })`, the rest as usual. */
export function playtestOptions(some: Partial<PlaytestOptions> = {}): PlaytestOptions {
  return playtestOptionsSchema.parse(some);
}
