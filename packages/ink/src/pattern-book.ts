import type { Bead, BeadKind, Piece, Sheet, Mark as Sign } from '@understory/page';
import type { Point } from '@understory/ruler';
import type { DrawingContext } from './drawing-context.ts';
import type { Habitat } from './drawings/caves/life.ts';
import type { Furnishings } from './drawings/rooms/furnishing.ts';
import type { Sketch } from './drawings/sketch.ts';
import type { Strip } from './drawings/surface/strip.ts';
import type { FateMarks, Figure, Masonry, NexusPen, PiecePen, WallLine, WorkAlong } from './figure.ts';
import type { LairStyle } from './lairs/lair.ts';
import type { Colour, Mark } from './mark.ts';
import type { RoadPen } from './road.ts';
import type { Tracing } from './tracing.ts';
import type { Tremor } from './tremor.ts';

/** A small drawing for legends and lists, from −0.5 to 0.5 either way. */
export type Emblem = (tremor: Tremor) => Mark[];

/** Which sign it is, where it is set and how big: at its own place, or by the piece it belongs to; and what is written in it. */
export type SignPen = (
  at: Point,
  piece: Figure | undefined,
  sign: Sign,
) => readonly [what: Sketch, at: Point, size: number, written?: string];

/** What an edition's monsters live in. */
export interface Lairs {
  /** The ages whose groups build in a style of lair; what earlier ages built keeps its own look. */
  readonly ages: ReadonlySet<string>;
  readonly styles: Readonly<Record<string, LairStyle>>;
  /** Used for an unknown style. */
  readonly usual: LairStyle;
  /** The name of a room where they live, and of one under the sky. */
  readonly home: string;
  readonly hut: string;
  /** What they build besides, by its name. */
  readonly rooms: Furnishings;
}

/** What touches, what is near, and what belongs together, in beads: what the player's pen must leave as the rules see it. */
export interface PenMeasures {
  readonly touch: number;
  /** Null where being near is not a matter of beads. */
  readonly near: number | null;
  /** The largest distance between units of one site. */
  readonly chain: number;
}

/** What the legend explains: each kind of bead in a word, and a length that players know. */
export interface LegendWords {
  readonly beads: readonly { readonly kind: BeadKind; readonly word: string }[];
  readonly scale: { readonly word: string; readonly length: number };
}

/** Draws the pieces of one kind that only this edition has. */
export interface KindPen {
  readonly kind: string;
  draw(piece: Figure, context: DrawingContext): readonly Mark[];
  /** It ends where the rock ends. */
  readonly inRock?: true;
}

/** What the names of an edition look like. The shared code looks every name up here and contains none itself. */
export interface PatternBook {
  /** How each people builds. */
  readonly peoples: Readonly<Record<string, Masonry>>;
  /** The line of walls that nobody has built; null for the usual one. */
  readonly natural: WallLine | null;
  /** The inks of the pens, where each group has its own; the hands' inks where it is left out. */
  readonly pens?: readonly Colour[];
  /** The pieces as they are drawn at a tick, in an edition that draws some of them anew. */
  redrawn?(sheet: Sheet, tick: number, paper: Tracing): readonly Piece[];
  /** Where a hand puts beads whose seats lie on a wall. */
  seated?(sheet: Sheet): readonly Bead[];
  /** Beads lie on the newest sheet, whenever they came. */
  readonly beadsOnTop?: true;
  /** The kind of feature whose labels are numbers at the sides of the page; null where the strata have numbers instead. */
  readonly sideNumbers: string | null;
  /** The kinds of pieces that are places in others, and have no walls of their own. */
  readonly unwalled: ReadonlySet<string>;
  /** The variants of caves that are open to the sky. */
  readonly air: ReadonlySet<string>;
  /** How bodies of ore are drawn, by their variant; others are drawn with nuggets. */
  readonly ores: Readonly<Record<string, PiecePen>>;
  /** What is drawn in a piece besides, by what it is. */
  readonly sights: Readonly<Record<string, PiecePen>>;
  /** What stands in a room, or what a building is, by the room's name. */
  readonly rooms: Furnishings;
  /** Works that are a way rather than a room. */
  readonly works: Readonly<Record<string, WorkAlong>>;
  /** Those of them that stand out over the ground where they begin. */
  readonly headed: ReadonlySet<string>;
  /** Ways under the sky. */
  readonly roads: Readonly<Record<string, RoadPen>>;
  /** Null where no monsters live yet. */
  readonly lairs: Lairs | null;
  readonly nexuses: Readonly<Record<string, NexusPen>>;
  /** What nature and villains have drawn besides rock, riches and water, on each of the layers for it. */
  readonly kinds: Readonly<Record<'corruption' | 'nexus' | 'resources', readonly KindPen[]>>;
  /** What lives in caves and on shores, by the biome's name. */
  readonly caveLife: Readonly<Record<string, (habitat: Habitat) => void>>;
  /** The tint of a great hall with life in it, by the biome's name. */
  readonly hallTints: Readonly<Record<string, Colour>>;
  /** What grows under the sky. */
  readonly landLife: Readonly<Record<string, (strip: Strip) => void>>;
  /** The signs on pieces. */
  readonly signs: Readonly<Record<string, SignPen>>;
  readonly fates: FateMarks;
  /** Whose room makes its owner the ruler of a land, and what is on the homes of those who serve; null where nobody rules. */
  readonly rule: { readonly capital: string; readonly vassal: string } | null;
  /** Emblems on beads, by the words of a bead's look. */
  readonly beads: Readonly<Record<string, Sketch>>;
  /** The same for white beads, and for tokens in place of the pawn. */
  readonly whiteBeads: Readonly<Record<string, Sketch>>;
  readonly tokens: Readonly<Record<string, Sketch>>;
  /** The look of the beads of each people, where they have none of their own. */
  readonly folk: Readonly<Record<string, string>>;
  /** The word in a bead's look that gives it a crown; null where nobody has one. */
  readonly crowned: string | null;
  /** The ages in which being near is a matter of territories, not of beads. */
  readonly territorial: ReadonlySet<string>;
  readonly measures: PenMeasures;
  readonly legend: LegendWords;
}
