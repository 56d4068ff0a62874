import type { Piece, Point } from '@understory/page';
import type { Civ } from '../civ.ts';

/** The Dwarves, and what they must remember. */
export interface DwarfCiv extends Civ {
  /** Where they founded their hold. */
  foundation: Point;
  /** The tunnel they came by. */
  entrance: Piece;
  /** Nothing was exploited this turn. */
  idle: boolean;
}
