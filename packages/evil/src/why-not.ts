import type { Clause } from '@understory/table';
import { ITEMS, type OneUse } from './search.table.ts';
import { FACES } from './tiles.table.ts';
import { isAtExit } from './ways.ts';
import {
  anyMonsterOn,
  type Deed,
  type Heading,
  type Monster,
  monstersOn,
  type Phase,
  type World,
  yourTile,
} from './world.ts';

/** Something Kora may want to do. */
export type Move = 'search' | `use ${OneUse}` | Exclude<Deed, 'done'> | Exclude<Heading, 'stop'>;

/** Why a move is not allowed, and by which clause. */
export interface Refusal {
  readonly clause: Clause;
  readonly text: string;
}

/** The phase of each move (DE-RND-01). */
function phaseOf(move: Move): Phase {
  if (move === 'search') return 'search';
  return move.startsWith('use ') ? 'items' : 'act';
}

const PHASE_NAMES: Partial<Readonly<Record<Phase, string>>> = {
  search: 'Searching is phase 3',
  items: 'Items are used in phase 4',
  act: 'Moving and attacking are phase 5',
};

/** Why Kora may not do this now; null if she may. */
export function whyNot(world: World, move: Move): Refusal | null {
  if (world.result !== null) return { clause: 'DE-RND-04', text: 'The game is over.' };
  const phase = phaseOf(move);
  if (world.phase !== phase) {
    return { clause: move.startsWith('use ') ? 'DE-ITM-02' : 'DE-RND-01', text: `${PHASE_NAMES[phase]} of a round.` };
  }
  if (move === 'search') return whyNotSearch(world);
  if (move === 'move') return whyNotMove(world);
  if (move.startsWith('use ')) return whyNotUse(world, move.slice(4) as OneUse);
  if (move.startsWith('attack ')) return whyNotAttack(world, move.slice(7) as Monster);
  return whyNotStep(world, move as Exclude<Heading, 'stop'>);
}

const NO_SEARCH = {
  entrance: { clause: 'DE-SPC-01', text: 'There is nothing to search on the Dungeon Entrance.' },
  monster: { clause: 'DE-SCH-01', text: 'A monster is on the tile.' },
  searched: { clause: 'DE-SCH-01', text: 'This tile was searched before.' },
  empty: { clause: 'DE-SCH-06', text: 'The Search Deck of this level is empty.' },
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
  return pack[item] > 0 ? null : { clause: 'DE-ITM-01', text: `Kora has no ${ITEMS[item].name}.` };
}

const NO_ACT = {
  moved: { clause: 'DE-ACT-01', text: 'Kora has moved already.' },
  closed: { clause: 'DE-ACT-01', text: 'All attacks come before, or all come after, the movement.' },
  failed: { clause: 'DE-ATK-03', text: 'An attack failed; that ends the attacks of this phase.' },
  nobody: { clause: 'DE-ATK-01', text: 'No such monster is on the tile.' },
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
  spent: { clause: 'DE-MOV-01', text: 'No step is left.' },
  wall: { clause: 'DE-TIL-01', text: 'The line ends here: this tile has no exit.' },
  outside: {
    clause: 'DE-SPC-01',
    text: 'There is nothing behind the Dungeon Entrance; Kora leaves by ending her movement here.',
  },
  noStairs: { clause: 'DE-TIL-04', text: 'There is no staircase on this tile.' },
  notHere: { clause: 'DE-TIL-04', text: 'The staircase touches space 3.' },
} as const satisfies Record<string, Refusal>;

/** DE-MOV-01: a step goes to a touching space (DE-WRD-03, DE-WRD-04). */
export function whyNotStep(world: World, heading: Exclude<Heading, 'stop'>): Refusal | null {
  const { steps, space } = world;
  if (steps < 1) return NO_STEP.spent;
  const tile = yourTile(world);
  if (heading === 'back') return space > 1 || tile.parent >= 0 ? null : NO_STEP.outside;
  if (heading === 'on') return space < tile.face.spaces || isAtExit(tile, space) ? null : NO_STEP.wall;
  if (tile.face.staircase === 0) return NO_STEP.noStairs;
  return space === tile.face.staircase ? null : NO_STEP.notHere;
}
