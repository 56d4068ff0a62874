import type { Clause } from '@understory/table';
import type { Means, Tick } from '../events.ts';
import type { Creature } from './monster.ts';

/** Why beads come or go. */
export interface Cause {
  readonly clause: Clause;
  readonly deed: Means;
  /** At whose hands, or to whom; left out where that is nobody. */
  readonly by?: Creature | null;
  /** The line of the journal that it follows from. */
  readonly cause?: Tick;
  /** The construction that the beads are spent on. */
  readonly what?: string;
  /** The group whose loss another one bears (H2-EMP-25). */
  readonly insteadOf?: string;
  /** How many are to be left (H2-CRD-305). */
  readonly left?: number;
}
