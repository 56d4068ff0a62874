import {
  type Bead,
  BONDS,
  type Feature,
  type Label,
  type LegendLine,
  MATTERS,
  type Mark,
  type Matter,
  type Piece,
  type Sheet,
} from '@understory/page';
import { type AsWritten, asWritten, type Clause } from '@understory/table';
import * as z from 'zod';
import type { Nouns } from './nouns.ts';

/**
 * How much a sheet may hold: ten times what the largest honest worlds do (60 × 42 beads, 20 strata, 99 turns of either late age, some
 * 630 pieces with 11,000 points). A sheet is drawn, and drawing takes longer than reading.
 */
const MOST = {
  strata: 200,
  features: 300,
  pieces: 10_000,
  units: 10_000,
  beads: 20_000,
  marks: 2_000,
  labels: 2_000,
  legend: 100,
  bonds: 5_000,
  pens: 1_000,
  /** Numbers in one path. */
  path: 14_000,
  /** Numbers in all paths of the pieces, and of the strata. */
  paths: 250_000,
} as const;

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
const path = z.array(coordinate).min(2).max(MOST.path).describe('x, y, x, y … in beads, y growing downwards.');
export const shapeSchema = z
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

const TOO_FINE = `its outlines have more than ${MOST.paths / 2} points`;

function isDrawable(paths: readonly (readonly number[])[]): boolean {
  return paths.reduce((sum, it) => sum + it.length, 0) <= MOST.paths;
}

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
  surfaces: z.array(shapeSchema).max(10).describe('The first is the one above which the sky is.'),
  strata: z
    .array(stratumSchema)
    .max(MOST.strata)
    .refine((all) => isDrawable(all.map((it) => it.outline)), TOO_FINE),
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

const pen = z.number().int().min(0).max(MOST.pens).describe('The number of its group’s own pen.');

const bond = z.strictObject({
  ...lived,
  kind: z.enum(BONDS),
  group: id,
  piece: id,
  stretch: z
    .strictObject({ from: z.number().min(0), to: z.number().min(0) })
    .exactOptional()
    .describe('The part of a tunnel that is claimed, as distances along it; left out: all of the piece.'),
  anew: z
    .strictObject({ age: text, people: text.nullable(), manner: text, pen: pen.exactOptional() })
    .exactOptional()
    .describe('Of a piece that was drawn anew: on which sheet, and in whose hand.'),
});

/** The page of an edition: all that ever was on it. */
export function sheetSchema(nouns: Nouns, upToDate: (sheet: OlderSheet) => WrittenSheet) {
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
    shape: shapeSchema,
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
    biome: oneOf(nouns.biomes),
    nexus: oneOf(nouns.nexuses),
    variant: text.nullable().optional().describe('Which of several drawings it has; null: the plain one.'),
    look: text.nullable().optional().describe('What the variant is called in files of format 1.'),
    room: text.nullable().describe('What sort of room, building or work it is; null for what is none.'),
    pen: pen.exactOptional(),
  });

  const unit = z
    .strictObject({
      ...lived,
      kind: z.enum(nouns.resources),
      biome: oneOf(nouns.biomes),
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
    emblem: text.nullable().optional().describe('What it stands for, from the narrowest word to the widest.'),
    look: text.nullable().optional().describe('What the emblem is called in files of format 1.'),
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
    features: z.array(feature).max(MOST.features),
    pieces: z
      .array(piece)
      .max(MOST.pieces)
      .refine((all) => isDrawable(all.map((it) => it.shape.path)), TOO_FINE),
    units: z.array(unit).max(MOST.units),
    beads: z.array(bead).max(MOST.beads),
    marks: z.array(mark).max(MOST.marks),
    labels: z.array(label).max(MOST.labels),
    legend: z.array(legendLine).max(MOST.legend),
    bonds: z.array(bond).max(MOST.bonds),
  });
  return written.transform((sheet) => asRead(upToDate(sheet))) satisfies z.ZodType<Sheet>;
}

/** One of an edition's words, or none; an edition may have no such words at all. */
function oneOf(words: readonly string[]) {
  return words.length > 0 ? z.enum(words).nullable() : z.null();
}

/** A sheet as a file has it: with words for those who read it without the game. */
export interface WrittenSheet extends Omit<Sheet, 'features' | 'pieces' | 'marks' | 'labels' | 'legend'> {
  readonly features: readonly Titled<Feature>[];
  readonly pieces: readonly Titled<Piece>[];
  readonly marks: readonly (Omit<Mark, 'what'> & { readonly text: string | null })[];
  readonly labels: readonly (Omit<Label, 'what' | 'note'> & { readonly text: string; readonly note: string | null })[];
  readonly legend: readonly (Omit<LegendLine, 'what'> & { readonly text: string })[];
}

type Titled<T extends { readonly what: unknown }> = Omit<T, 'what'> & { readonly title: string };

/** What was added to the format later may be missing in an older file. */
export interface OlderSheet extends Omit<WrittenSheet, 'laidAt' | 'pieces' | 'beads'> {
  readonly laidAt?: number | null | undefined;
  readonly pieces: readonly OlderPiece[];
  readonly beads: readonly OlderBead[];
}

export interface OlderPiece extends Omit<Titled<Piece>, 'matter' | 'people' | 'variant'> {
  readonly matter?: Matter | undefined;
  readonly people?: string | null | undefined;
  readonly variant?: string | null | undefined;
  /** What `variant` was called. */
  readonly look?: string | null | undefined;
}

/** What the format lets another program leave out, filled in by the words of an edition. */
export function filledIn({ kinds }: Pick<Nouns, 'kinds'>): (sheet: OlderSheet) => WrittenSheet {
  return (sheet) => ({
    ...sheet,
    laidAt: sheet.laidAt ?? null,
    pieces: sheet.pieces.map(({ look: _, matter, people = null, variant = null, ...it }) => ({
      ...it,
      people,
      variant,
      matter: matter ?? (Object.hasOwn(kinds, it.kind) ? (kinds[it.kind] as Matter) : 'cover'),
    })),
    beads: sheet.beads.map(({ look: _, emblem = null, ...it }) => ({ ...it, emblem, origin: it.origin ?? it.id })),
  });
}

/** A sheet out of a file, to be looked at: all of it is called as it is written there. */
export function asRead(sheet: WrittenSheet): Sheet {
  return {
    ...sheet,
    features: sheet.features.map(untitled),
    pieces: sheet.pieces.map(untitled),
    marks: sheet.marks.map(({ text: said, ...it }) => ({ ...it, what: said === null ? null : asWritten(said) })),
    labels: sheet.labels.map(({ text: said, note, ...it }) => ({
      ...it,
      what: asWritten(said),
      note: note === null ? null : asWritten(note),
    })),
    legend: sheet.legend.map(({ text: said, ...it }) => ({ ...it, what: asWritten(said) })),
  };
}

function untitled<T extends { readonly title: string }>({ title, ...it }: T): Omit<T, 'title'> & { what: AsWritten } {
  return { ...it, what: asWritten(title) };
}

interface OlderBead extends Omit<Bead, 'origin' | 'emblem'> {
  readonly origin?: string | undefined;
  readonly emblem?: string | null | undefined;
  /** What `emblem` was called. */
  readonly look?: string | null | undefined;
}
