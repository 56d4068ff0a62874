import type { Piece } from '@understory/page';
import type { DrawingContext } from './drawing-context.ts';
import type { Habitat } from './drawings/caves/life.ts';
import type { Furnishing } from './drawings/rooms/furnishing.ts';
import type { Strip } from './drawings/surface/strip.ts';
import type { LairStyle } from './lairs/lair.ts';
import type { Colour, Mark } from './mark.ts';
import type { RoadPen } from './road.ts';
import type { Tremor } from './tremor.ts';

/** The line that a wall is drawn with. */
export interface WallLine {
  readonly ink: Colour;
  /** Beside the usual width. */
  readonly width: number;
  readonly dash?: readonly number[];
}

/** How a people builds: the floor it lays, and what it sets round its walls. */
export interface Masonry {
  readonly floor: Colour;
  /** The usual line in ink if left out. */
  readonly line?: WallLine;
  /** Drawn under the walls, one after the other, each a little narrower. */
  readonly courses: readonly (readonly [colour: Colour, width: number])[];
  readonly join?: 'sharp';
  readonly thorns?: true;
  /** Stars are painted on the ceilings. */
  readonly stars?: true;
  /** Its hollows have a floor too; those of others are bare rock. */
  readonly stainsHollows?: true;
}

/** The marks by which a piece is known to be ruined, or damaged. */
export interface FateMarks {
  readonly ruined: string;
  readonly damaged: string;
}

/** Draws a work that is a way rather than a room, along its way. */
export type WorkAlong = (piece: Piece, tremor: Tremor) => Mark[];

/** Draws a piece by itself. */
export type PiecePen = (piece: Figure, context: DrawingContext) => readonly Mark[];

/** Draws a piece of a nexus. */
export type NexusPen = (piece: Piece, context: DrawingContext, tremor: Tremor) => Mark[];

/** A piece with what its names look like. */
export interface Figure extends Piece {
  /** How its people builds; null for what nature made, and for a people without a manner of its own. */
  readonly masonry: Masonry | null;
  /** The line of its walls; null for the usual one. */
  readonly line: WallLine | null;
  /** It is open to the sky: air and not a floor. */
  readonly isAir: boolean;
  /** It is a place in another, and has no walls of its own. */
  readonly isUnwalled: boolean;
  /** How a body of its kind of ore is drawn; null for the usual nuggets. */
  readonly ore: PiecePen | null;
  /** What is drawn in it besides, for what it is. */
  readonly sight: PiecePen | null;
  /** The style in which a group of monsters drew it; null for all else. */
  readonly lair: LairStyle | null;
  /** Does such a group live in it? Otherwise it is something that the group built. */
  readonly isHome: boolean;
  /** What stands in it, or what building it is. */
  readonly furnishing: Furnishing;
  /** It is a work along a way. */
  readonly work: WorkAlong | null;
  /** It is a way under the sky. */
  readonly road: RoadPen | null;
  readonly nexusPen: NexusPen | null;
  readonly caveLife: ((habitat: Habitat) => void) | null;
  /** What a great hall is tinted with; null for the colour of bare stone. */
  readonly tint: Colour | null;
  readonly landLife: ((strip: Strip) => void) | null;
}
