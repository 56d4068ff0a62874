import * as z from 'zod';
import type { Nouns } from '../../nouns.ts';
import { PAGE_SIZES, type PageSizeName } from '../../options.ts';

const beads = z.number().min(-100).max(1000);
export const point = z.tuple([beads, beads]);
export const handle = z.string().min(1).max(40);

/** `standard`, `24x16` or `[24, 16]`. */
export const pageSchema = z.union([
  z.enum(Object.keys(PAGE_SIZES) as [PageSizeName, ...PageSizeName[]]).transform((name) => ({ ...PAGE_SIZES[name] })),
  z
    .string()
    .regex(/^\d{1,3}x\d{1,3}$/, `write ${Object.keys(PAGE_SIZES).join(', ')} or 30x21`)
    .transform((size) => ({ width: Number(size.split('x')[0]), height: Number(size.split('x')[1]) })),
  z.tuple([z.int(), z.int()]).transform(([width, height]) => ({ width, height })),
]);

/** A piece, drawn in one of four ways. */
export function pieceSchema({ kinds, biomes, nexuses, manners }: Nouns) {
  return z
    .strictObject({
      /** What the scenario calls it; it is the piece's id. */
      id: handle.optional(),
      kind: z.enum(Object.keys(kinds)),
      /** Centre and radius. */
      disc: z.tuple([beads, beads, z.number().positive()]).optional(),
      /** A centre line, `width` wide. */
      line: z.array(point).min(2).optional(),
      width: z.number().positive().default(0.4),
      /** Left, top, right, bottom. */
      box: z.tuple([beads, beads, beads, beads]).optional(),
      /** A closed ring. */
      outline: z.array(point).min(3).optional(),
      area: z.number().positive().optional(),
      title: z.string().optional(),
      biome: z.enum(biomes).optional(),
      nexus: z.enum(nexuses).optional(),
      manner: z.enum(manners).default('natural'),
      owner: handle.optional(),
      within: handle.optional(),
      feature: handle.optional(),
      variant: z.string().optional(),
      room: z.string().optional(),
    })
    .refine((it) => [it.disc, it.line, it.box, it.outline].filter(Boolean).length === 1, {
      message: 'draw it as one of disc, line, box or outline',
    });
}
export type GivenPiece = z.infer<ReturnType<typeof pieceSchema>>;

export function beadSchema(nouns: Nouns) {
  return z.strictObject({
    in: handle,
    kind: z.enum(nouns.beads),
    count: z.int().min(1).max(100).default(1),
    owner: handle.optional(),
    name: z.string().optional(),
  });
}
export type GivenBead = z.infer<ReturnType<typeof beadSchema>>;

/** A mark on a piece: ⌂ is a fortification, ☒ a tomb. */
export function markSchema(nouns: Nouns) {
  return z.strictObject({ in: handle, kind: z.enum(nouns.marks) });
}
export type GivenMark = z.infer<ReturnType<typeof markSchema>>;

/** A group; its beads are given with it as their owner. */
export const groupSchema = z.strictObject({
  id: handle,
  kind: z.string(),
  name: z.string().optional(),
  /** The civilization it belongs to. */
  of: handle.optional(),
  card: z.string().optional(),
  built: z.array(z.string()).default([]),
});
export type GivenGroup = z.infer<typeof groupSchema>;
