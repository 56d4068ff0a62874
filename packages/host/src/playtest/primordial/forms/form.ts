import type { Join, Point } from '@understory/page';

/** A form as it lies in a stratum (PT-FRM-T1). */
export type Form = Vein | Intrusion | Scattering | Network | Region;

/** One line all the way through the middle, from its left or upper end. */
export interface Vein {
  readonly kind: 'vein';
  readonly path: readonly number[];
  readonly along: 'x' | 'y';
}

/** One round or oval area: its middle, and how far it reaches sideways and up. */
export interface Intrusion {
  readonly kind: 'intrusion';
  readonly at: Point;
  readonly wide: number;
  readonly high: number;
}

export interface Scattering {
  readonly kind: 'scattering';
  readonly spots: readonly Point[];
}

/** Joined-up lines between nodes, which stand from left to right. */
export interface Network {
  readonly kind: 'network';
  readonly nodes: readonly Point[];
  readonly lines: readonly Join[];
  /** What could be joined too, the shortest first. */
  readonly spare: readonly Join[];
}

/** Nearly the whole stratum, in one part or several. */
interface Region {
  readonly kind: 'region';
  readonly rings: readonly (readonly number[])[];
}

/** The two ends of a line of a network, the left (or upper) one first. */
export function endsOf({ nodes }: Network, { a, b }: Join): readonly [Point, Point] {
  const [p, q] = [nodes[a] as Point, nodes[b] as Point];
  return p.x < q.x || (p.x === q.x && p.y <= q.y) ? [p, q] : [q, p];
}
