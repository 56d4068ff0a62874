import { mil, pointAlong, TOLERANCE } from '@understory/ruler';
import { runsAlong } from '../contacts.ts';
import type { Territory } from '../territory.ts';
import { legOnward, type Onward, type Station } from './legs.ts';
import type { Network } from './network.ts';

/** Where the middle line of a tunnel leaves a territory, and which way along it leads out (H1-MON-14). */
export interface Frontier extends Station {
  readonly onward: Onward;
  readonly x: number;
  readonly y: number;
}

/** H1-MON-14: the frontiers of a territory, by x, then y. Where a tunnel ends at once there is nothing to go on to. */
export function frontiers(network: Network, territory: Territory): Frontier[] {
  const found: Frontier[] = [];
  for (const { passage, length } of network.tunnels.values()) {
    if (!territory.reaches(passage.shape)) continue;
    const { path } = passage.shape;
    const add = (along: number, onward: Onward) => {
      const { x, y } = pointAlong(path, along);
      const frontier = { piece: passage.id, along, onward, x: mil(x), y: mil(y) };
      if (legOnward(network, frontier, onward).length > network.stub) found.push(frontier);
    };
    for (const { from, to } of runsAlong(path, (x, y) => territory.holds(x, y))) {
      if (from > TOLERANCE) add(from, -1);
      if (to < length - TOLERANCE) add(to, 1);
    }
  }
  return found.sort((a, b) => a.x - b.x || a.y - b.y);
}
