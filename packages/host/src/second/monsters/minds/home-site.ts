import type { Piece, Point } from '@understory/page';

/** A place where a group could live: a room, cave, cavern or water, or (null) a spot of rock or surface to dig. */
export interface HomeSite {
  readonly piece: Piece | null;
  readonly at: Point;
}
