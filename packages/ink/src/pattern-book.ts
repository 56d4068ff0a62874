import type { BeadKind } from '@understory/page';
import type { Point } from '@understory/ruler';
import type { DrawingContext } from './drawing-context.ts';
import type { Habitat } from './drawings/caves/life.ts';
import type { Furnishings } from './drawings/rooms/furnishing.ts';
import type { Sketch } from './drawings/sketch.ts';
import type { Strip } from './drawings/surface/strip.ts';
import type { FateMarks, Figure, Masonry, NexusPen, WorkAlong } from './figure.ts';
import type { LairStyle } from './lairs/lair.ts';
import type { Mark } from './mark.ts';
import type { RoadPen } from './road.ts';
import type { Tremor } from './tremor.ts';

/** A small drawing for legends and lists, from −0.5 to 0.5 either way. */
export type Emblem = (tremor: Tremor) => Mark[];

/** Which sign it is, where it is set and how big: at its own place, or by the piece it belongs to. */
export type SignPen = (at: Point, piece: Figure | undefined) => readonly [what: Sketch, at: Point, size: number];

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
  /** What stands in a room, or what a building is, by the room's name. */
  readonly rooms: Furnishings;
  /** Works that are a way rather than a room. */
  readonly works: Readonly<Record<string, WorkAlong>>;
  /** Ways under the sky. */
  readonly roads: Readonly<Record<string, RoadPen>>;
  readonly lairs: Lairs;
  readonly nexuses: Readonly<Record<string, NexusPen>>;
  /** What nature and villains have drawn besides rock, riches and water, on each of the layers for it. */
  readonly kinds: Readonly<Record<'corruption' | 'nexus' | 'resources', readonly KindPen[]>>;
  /** What lives in caves and on shores, by the biome's name. */
  readonly caveLife: Readonly<Record<string, (habitat: Habitat) => void>>;
  /** What grows under the sky. */
  readonly landLife: Readonly<Record<string, (strip: Strip) => void>>;
  /** The signs on pieces. */
  readonly signs: Readonly<Record<string, SignPen>>;
  readonly fates: FateMarks;
  /** Emblems on beads, by the words of a bead's look. */
  readonly beads: Readonly<Record<string, Sketch>>;
  /** The word in a bead's look that gives it a crown. */
  readonly crowned: string;
  /** Emblems of places, life and riches, for stickers. */
  readonly emblems: Readonly<Record<string, Emblem>>;
  /** The ages in which being near is a matter of territories, not of beads. */
  readonly territorial: ReadonlySet<string>;
  readonly measures: PenMeasures;
  readonly legend: LegendWords;
}
