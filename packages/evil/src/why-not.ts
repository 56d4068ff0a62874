import { type Clause, unreachable } from '@understory/table';
import type { Move } from './moves.ts';
import type { OneUse } from './search.table.ts';
import { FACES } from './tiles.table.ts';
import { isAtExit } from './ways.ts';
import { anyMonsterOn, type Monster, monstersOn, type Phase, type Step, type World, yourTile } from './world.ts';

/** Why a move is not allowed, and by which clause. `telling/refusals.ts` puts it into words. */
export type Refusal = { readonly clause: Clause } & (
  | { readonly why: Exclude<RefusalKey, 'other phase' | 'no such item'> }
  | { readonly why: 'other phase'; readonly phase: Phase }
  | { readonly why: 'no such item'; readonly item: OneUse }
);

export type RefusalKey =
  | 'over'
  | 'other phase'
  | 'entrance'
  | 'monster'
  | 'searched'
  | 'empty deck'
  | 'no such item'
  | 'moved'
  | 'attacks over'
  | 'attack failed'
  | 'nobody'
  | 'no step'
  | 'wall'
  | 'outside'
  | 'no stairs'
  | 'stairs elsewhere';

/** The phase of each move, and the clause that has it there. */
const PHASE_OF: Readonly<Record<Move['kind'], { readonly phase: Phase; readonly clause: Clause }>> = {
  search: { phase: 'search', clause: 'DE-RND-01' },
  use: { phase: 'items', clause: 'DE-ITM-02' },
  attack: { phase: 'act', clause: 'DE-RND-01' },
  move: { phase: 'act', clause: 'DE-RND-01' },
  step: { phase: 'act', clause: 'DE-RND-01' },
};

/** Why Kora may not do this now; null if she may. */
export function whyNot(world: World, move: Move): Refusal | null {
  if (world.result !== null) return { clause: 'DE-RND-04', why: 'over' };
  const { phase, clause } = PHASE_OF[move.kind];
  if (world.phase !== phase) return { clause, why: 'other phase', phase };
  switch (move.kind) {
    case 'search':
      return whyNotSearch(world);
    case 'use':
      return whyNotUse(world, move.item);
    case 'attack':
      return whyNotAttack(world, move.monster);
    case 'move':
      return whyNotMove(world);
    case 'step':
      return whyNotStep(world, move.heading);
    default:
      return unreachable(move);
  }
}

const NO_SEARCH = {
  entrance: { clause: 'DE-SPC-01', why: 'entrance' },
  monster: { clause: 'DE-SCH-01', why: 'monster' },
  searched: { clause: 'DE-SCH-01', why: 'searched' },
  empty: { clause: 'DE-SCH-06', why: 'empty deck' },
} as const satisfies Record<string, Refusal>;

/** DE-SCH-01. */
export function whyNotSearch(world: World): Refusal | null {
  const tile = yourTile(world);
  if (tile.face === FACES.entrance) return NO_SEARCH.entrance;
  if (anyMonsterOn(world, world.at)) return NO_SEARCH.monster;
  if (tile.searched) return NO_SEARCH.searched;
  for (const left of world.search[tile.level - 1] ?? []) if (left > 0) return null;
  return NO_SEARCH.empty;
}

/** DE-ITM-01. */
export function whyNotUse({ pack }: World, item: OneUse): Refusal | null {
  return pack[item] > 0 ? null : { clause: 'DE-ITM-01', why: 'no such item', item };
}

const NO_ACT = {
  moved: { clause: 'DE-ACT-01', why: 'moved' },
  closed: { clause: 'DE-ACT-01', why: 'attacks over' },
  failed: { clause: 'DE-ATK-03', why: 'attack failed' },
  nobody: { clause: 'DE-ATK-01', why: 'nobody' },
} as const satisfies Record<string, Refusal>;

/** DE-ACT-01. */
export function whyNotMove({ mayMove }: World): Refusal | null {
  return mayMove ? null : NO_ACT.moved;
}

/** DE-ATK-01, DE-ATK-04: any monster of the tile, from all its spaces. */
export function whyNotAttack(world: World, monster: Monster): Refusal | null {
  if (!world.mayAttack) return world.mayMove ? NO_ACT.failed : NO_ACT.closed;
  return monstersOn(world, monster, world.at) > 0 ? null : NO_ACT.nobody;
}

const NO_STEP = {
  spent: { clause: 'DE-MOV-01', why: 'no step' },
  wall: { clause: 'DE-TIL-01', why: 'wall' },
  outside: { clause: 'DE-SPC-01', why: 'outside' },
  noStairs: { clause: 'DE-TIL-04', why: 'no stairs' },
  notHere: { clause: 'DE-TIL-04', why: 'stairs elsewhere' },
} as const satisfies Record<string, Refusal>;

/** DE-MOV-01: a step goes to a touching space (DE-WRD-03, DE-WRD-04). */
export function whyNotStep(world: World, heading: Step): Refusal | null {
  const { steps, space } = world;
  if (steps < 1) return NO_STEP.spent;
  const tile = yourTile(world);
  if (heading === 'back') return space > 1 || tile.parent >= 0 ? null : NO_STEP.outside;
  if (heading === 'on') return space < tile.face.spaces || isAtExit(tile, space) ? null : NO_STEP.wall;
  if (tile.face.staircase === 0) return NO_STEP.noStairs;
  return space === tile.face.staircase ? null : NO_STEP.notHere;
}
