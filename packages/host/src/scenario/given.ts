import * as z from 'zod';
import { PAGE_SIZES, type PageSizeName } from '../options.ts';
import { PEOPLES } from '../second/civilization/civ.ts';
import { BEAD_KINDS, KINDS, type Kind, MANNERS, NEXUSES, SURFACE_BIOMES, UNDERGROUND_BIOMES } from '../second/nouns.ts';
import { secondOptionsSchema } from '../second/options.ts';
import { monsterParts } from './given-monsters.ts';

const beads = z.number().min(-100).max(1000);
const point = z.tuple([beads, beads]);
const handle = z.string().min(1).max(40);

/** `standard`, `24x16` or `[24, 16]`. */
const page = z.union([
  z.enum(Object.keys(PAGE_SIZES) as [PageSizeName, ...PageSizeName[]]).transform((name) => ({ ...PAGE_SIZES[name] })),
  z
    .string()
    .regex(/^\d{1,3}x\d{1,3}$/, `write ${Object.keys(PAGE_SIZES).join(', ')} or 30x21`)
    .transform((size) => ({ width: Number(size.split('x')[0]), height: Number(size.split('x')[1]) })),
  z.tuple([z.int(), z.int()]).transform(([width, height]) => ({ width, height })),
]);

/** A piece, drawn in one of four ways. */
const piece = z
  .strictObject({
    /** What the scenario calls it; it is the piece's id. */
    id: handle.optional(),
    kind: z.enum(Object.keys(KINDS) as [Kind, ...Kind[]]),
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
    biome: z.enum([...UNDERGROUND_BIOMES, ...SURFACE_BIOMES]).optional(),
    nexus: z.enum(NEXUSES).optional(),
    manner: z.enum(MANNERS).default('natural'),
    owner: handle.optional(),
    within: handle.optional(),
    feature: handle.optional(),
    look: z.string().optional(),
    room: z.string().optional(),
  })
  .refine((it) => [it.disc, it.line, it.box, it.outline].filter(Boolean).length === 1, {
    message: 'draw it as one of disc, line, box or outline',
  });
export type GivenPiece = z.infer<typeof piece>;

const bead = z.strictObject({
  in: handle,
  kind: z.enum(BEAD_KINDS),
  count: z.int().min(1).max(100).default(1),
  owner: handle.optional(),
  name: z.string().optional(),
});
export type GivenBead = z.infer<typeof bead>;

/** A group; its beads are given with it as their owner. */
const group = z.strictObject({
  id: handle,
  kind: z.string(),
  name: z.string().optional(),
  /** The civilization it belongs to. */
  of: handle.optional(),
  card: z.string().optional(),
  built: z.array(z.string()).default([]),
});

/** A people in the middle of its age. It has settled by its own set-up, on ground that was empty still. */
const civilization = z.strictObject({
  people: z.enum(PEOPLES),
  name: z.string().min(1).max(60).optional(),
  /** Where it settled: the foundation, capitol, Gate, Landing Site or Stone. */
  at: point.optional(),
  /** The turns that it has played. */
  turn: z.int().min(0).max(99).default(0),
  /** Its ● and its ○, ❖ not counted; as its set-up leaves them if left out. */
  population: z.int().min(0).max(40).optional(),
  treasure: z.int().min(0).max(40).optional(),
  /** What stands already. */
  built: z.array(z.string()).default([]),
  /** Alien facilities that stand, but are damaged. */
  damaged: z.array(z.string()).default([]),
  /** Natural pieces that it has opened. */
  opened: z.array(handle).default([]),
  /** How many demons sit in the Assembly, and where the Tunneller is. */
  assembly: z.int().min(0).max(10).optional(),
  tunneller: point.optional(),
});
export type GivenCivilization = z.infer<typeof civilization>;

/** What a scenario of How to Host a Dungeon may set up. */
export const givenSchema = z.strictObject({
  page: page.default({ ...PAGE_SIZES.standard }),
  /** The row of the world's shape; left out, the ground is not laid yet. */
  world: z.int().min(1).max(6).optional(),
  strata: z.int().optional(),
  /** How many features of each kind are on the map already. */
  drawn: z
    .partialRecord(z.enum(['ore', 'gems', 'caves', 'water', 'magma', 'biome']), z.int().min(0).max(100))
    .default({}),
  pieces: z.array(piece).default([]),
  beads: z.array(bead).default([]),
  groups: z.array(group).default([]),
  civilizations: z.array(civilization).max(2).default([]),
  ...monsterParts,
});
export type Given = z.infer<typeof givenSchema>;

const { width: _width, height: _height, strata: _strata, ...rest } = secondOptionsSchema.shape;

/** The options that a scenario may set; the page and its strata are part of what is given. */
export const scenarioOptionsSchema = z.strictObject({
  ...rest,
  name: rest.name.unwrap().default('A scenario'),
  /** Off, so that places can be written down exactly (H2-PRI-04). */
  wobble: z.boolean().default(false),
});
export type ScenarioOptions = z.infer<typeof scenarioOptionsSchema>;
