import * as z from 'zod';
import { _default as withDefault } from 'zod/mini';
import { playtestOptionsSchema } from '../../playtest/options.ts';
import { beadsSchema } from '../shared/bead-words.ts';
import { point } from '../shared/given.ts';

const few = z.int().min(0).max(40);

/** The Deep Elves in their city, with so much (`●4 ○2`). */
const city = z.strictObject({ has: beadsSchema, built: z.array(z.string()).max(20).default([]) });
export type GivenCity = z.infer<typeof city>;

/** A group that lives in a lair of its own at a spot. */
const group = z.strictObject({
  name: z.string().min(1).max(60),
  kind: z.enum(['delvers', 'breeders', 'alpha']),
  flavour: z.string().min(1).max(60).optional(),
  has: beadsSchema,
  at: point,
});
export type GivenBand = z.infer<typeof group>;

/** What a scenario of the playtest rules may set up. */
export const givenSchema = z.strictObject({
  /** The strata as rings, from the top; left out, the page is blank. `two` are those of PT-EX-01. */
  strata: z.union([z.literal('two').transform(() => TWO), z.array(z.array(point).min(3)).max(7)]).optional(),
  /** Open space to start with: halls by their left, top, right and bottom. */
  halls: z
    .array(z.tuple([z.number(), z.number(), z.number(), z.number()]))
    .max(20)
    .default([]),
  /** Sites of ore: how many lodes, in a row to the right of a spot, 1.2 apart. */
  ore: z
    .array(z.strictObject({ at: point, lodes: few }))
    .max(10)
    .default([]),
  /** Caves with ● and ○ of nobody. */
  packs: z
    .array(z.strictObject({ at: point, has: beadsSchema }))
    .max(20)
    .default([]),
  /** Caves where ○ lie about. */
  loose: z.array(point).max(20).default([]),
  plague: z
    .array(z.strictObject({ at: point, number: few }))
    .max(5)
    .default([]),
  city: city.optional(),
  groups: z.array(group).max(20).default([]),
  era: few.default(1),
});
export type Given = z.infer<typeof givenSchema>;

const { width: _width, height: _height, ...rest } = playtestOptionsSchema.shape;

/** The options that a scenario may set; there is one size of page. */
export const scenarioOptionsSchema = z.strictObject({
  ...rest,
  name: withDefault(rest.name.def.innerType, 'A scenario'),
  wobble: z.boolean().default(false),
});
export type ScenarioOptions = z.infer<typeof scenarioOptionsSchema>;

const TWO: [number, number][][] = [
  [
    [0, 4],
    [30, 4],
    [30, 12.5],
    [0, 12.5],
  ],
  [
    [0, 12.5],
    [30, 12.5],
    [30, 21],
    [0, 21],
  ],
];
