import type { Piece, Point } from '@understory/page';
import type { Civ } from '../civ.ts';
import type { RoomShape } from './shapes.ts';

/** H2-DEM-21: how they dig. `mixed` takes one at random for each tunnel, `each` asks for each. */
export const TUNNELS = ['straight', 'curved', 'tangled', 'zigzag'] as const;
export type TunnelLook = (typeof TUNNELS)[number];

/** The Demons, and what they must remember. Their Assembly is the group's ● beside the map (H2-DEM-01). */
export interface DemonCiv extends Enclave {
  readonly gate: Piece;
  /** The middle of the Gate. */
  readonly heart: Point;
  /** Where the Tunneller is: a point (H2-DEM-04). */
  tunneller: Point;
  /** Its sign on the page. */
  sign: string | null;
  /** It has left the Gate, and never goes back in. */
  hasLeft: boolean;
}

/** The Demons before their Gate stands: how they will build and dig. */
export interface Enclave extends Civ {
  readonly digs: TunnelLook | 'mixed' | 'each';
  readonly theme: string;
  /** H2-DEM-22: the ten shapes in the order they are used, and how many rooms have been drawn. */
  readonly shapes: readonly RoomShape[];
  rooms: number;
}

/** The demons still in the Assembly. */
export function assembly({ group }: Civ): readonly string[] {
  return group.aside;
}
