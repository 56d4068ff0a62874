import type { Clause } from '@understory/table';
import type { Means, Tick, Who } from '../events.ts';
import { whoOf } from './measure.ts';
import type { Ender } from './monster.ts';

/** Why beads come or go. */
export interface Cause extends Ender {
  readonly clause: Clause;
  readonly deed: Means;
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
export function enderOf({ by, disaster }: Ender): Who | null {
  if (by) return whoOf(by);
  return disaster ? { cause: disaster } : null;
}
