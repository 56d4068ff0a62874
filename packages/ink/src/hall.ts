import type { Figure } from './figure.ts';

/** Natural caves of this many square beads are halls. */
const HALL = 9;

/** So large that one sees its far wall. */
export const isHall = ({ kind, owner, area, isAir, shape }: Figure): boolean =>
  kind === 'cave' && owner === null && area >= HALL && !isAir && shape.closed;
