import type { Clause } from '@understory/table';
import { tell } from './tell.ts';
import { inPlay, type Monster, TOKENS, type World, yourTile } from './world.ts';

/** DE-TRK-01: the last space of the track is the arrival. */
const ARRIVAL = 4;

/** DE-TRK-02, DE-TRK-06: new monsters go to space 1, as many as there are tokens left. */
export function putOnTrack(world: World, clause: Clause, monster: 'goblin' | 'skeleton', many: number): void {
  const placed = atMostTokens(world, monster, many);
  world.track[monster][1] = (world.track[monster][1] ?? 0) + placed;
  tell(world, () => ({ kind: 'came', clause, monster, many: placed, space: 1 }));
}

/** DE-SPC-10, DE-EVT-T1.12: nobody places him while he is in play or once he is slain. */
export function putGrislykOnTrack(world: World, clause: Clause): boolean {
  if (world.grislyk !== 'away') return false;
  world.grislyk = 'track';
  world.grislykAt = 1;
  tell(world, () => ({ kind: 'came', clause, monster: 'grislyk', many: 1, space: 1 }));
  return true;
}

/** DE-EVT-04: at once, on Kora's tile. */
export function putOnYourTile(world: World, clause: Clause, monster: 'goblin' | 'skeleton', many: number): void {
  arrive(world, clause, monster, atMostTokens(world, monster, many));
}

/** DE-TRK-03: one space right for all; who reaches the last one is on Kora's tile at once. */
export function advance(world: World, clause: Clause): void {
  const { goblin, skeleton } = world.track;
  if (isEmpty(world)) return;
  tell(world, () => ({ kind: 'advanced', clause }));
  const goblins = shifted(goblin);
  const skeletons = shifted(skeleton);
  if (goblins > 0) arrive(world, clause, 'goblin', goblins);
  if (skeletons > 0) arrive(world, clause, 'skeleton', skeletons);
  if (world.grislyk === 'track' && ++world.grislykAt === ARRIVAL) arrive(world, clause, 'grislyk', 1);
}

function isEmpty({ track, grislyk }: World): boolean {
  if (grislyk === 'track') return false;
  for (let space = 1; space < ARRIVAL; space++) {
    if (track.goblin[space] !== 0 || track.skeleton[space] !== 0) return false;
  }
  return true;
}

/** Everybody one space on; how many have arrived. */
function shifted(on: number[]): number {
  const arrived = on[3] ?? 0;
  on[3] = on[2] ?? 0;
  on[2] = on[1] ?? 0;
  on[1] = 0;
  return arrived;
}

function arrive(world: World, clause: Clause, monster: Monster, many: number): void {
  if (monster === 'grislyk') {
    world.grislyk = 'board';
    world.grislykAt = world.at;
  } else yourTile(world)[monster] += many;
  tell(world, () => ({ kind: 'arrived', clause, monster, many, tile: world.at }));
}

function atMostTokens(world: World, monster: Monster, many: number): number {
  return Math.min(many, TOKENS[monster] - inPlay(world, monster));
}

/** Phase 6 is one advance (DE-TRK-04). */
export function* trackPhase(world: World) {
  advance(world, 'DE-TRK-04');
}
