import type { Network, Piece, Unit } from '@understory/page';
import type { Realm } from '../realm.ts';
import { lawsOf, type OwnLaws } from './laws.ts';

// The map as those who live on it see it, by the laws of the edition that is played.

/** Rooms and tunnels as one walks them (H1-MEA-05). */
export function waysOf(world: Realm): Network {
  return lawsOf(world).ways(world.page);
}

/** … as monsters walk them (H1-MEA-17). */
export function raidsOf(world: Realm): Network {
  return lawsOf(world).raids(world.page);
}

/** H1-MEA-16. */
export function gatesOf(world: Realm): ReturnType<OwnLaws<Realm>['gates']> {
  return lawsOf(world).gates(world.page);
}

/** H1-MEA-14. */
export function roomsOf(world: Realm): readonly Piece[] {
  return lawsOf(world).rooms(world.page);
}

/** H1-MEA-15: those without beads that nobody holds. */
export function emptyRooms(world: Realm): Piece[] {
  return roomsOf(world).filter((it) => lawsOf(world).isEmpty(world, it));
}

/** H1-MEA-15: those where nobody lives. */
export function unoccupiedRooms(world: Realm): Piece[] {
  return roomsOf(world).filter((it) => !lawsOf(world).isOccupied(world, it));
}

/** H1-PRM-03. */
export function lodesOf(world: Realm): Unit[] {
  return lawsOf(world).lodes(world.page);
}
