import * as z from 'zod';

/** A tile by its name, or by its place in the order in which the tiles were laid, the Entrance being 0. */
const tile = z.union([z.string().max(40), z.int().min(0).max(12)]);
const few = z.int().min(0).max(6);
const trackSpaces = z.tuple([few, few, few]);

/** What `given:` may hold: the table as it stands before the rule. Left out, it is as at set-up. */
export const givenSchema = z.strictObject({
  /** Tiles in the order placed: by name, beyond the exit of the one before; or saying beyond which tile, and by which way. */
  tiles: z
    .array(
      z.union([
        z.string().max(40),
        z.strictObject({ tile: z.string().max(40), after: tile, by: z.enum(['exit', 'staircase']).default('exit') }),
      ]),
    )
    .max(12)
    .default([]),
  kora: z.strictObject({ tile, space: z.int().min(1).max(6).default(1) }).optional(),
  life: z.int().min(1).max(6).default(6),
  round: z.int().min(0).max(999).default(0),
  dice: z
    .strictObject({
      combat: z.literal([4, 6, 8]),
      defense: z.literal([4, 6, 8]),
      speed: z.literal([4, 6, 8]),
    })
    .optional(),
  monsters: z
    .array(
      z.strictObject({
        on: tile,
        goblins: few.default(0),
        skeletons: few.default(0),
        grislyk: z.boolean().default(false),
      }),
    )
    .max(13)
    .default([]),
  /** On the spaces 1, 2 and 3. */
  track: z
    .strictObject({
      goblins: trackSpaces.default([0, 0, 0]),
      skeletons: trackSpaces.default([0, 0, 0]),
      grislyk: z.int().min(1).max(3).optional(),
    })
    .optional(),
  items: z.array(z.string().max(40)).max(12).default([]),
  done: z
    .array(z.enum(['book', 'crucible', 'grislyk']))
    .max(3)
    .default([]),
  searched: z.array(tile).max(12).default([]),
  /** The levels whose Search Deck is empty. */
  emptyDecks: z.array(z.int().min(1).max(3)).max(3).default([]),
  /** What is left in the Event Deck. */
  events: z.array(z.string().max(40)).max(20).optional(),
  invisible: z.boolean().default(false),
  cursed: z.boolean().default(false),
  /** The steps left of a movement that is going on. */
  steps: z.int().min(0).max(9).default(0),
});
export type Given = z.infer<typeof givenSchema>;
export type GivenTile = z.infer<typeof tile>;
