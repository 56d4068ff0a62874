import { TOLERANCE } from '@understory/ruler';
import { type Leg, type Station, stationAfter, waysOn } from './legs.ts';
import type { Network, Node } from './network.ts';

/** A room, a junction or a dead end that one comes to, and how. */
export interface Reached {
  readonly at: Station;
  /** How far it is from where one set out, along middle lines (H1-MEA-07). */
  readonly length: number;
  /** The last leg of the way, and what came before it; null where one set out. */
  readonly by: Leg | null;
  readonly before: Reached | null;
}

/**
 * All that can be come to from a station, the nearest first, each by the shortest way; as far as a length, and over those legs alone that
 * may be gone. Whoever has found what he looks for stops asking.
 */
export function* outward(
  network: Network,
  start: Station,
  far = Number.POSITIVE_INFINITY,
  mayGo: (leg: Leg) => boolean = () => true,
): Generator<Reached> {
  const waiting: Reached[] = [{ at: start, length: 0, by: null, before: null }];
  const done = new Set<Node>();
  while (waiting.length > 0) {
    const here = waiting.shift() as Reached;
    const node = here.by?.node ?? network.rooms.get(here.at.piece);
    if (node && done.has(node)) continue;
    if (node) done.add(node);
    yield here;
    if (here.by !== null && here.by.node === null) continue;
    for (const leg of waysOn(network, here.at)) {
      const length = here.length + leg.length;
      if (length > far + TOLERANCE || (leg.node && done.has(leg.node)) || !mayGo(leg)) continue;
      insert(waiting, { at: stationAfter(network, leg, leg.length), length, by: leg, before: here });
    }
  }
}

/** In order of their lengths; what came first goes before what is as far. */
function insert(waiting: Reached[], it: Reached): void {
  let [low, high] = [0, waiting.length];
  while (low < high) {
    const mid = (low + high) >> 1;
    if ((waiting[mid] as Reached).length <= it.length) low = mid + 1;
    else high = mid;
  }
  waiting.splice(low, 0, it);
}
