import type { Piece, Point } from '@understory/page';
import type { Civ } from '../civ.ts';
import type { RoomShape } from './shapes.ts';

/** The Dwarves, and what they must remember. */
export interface DwarfCiv extends Civ {
  /** The shapes of dormitories and vaults (H2-DWF-20). */
  readonly taste: { readonly dormitory: RoomShape; readonly vault: RoomShape };
  /** Where they founded their hold. */
  foundation: Point;
  /** The tunnel they came by. */
  entrance: Piece;
  /** Nothing was exploited this turn. */
  idle: boolean;
}
