import * as z from 'zod';
import { shapeSchema } from './sheet-file.ts';

const text = z.string().max(2000);
const tick = z.int().min(-1);

/** What a group had, knew or held against another for a time, as other programs read it. */
export const heldSchema = z.strictObject({
  what: z.enum(['pact', 'known', 'hall', 'tags', 'cards', 'grudge']).describe('Expect more of them.'),
  group: text,
  to: text.optional().describe('The other side of a pact or a grudge.'),
  kind: text.optional().describe('Of a pact: pact, bribe or annexed.'),
  piece: text.nullable().optional().describe('The place that is known, or what was built.'),
  shape: shapeSchema.optional().describe('A stretch of the surface line that is known, and is no piece.'),
  building: text.optional().describe('What a hall is.'),
  tags: z.array(text).max(100).optional(),
  cards: z.array(text).max(100).optional().describe('The cards that lay with its own.'),
  much: z.int().min(0).optional().describe('How large a grudge is.'),
  since: tick.describe('The tick of the journal since which it is so.'),
  until: tick.nullable().describe('The tick until which it was so; null if it still is.'),
});
export type Held = z.infer<typeof heldSchema>;
