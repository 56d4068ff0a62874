import { type Bead, MATTERS, type Matter, type Piece, type Sheet } from '@understory/page';
import type { Clause } from '@understory/table';
import * as z from 'zod';
import type { Nouns } from './nouns.ts';

/** Far off any page, but no nonsense: rivers may run over its edge. */
const coordinate = z.number().min(-1000).max(1000);
const id = z.string().min(1).max(80);
const text = z.string().max(2000);
const tick = z.int().min(0);
const stratum = z.int().min(0).max(1000).describe('The stratum of its centre; 0 is the surface.');

export const clauseSchema = z
  .string()
  .max(80)
  .regex(/^[^-]+-[^-]+-.+$/)
  .describe('The clause of the rulebook, such as H2-FEA-T1.1–5.') as unknown as z.ZodType<Clause>;

const point = z.strictObject({ x: coordinate, y: coordinate });
const path = z.array(coordinate).min(2).max(100_000).describe('x, y, x, y … in beads, y growing downwards.');
const shape = z
  .strictObject({
    path,
    closed: z.boolean().describe('Whether the path is a ring, whose inside belongs to the shape.'),
    swell: z.number().min(0).max(1000).describe('The shape is everything at most this far from the path.'),
  })
  .describe('A disc is one point and its radius; a tunnel its centre line and half its width; a cave a ring.');

const lived = {
  id,
  since: tick.describe('The tick of the journal at which it came to be.'),
  until: tick.nullable().describe('The tick at which it ceased to be; null while it is there.'),
};

const stratumSchema = z.strictObject({
  number: z.int().min(1).max(1000),
  outline: path,
  area: z.number().min(0).describe('In square beads.'),
  centre: point,
  numberAt: point.describe('Where its number is written.'),
  touchesSurface: z.boolean(),
});

const ground = z.strictObject({
  world: text.describe('What kind of world: Folds.'),
  surfaces: z.array(shape).max(10).describe('The first is the one above which the sky is.'),
  strata: z.array(stratumSchema).max(1000),
});

const formerGround = z.strictObject({
  ground,
  until: tick.describe('The tick of the journal at which another ground was laid in its stead.'),
});

const label = z.strictObject({
  ...lived,
  text,
  note: text.nullable().describe('A second, smaller line.'),
  at: point,
  about: id.describe('The piece or feature that it names.'),
  size: z.enum(['large', 'plain', 'small']),
});

const legendLine = z.strictObject({ ...lived, text });

const bond = z.strictObject({ ...lived, kind: z.enum(['works', 'opened', 'claimed']), group: id, piece: id });

const many = 200_000;

/** The page of an edition: all that ever was on it. */
export function sheetSchema(nouns: Nouns, upToDate: (sheet: OlderSheet) => Sheet) {
  const feature = z.strictObject({
    ...lived,
    kind: z.enum(nouns.features),
    stratum,
    clause: clauseSchema,
    title: text,
  });

  const piece = z.strictObject({
    ...lived,
    kind: z.enum(Object.keys(nouns.kinds)),
    matter: z
      .enum(MATTERS)
      .optional()
      .describe(
        'Open pieces can be travelled through, solid ones not; covers only lie on what is there. Left out: as its kind says.',
      ),
    shape,
    area: z.number().min(0).describe('In square beads, as the rule asked for it or as measured.'),
    age: text.describe('The age that drew it.'),
    clause: clauseSchema,
    stratum,
    manner: z.enum(nouns.manners).describe('How it is drawn: whose hand dug it.'),
    title: text.describe('What it is, for people: a vein of ore.'),
    owner: id.nullable().describe('The group whose it is.'),
    people: text
      .nullable()
      .optional()
      .describe('The people that made it; null for nature and monsters. Left out: as its clause says.'),
    feature: id.nullable().describe('The feature it belongs to.'),
    within: id.nullable().describe('The piece it lies in: a lake in its cave.'),
    biome: z.enum(nouns.biomes).nullable(),
    nexus: z.enum(nouns.nexuses).nullable(),
    look: text.nullable().describe('A turn of the drawing that no rule reads.'),
    room: text.nullable().describe('What sort of room, building or work it is; null for what is none.'),
  });

  const unit = z
    .strictObject({
      ...lived,
      kind: z.enum(nouns.resources),
      biome: z.enum(nouns.biomes).nullable(),
      at: point,
      piece: id,
      stratum,
    })
    .describe('About a bead’s worth of a resource; until = when it was exhausted.');

  const bead = z.strictObject({
    ...lived,
    origin: id
      .optional()
      .describe('The id of its first placement, the same however often it moves; left out: its own id.'),
    kind: z.enum(nouns.beads),
    at: point,
    piece: id,
    owner: id.nullable(),
    name: text.nullable(),
    fixed: z.boolean().describe('It can never be moved, spent, stolen or removed.'),
    look: text.nullable().default(null).describe('What it stands for, from the narrowest word to the widest.'),
  });

  const mark = z.strictObject({
    ...lived,
    kind: z.enum(nouns.marks),
    at: point,
    piece: id,
    text: text.nullable(),
  });

  const written = z.strictObject({
    width: z.number().min(1).max(1000).describe('In beads.'),
    height: z.number().min(1).max(1000).describe('In beads.'),
    title: text,
    ground: ground.nullable().describe('Surface and strata; null before the world has its shape.'),
    laidAt: tick
      .nullable()
      .optional()
      .describe(
        'The tick of the journal at which the first ground was laid; null while there is none. Left out: when the first thing was drawn.',
      ),
    former: z.array(formerGround).max(100).default([]).describe('How the ground lay before, the oldest first.'),
    features: z.array(feature).max(many),
    pieces: z.array(piece).max(many),
    units: z.array(unit).max(many),
    beads: z.array(bead).max(many),
    marks: z.array(mark).max(many),
    labels: z.array(label).max(many),
    legend: z.array(legendLine).max(many),
    bonds: z.array(bond).max(many),
  });
  return written.transform(upToDate) satisfies z.ZodType<Sheet>;
}

/** A sheet as a file may hold it: what was added to the format later may be missing. */
export interface OlderSheet extends Omit<Sheet, 'laidAt' | 'pieces' | 'beads'> {
  readonly laidAt?: number | null | undefined;
  readonly pieces: readonly OlderPiece[];
  readonly beads: readonly OlderBead[];
}

export interface OlderPiece extends Omit<Piece, 'matter' | 'people'> {
  readonly matter?: Matter | undefined;
  readonly people?: string | null | undefined;
}

interface OlderBead extends Omit<Bead, 'origin'> {
  readonly origin?: string | undefined;
}
