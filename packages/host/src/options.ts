import * as z from 'zod/mini';

/** The page sizes by name; any `W×H` within the limits will do too (H2-MSR-04). */
export const PAGE_SIZES = {
  notebook: { width: 20, height: 14 },
  standard: { width: 30, height: 21 },
  poster: { width: 60, height: 42 },
} as const;
export type PageSizeName = keyof typeof PAGE_SIZES;

export const PAGE_LIMITS = { width: { least: 16, most: 60 }, height: { least: 12, most: 42 } } as const;

/** What any edition can be told before it begins. The options of an edition take these in beside its own. */
export const SHARED_OPTIONS = {
  width: z._default(z.int().check(z.gte(PAGE_LIMITS.width.least), z.lte(PAGE_LIMITS.width.most)), 30),
  height: z._default(z.int().check(z.gte(PAGE_LIMITS.height.least), z.lte(PAGE_LIMITS.height.most)), 21),
  /** The world's name; empty = one is made up from the seed. */
  name: z._default(z.string().check(z.maxLength(60), z.regex(/^\P{Cc}*$/u, 'must have no control characters')), ''),
  /** The player's first game: it goes easier by default. */
  firstGame: z._default(z.boolean(), false),
  /** Boundaries wobble for looks; the worked examples switch it off. */
  wobble: z._default(z.boolean(), true),
};

export type HostOptions = z.infer<z.ZodMiniObject<typeof SHARED_OPTIONS>>;
