import { LONGEST_NAME } from '@understory/table';
import * as z from 'zod/mini';

/** The tables with a row "make up your own" (H1-MEA-32). */
const MADE_UP_TABLES = [
  'primordial',
  'disaster',
  'delvers',
  'breeders',
  'alpha',
  'wanderer',
  'feature',
  'building',
] as const;
export type MadeUpTable = (typeof MADE_UP_TABLES)[number];

/** How many a game may be given. */
const MOST = 100;

const words = z.string().check(z.maxLength(LONGEST_NAME), z.regex(/^\P{Cc}*$/u, 'must have no control characters'));

/** What the player has made up for a row: a name and, if wanted, a note. */
const madeUpSchema = z.strictObject({
  of: z.enum(MADE_UP_TABLES),
  name: words.check(z.refine((it) => it.trim() !== '', 'must have letters')),
  note: z._default(z.nullable(words), null),
});
export type MadeUp = z.infer<typeof madeUpSchema>;

export const allMadeUpSchema = z.array(madeUpSchema).check(z.maxLength(MOST));
