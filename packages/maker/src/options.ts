import * as z from 'zod/mini';

/** DM-MUL-01. */
export const MOST_PLAYERS = 99;
const LONGEST_PLAYER = 24;

const player = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(LONGEST_PLAYER),
  z.refine((it) => !/[\p{Cc}\p{Cs}]/u.test(it), 'a name has letters only, no control characters'),
);

/** Who plays, in seat order. Each has own dice, that are made from the name (DM-MUL-03). */
export const makerOptionsSchema = z.strictObject({
  players: z._default(
    z.array(player).check(
      z.minLength(1),
      z.maxLength(MOST_PLAYERS),
      z.refine((all) => new Set(all).size === all.length, 'two players have the same name'),
    ),
    ['Maker'],
  ),
});

export type MakerOptions = z.infer<typeof makerOptionsSchema>;

/** `makerOptions({ players: ['Ann', 'Ben'] })` */
export function makerOptions(some: Partial<MakerOptions> = {}): MakerOptions {
  return makerOptionsSchema.parse(some);
}
