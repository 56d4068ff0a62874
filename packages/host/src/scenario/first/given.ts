import * as z from 'zod';
import { _default as withDefault } from 'zod/mini';
import { NOUNS } from '../../first/nouns.ts';
import { firstOptionsSchema } from '../../first/options.ts';
import { VILLAINS } from '../../first/villainy/keys.ts';
import { WORLD_KEYS } from '../../first/worlds/keys.ts';
import { beadSchema, groupSchema, handle, markSchema, pieceSchema, point } from '../shared/given.ts';

const few = z.int().min(0).max(40);
/** Nobles and slaves of a place: `[2, 3]`. */
const nobility = z.tuple([few, few]);

/** A natural cave of a bead, and what is in it (H1-PRM-T2). */
const cave = z.strictObject({
  id: handle.optional(),
  at: point,
  /** How bad its plague is. */
  plague: z.int().min(1).max(9).optional(),
  fate: z.boolean().default(false),
  gems: few.default(0),
  beasts: few.default(0),
  /** The Ancient Wyrm, by its name. */
  wyrm: z.string().min(1).max(60).optional(),
  filled: z.enum(['water', 'magma']).optional(),
});
export type GivenCave = z.infer<typeof cave>;

/** The Dwarves in the middle of their age. They have dug down to the lode nearest to an x. */
const dwarves = z.strictObject({
  at: z.number(),
  /** Their ●, their gathered ○, and what lies in their first mine; as the set-up leaves them if left out. */
  population: few.optional(),
  gathered: few.optional(),
  ungathered: few.optional(),
  built: z.array(z.string()).default([]),
});
export type GivenDwarves = z.infer<typeof dwarves>;

/** The Dark Elves, on a level Underdark 18 deep. */
const darkElves = z.strictObject({
  at: z.number(),
  city: nobility.optional(),
  /** Each at a spot, joined to the nearest of their tunnels. */
  colonies: z
    .array(
      z.strictObject({ at: point, has: nobility, name: z.string().optional(), built: z.array(z.string()).default([]) }),
    )
    .max(10)
    .default([]),
});
export type GivenElves = z.infer<typeof darkElves>;

const demons = z.strictObject({
  at: z.number(),
  princes: few.optional(),
  /** Where the worm is, in a room of its own, and how many ○ it carries. */
  worm: point.optional(),
  load: few.default(0),
});
export type GivenDemons = z.infer<typeof demons>;

/** ● and ○: `[3, 2]`. */
const purse = z.tuple([few, few]);

/** A group of monsters that lives at a spot; a room is drawn there if there is none. */
const monsters = z.strictObject({
  /** What the scenario calls it. */
  name: z.string().min(1).max(60),
  kind: z.enum(['delvers', 'breeders', 'alpha', 'temple']),
  flavour: z.string().min(1).max(60),
  at: point,
  has: purse,
  alignment: z.enum(['lawful', 'chaotic', 'hungry']).optional(),
  /** Whom it has met, by their names. */
  met: z.array(z.string()).default([]),
  shrine: z.boolean().default(false),
  /** Whose slave or minion it is (H1-DMR-16, H1-LIC-04). */
  bears: z.array(z.enum(['enslaved', 'dominated'])).default([]),
});
export type GivenMonsters = z.infer<typeof monsters>;

/** A lone fighter in a room at a spot. */
const lone = z.strictObject({ type: z.string().min(1).max(60), at: point, has: purse });
export type GivenLone = z.infer<typeof lone>;

/** ● of a building at an x. */
const garrisoned = z.strictObject({ at: z.number(), has: few });
/** The surface kingdoms: their castle at an x, and farms of 1● at others. */
const kingdoms = z.strictObject({
  at: z.number(),
  castle: purse,
  farms: z.array(z.number()).default([]),
  city: garrisoned.optional(),
  tower: garrisoned.optional(),
  /** How many special constructions stand already (H1-SUR-T1). */
  specials: few.default(0),
});
export type GivenKingdom = z.infer<typeof kingdoms>;

/** The arch-villain, by its own set-up, once all else stands. */
const villain = z.strictObject({
  kind: z.enum(VILLAINS),
  name: z.string().min(1).max(60).optional(),
  /** The Dungeon Master's, and what the villain has; as the set-up leaves them if left out. */
  army: few.optional(),
  treasure: few.optional(),
  /** Whose minds the Thought Lords have, by name, besides the one that they take at once. */
  infiltrated: z.array(z.string()).default([]),
});
export type GivenVillain = z.infer<typeof villain>;

/** What a scenario of the first edition may set up. */
export const givenSchema = z.strictObject({
  /** Left out, the ground is not laid yet. */
  world: z.enum(WORLD_KEYS).optional(),
  /** From one end to the other, with a lode every thumb (H1-PRM-04). */
  veins: z
    .array(z.tuple([point, point]))
    .max(10)
    .default([]),
  /** The middles of triangles of mithral (H1-PRM-03). */
  mithral: z.array(point).max(10).default([]),
  /** No lode is left. */
  minedOut: z.boolean().default(false),
  rivers: z.array(z.array(point).min(2)).max(5).default([]),
  caves: z.array(cave).max(40).default([]),
  pieces: z.array(pieceSchema(NOUNS)).default([]),
  beads: z.array(beadSchema(NOUNS)).default([]),
  marks: z.array(markSchema(NOUNS)).default([]),
  groups: z.array(groupSchema).default([]),
  /** The year that was played last. */
  year: few.default(0),
  dwarves: dwarves.optional(),
  'dark elves': darkElves.optional(),
  demons: demons.optional(),
  monsters: z.array(monsters).max(20).default([]),
  lone: z.array(lone).max(20).default([]),
  kingdoms: kingdoms.optional(),
  villain: villain.optional(),
});
export type Given = z.infer<typeof givenSchema>;

const { width: _width, height: _height, world: _world, ...rest } = firstOptionsSchema.shape;

/** The options that a scenario may set; the page and its world are part of what is given. */
export const scenarioOptionsSchema = z.strictObject({
  ...rest,
  name: withDefault(rest.name.def.innerType, 'A scenario'),
  wobble: z.boolean().default(false),
});
export type ScenarioOptions = z.infer<typeof scenarioOptionsSchema>;
