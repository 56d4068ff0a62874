import { firstFault } from '@understory/table';
import * as z from 'zod/mini';
import { FINE, PEN_LIMITS } from './limits.ts';
import { ROOM_SHAPES } from './room-shapes.ts';

/** The inks on the desk, each a colour of the look. */
export const PEN_INKS = {
  plain: 'ink',
  red: 'penRed',
  blue: 'penBlue',
  green: 'penGreen',
  brown: 'penBrown',
  violet: 'penViolet',
} as const;
export type PenInk = keyof typeof PEN_INKS;
export const PEN_INK_NAMES = Object.keys(PEN_INKS) as readonly PenInk[];

/** Nibs, by their width in beads. */
export const NIBS = { fine: 0.07, plain: 0.14, broad: 0.3 } as const;
export type Nib = keyof typeof NIBS;
export const NIB_NAMES = Object.keys(NIBS) as readonly Nib[];

/** A nudge goes at most one bead far (H2-GEN-09). */
export const FARTHEST = 1;

const id = z.string().check(z.minLength(1), z.maxLength(80));
/** What the thing was when the pen touched it. After an undo another may have its id: that one is left alone. */
const of = z.string().check(z.maxLength(120));
const age = z.string().check(z.maxLength(40));
const place = z.int().check(z.gte(-5 * FINE), z.lte(70 * FINE));
const aside = z.int().check(z.gte(-FARTHEST * FINE), z.lte(FARTHEST * FINE));

/** One thing done with the pen. The list of them is what is kept; taking one back is dropping the last. */
const editSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('nudge'), piece: id, of, dx: aside, dy: aside }).check(
    z.refine(({ dx, dy }) => dx * dx + dy * dy <= (FARTHEST * FINE + 1) * (FARTHEST * FINE + 1), {
      error: 'a nudge goes at most one bead far',
    }),
  ),
  z.strictObject({ do: z.literal('shape'), piece: id, of, shape: z.enum(ROOM_SHAPES) }),
  z.strictObject({
    do: z.literal('course'),
    piece: id,
    of,
    /** x, y, x, y … between its two ends, which stay. */
    points: z.array(place).check(z.minLength(2), z.maxLength(2 * PEN_LIMITS.coursePoints)),
  }),
  z.strictObject({ do: z.literal('label'), label: id, of, x: place, y: place }),
  z.strictObject({
    do: z.literal('name'),
    id,
    of,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(PEN_LIMITS.name)),
  }),
  /** A note on a thing; an empty one takes it away. */
  z.strictObject({ do: z.literal('note'), id, text: z.string().check(z.maxLength(PEN_LIMITS.note)) }),
  /** Who may know of a thing: nobody but who hosts, everybody, or whoever would. */
  z.strictObject({ do: z.literal('known'), id, as: z.enum(['secret', 'told', 'usual']) }),
  z.strictObject({
    do: z.literal('stroke'),
    age,
    ink: z.enum(PEN_INK_NAMES),
    nib: z.enum(NIB_NAMES),
    /** x, y, pressure, x, y, pressure …; pressure from 0 to 100. */
    points: z.array(place).check(z.minLength(3), z.maxLength(3 * PEN_LIMITS.strokePoints)),
  }),
  z.strictObject({
    do: z.literal('sticker'),
    age,
    emblem: z.string().check(z.minLength(1), z.maxLength(60)),
    x: place,
    y: place,
    /** Across, in hundredths of a bead. */
    size: z.int().check(z.gte(FINE / 4), z.lte(8 * FINE)),
    /** Clockwise, in hundredths of a turn. */
    turn: z.int().check(z.gte(0), z.lte(99)),
  }),
  /** Puts a sticker, known by its place in the list, somewhere else. */
  z.strictObject({
    do: z.literal('restick'),
    sticker: z.int().check(z.gte(0), z.lte(PEN_LIMITS.edits)),
    x: place,
    y: place,
  }),
  /** Rubs out strokes and stickers, each known by its place in the list. */
  z.strictObject({
    do: z.literal('erase'),
    edits: z
      .array(z.int().check(z.gte(0), z.lte(PEN_LIMITS.edits)))
      .check(z.minLength(1), z.maxLength(PEN_LIMITS.erased)),
  }),
  /** A thing is drawn and named again as the game has it. */
  z.strictObject({ do: z.literal('reset'), id }),
]);
export type PenEdit = z.infer<typeof editSchema>;

const penSchema = z
  .strictObject({
    format: z.literal('understory/pen'),
    version: z.literal(1),
    edits: z.array(editSchema).check(z.maxLength(PEN_LIMITS.edits)),
  })
  .check(
    z.refine(({ edits }) => pointsIn(edits) <= PEN_LIMITS.points, { error: 'too many points are drawn' }),
    z.refine(({ edits }) => stickersIn(edits) <= PEN_LIMITS.stickers, { error: 'too many stickers are on it' }),
  );

/** The player's edits, read from beside a save. They may come from anybody: if they do not fit, all are left out, and `fault` says why. */
export function readPen(beside: unknown): { readonly edits: readonly PenEdit[]; readonly fault: string | null } {
  if (beside === undefined || beside === null) return { edits: [], fault: null };
  const read = penSchema.safeParse(beside);
  return read.success ? { edits: read.data.edits, fault: null } : { edits: [], fault: firstFault(read.error) };
}

/** Why one more can't be drawn; null if it can. */
export function whyFull(edits: readonly PenEdit[], next: PenEdit): string | null {
  const fault = editSchema.safeParse(next);
  if (!fault.success) return `The pen can’t do that: ${firstFault(fault.error)}.`;
  const all = [...edits, next];
  if (all.length > PEN_LIMITS.edits)
    return `The pen has been used ${PEN_LIMITS.edits} times on this map; no more fits.`;
  if (next.do === 'stroke' && pointsIn(all) > PEN_LIMITS.points) return 'The sheet is full of strokes; no more fits.';
  if (next.do === 'sticker' && stickersIn(all) > PEN_LIMITS.stickers)
    return `A map takes ${PEN_LIMITS.stickers} stickers; no more fits.`;
  return null;
}

const pointsIn = (edits: readonly PenEdit[]): number =>
  edits.reduce((sum, edit) => (edit.do === 'stroke' ? sum + edit.points.length / 3 : sum), 0);

const stickersIn = (edits: readonly PenEdit[]): number => edits.filter((edit) => edit.do === 'sticker').length;
