import { TOLERANCE } from '@understory/ruler';
import type { Rule } from '@understory/table';
import { type Leg, type Station, stationAfter, waysOn } from './legs.ts';
import type { Network } from './network.ts';

/** What was walked: each leg as far as it was followed, and where the walk came to its end. */
export interface Walk {
  readonly legs: readonly { readonly leg: Leg; readonly far: number }[];
  readonly end: Station;
  readonly length: number;
}

/** How a walk goes on: which of the ways is taken, and how far one comes on it (less than its length where something stops the walk). */
export interface Walker {
  choose(ways: readonly Leg[]): Rule<Leg>;
  follow(leg: Leg, far: number): Rule<number>;
}

/**
 * H1-MEA-33: along middle lines, at each room or junction by one of the ways on other than back; to the end of a length, at a dead end, or
 * where something stops it.
 */
export function* walk(network: Network, start: Station, length: number, walker: Walker): Rule<Walk> {
  const legs: { leg: Leg; far: number }[] = [];
  let at = start;
  let left = length;
  let came: Leg | null = null;
  while (left > TOLERANCE) {
    const ways = waysOn(network, at, came);
    if (ways.length === 0) break;
    const leg = yield* walker.choose(ways);
    const most = Math.min(left, leg.length);
    const far = Math.min(most, yield* walker.follow(leg, most));
    legs.push({ leg, far });
    left -= far;
    at = stationAfter(network, leg, far);
    if (far < most - TOLERANCE || far < leg.length - TOLERANCE || leg.node === null) break;
    came = leg;
  }
  return { legs, end: at, length: length - left };
}
