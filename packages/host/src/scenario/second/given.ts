import * as z from 'zod';
import { _default as withDefault } from 'zod/mini';
import { PAGE_SIZES } from '../../options.ts';
import { PEOPLES } from '../../second/civilization/civ.ts';
import { NOUNS } from '../../second/nouns.ts';
import { secondOptionsSchema } from '../../second/options.ts';
import { beadSchema, groupSchema, handle, pageSchema, pieceSchema, point } from '../shared/given.ts';
import { monsterParts } from './given-monsters.ts';

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
  page: pageSchema.default({ ...PAGE_SIZES.standard }),
  /** The row of the world's shape; left out, the ground is not laid yet. */
  world: z.int().min(1).max(6).optional(),
  strata: z.int().optional(),
  /** How many features of each kind are on the map already. */
  drawn: z
    .partialRecord(z.enum(['ore', 'gems', 'caves', 'water', 'magma', 'biome']), z.int().min(0).max(100))
    .default({}),
  pieces: z.array(pieceSchema(NOUNS)).default([]),
  beads: z.array(beadSchema(NOUNS)).default([]),
  groups: z.array(groupSchema).default([]),
  civilizations: z.array(civilization).max(2).default([]),
  ...monsterParts,
});
export type Given = z.infer<typeof givenSchema>;

const { width: _width, height: _height, strata: _strata, ...rest } = secondOptionsSchema.shape;

/** The options that a scenario may set; the page and its strata are part of what is given. */
export const scenarioOptionsSchema = z.strictObject({
  ...rest,
  name: withDefault(rest.name.def.innerType, 'A scenario'),
  /** Off, so that places can be written down exactly (H2-PRI-04). */
  wobble: z.boolean().default(false),
});
export type ScenarioOptions = z.infer<typeof scenarioOptionsSchema>;
