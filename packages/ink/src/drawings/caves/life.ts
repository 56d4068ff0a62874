import type { Hand } from '../../hand.ts';
import type { Spot } from '../growth.ts';
import type { Rows } from '../sketch.ts';

/** A cave to be filled with life. */
export interface Den {
  readonly rows: Rows;
  readonly hand: Hand;
  floor(apart: number, room?: number, steepest?: number): Spot[];
  ceiling(apart: number, room?: number, steepest?: number): Spot[];
  /** Points in mid-air. */
  air(apart: number, room?: number): Spot[];
  /** Sizes between two, but never more than the cave has room for. */
  size(spot: Spot, least: number, most: number): number;
}
