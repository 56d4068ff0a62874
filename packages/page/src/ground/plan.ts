/**
 * A world as its surface and blocks of rock. Every block is, at each x, one stretch of y, and its strata are cut by lines
 * that never double back over an x. So heights over a row of columns describe a world completely.
 */
export interface WorldPlan {
  readonly name: string;
  surface(x: number): number;
  readonly blocks: readonly Block[];
  /** Where surface or blocks have corners, so that a column stands there. */
  readonly corners: readonly number[];
}

/** A block of rock, cut into `count` strata of equal area by the lines `lineAt(x, level)`, level rising downwards. */
export interface Block {
  readonly count: number;
  /** Where the block begins and ends at x; the surface and the page's bottom cut it further. */
  top(x: number): number;
  bottom(x: number): number;
  lineAt(x: number, level: number): number;
  /** Where a line is just its level plus a height over x, that height: then it need be reckoned but once a column. */
  readonly lift?: (x: number) => number;
  readonly levels: { readonly low: number; readonly high: number };
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}
