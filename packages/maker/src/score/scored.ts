import type { Square } from '../grid.ts';
import type { Placed } from './shapes.ts';

/** A shape that was scored. */
export interface ScoredShape extends Placed {
  /** With 1 more for a shape of 3 or 4 rooms of one type (DM-SCR-03). */
  readonly points: number;
  readonly isOfOneType: boolean;
}

/** Acid ponds that lie together. */
export interface PondGroup {
  readonly squares: readonly Square[];
  readonly points: number;
  /** The row of DM-SCR-T2. */
  readonly row: number;
}

/** DM-SCR-01: what was built, scored. */
export interface BuildingScore {
  readonly points: number;
  readonly shapes: readonly ScoredShape[];
  readonly ponds: readonly PondGroup[];
  readonly bosses: number;
}
