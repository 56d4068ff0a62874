import type { Foothold } from '../growth.ts';
import type { Rows } from '../sketch.ts';

/** A cave or shore to be filled with life. */
export interface Habitat {
  readonly rows: Rows;
  floor(apart: number, room?: number, steepest?: number): Foothold[];
  ceiling(apart: number, room?: number, steepest?: number): Foothold[];
  /** Steep places on walls; `out` is the side that is open: 1 to the right, -1 to the left. */
  walls(apart: number): (Foothold & { readonly out: 1 | -1 })[];
  /** Points in mid-air. */
  air(apart: number, room?: number): Foothold[];
  /** A size between two, larger in a high cave, but never larger than there is room for; `breadth` is of a thing 1 high. */
  size(spot: Foothold, least: number, most: number, breadth?: number): number;
}
