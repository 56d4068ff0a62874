import type { Clause } from '@understory/table';
import type { Disaster } from '../disasters.ts';
import type { Means, Tick, Who } from '../events.ts';
import { whoOf } from './measure.ts';
import type { Creature } from './monster.ts';

/** Why beads come or go. */
export interface Cause {
  readonly clause: Clause;
  readonly deed: Means;
  /** At whose hands, or to whom; left out where that is nobody. */
  readonly by?: Creature | null;
  /** What took them, where that is nobody. */
  readonly disaster?: Disaster | undefined;
  /** The line of the journal that it follows from. */
  readonly cause?: Tick;
  /** The construction that the beads are spent on. */
  readonly what?: string;
  /** The group whose loss another one bears (H2-EMP-25). */
  readonly insteadOf?: string;
  /** How many are to be left (H2-CRD-305). */
  readonly left?: number;
}

/** As the journal names who or what it was. */
export function enderOf({ by, disaster }: Pick<Cause, 'by' | 'disaster'>): Who | null {
  if (by) return whoOf(by);
  return disaster ? { cause: disaster } : null;
}
