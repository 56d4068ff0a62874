/** By what lists of facts are narrowed: six boxes, and no more (CH-LEG-18). */
export const BOXES = ['comings and ends', 'fights', 'dealings', 'works', 'treasure', 'journeys'] as const;
export type Box = (typeof BOXES)[number];

/** What a line of a list is about, to be narrowed by. */
export interface Listed {
  readonly box: Box;
  /** Worth enough to have changed something. */
  readonly isTurning: boolean;
  readonly groups: readonly string[];
}
