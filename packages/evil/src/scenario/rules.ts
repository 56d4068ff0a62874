import type { Rule } from '@understory/table';
import { movement } from '../movement.ts';
import { phaseRule, round } from '../round.ts';
import { place } from '../stacks.ts';
import { PHASES, type World } from '../world.ts';

/** What scenarios can run. Phases have the numbers of DE-RND-01; 0 is the round start. */
export const rules: Readonly<Record<string, (world: World, ...numbers: number[]) => Rule<unknown>>> = {
  *nothing() {},
  round,
  *'N rounds'(world, many = 1) {
    for (let i = 0; i < many && world.result === null; i++) yield* round(world);
  },
  'phase N': (world, number = 0) => phases(world, number, number),
  'phases N to N': (world, from = 0, to = 0) => phases(world, from, to),
  movement,
  /** As if Kora had gone through the exit, or down the staircase, of the tile of that number. */
  'a tile beyond the exit of tile N': (world, at = 0) => place(world, at, 'exit'),
  'a tile beyond the staircase of tile N': (world, at = 0) => place(world, at, 'staircase'),
};

function* phases(world: World, from: number, to: number): Rule {
  for (const phase of PHASES.slice(from, to + 1)) {
    if (world.result !== null) return;
    yield* phaseRule(world, phase);
  }
}
