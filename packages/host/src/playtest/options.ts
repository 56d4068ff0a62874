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
  /** PT-ERA-07: more groups than this are too many. */
  tooMany: z._default(z.int().check(z.gte(4), z.lte(20)), 8),
  /** PT-ELF-25. */
  lastYear: last,
  /** PT-ERA-10. */
  lastEra: last,
  firstGame: SHARED_OPTIONS.firstGame,
  wobble: SHARED_OPTIONS.wobble,
});

export type PlaytestOptions = z.infer<typeof playtestOptionsSchema>;

/** `playtestOptions({ surface: 1.8 })`, the rest as usual. */
export function playtestOptions(some: Partial<PlaytestOptions> = {}): PlaytestOptions {
  return playtestOptionsSchema.parse(some);
}
