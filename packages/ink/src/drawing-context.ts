import type { Piece, Unit } from '@understory/page';
import type { Point, Shape } from '@understory/ruler';
import type { Footing } from './ground/terrain.ts';

/** What has become of the pieces: which ones are ruined, which damaged. */
export interface Fates {
  isRuined(piece: Piece): boolean;
  isDamaged(piece: Piece): boolean;
}

/** Something that lies or lay in a piece to be taken. */
export interface UnitThen {
  readonly id: string;
  readonly kind: Unit['kind'];
  readonly at: Point;
  readonly state: 'to come' | 'there' | 'used up';
}

/** A piece as far as others have to know it. */
export interface Lying {
  readonly kind: string;
  readonly shape: Shape;
}

/**
 * What a drawing may know of the surroundings of its piece. A drawing is kept as long as it would be told the same, so it knows
 * nothing that it has not asked here.
 */
export interface DrawingContext extends Fates {
  /** The page. */
  readonly width: number;
  readonly height: number;
  /** How far down the first surface is at x. */
  surfaceAt(x: number): number;
  /** The ground of what does not stand upright near here: head down on a second surface, or on a rim; null for all else. */
  footing(x: number, y: number): Footing | null;
  /** Can something stand here: a cave, a room, a tunnel, or the sky? */
  open(x: number, y: number): boolean;
  unitsOf(piece: Piece): readonly UnitThen[];
  /** Has what was special here been used up? */
  isSpent(piece: Piece): boolean;
  /** Where the hearts of all nexuses sit. */
  hearts(): readonly Point[];
  /** Water and magma that are there, as far as their boxes meet the piece's. */
  poolsAt(piece: Piece): readonly Lying[];
  /** Has the page a piece for the hollow here? */
  isDug(x: number, y: number): boolean;
  /** The pieces of the same kind that were drawn before it. */
  before(piece: Piece): readonly Shape[];
  /** Where those live whom a piece belongs to: the first few of them. */
  homesOf(owner: string | null): readonly Point[];
  /** What stands, lies or flows under the sky. */
  underSky(): readonly Lying[];
}
