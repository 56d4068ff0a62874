import type { Sheet } from '@understory/page';

/** What a drawing may know of the surroundings of its piece. */
export interface DrawingContext {
  readonly sheet: Sheet;
  readonly tick: number;
  /** How far down the first surface is at x. */
  surfaceAt(x: number): number;
  /** Can something stand here: a cave, a room, a tunnel, or the sky? */
  open(x: number, y: number): boolean;
}
