import type { Spot } from '../growth.ts';
import type { Rows } from '../sketch.ts';

/** A cave to be filled with life. */
export interface Den {
  readonly rows: Rows;
  floor(apart: number, room?: number, steepest?: number): Spot[];
  ceiling(apart: number, room?: number, steepest?: number): Spot[];
  /** Steep places, and which way is out from the wall: 1 to the right, -1 to the left. */
  walls(apart: number): (Spot & { readonly out: 1 | -1 })[];
  /** Points in mid-air. */
  air(apart: number, room?: number): Spot[];
  /** Sizes between two, more in a high cave, but never more than there is room for; `breadth` of a thing 1 high. */
  size(spot: Spot, least: number, most: number, breadth?: number): number;
}
