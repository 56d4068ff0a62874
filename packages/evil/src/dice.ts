import { type Clause, type Rule, roll } from '@understory/table';
import type { Attribute } from './events.table.ts';
import { FACES } from './tiles.table.ts';
import { type World, yourTile } from './world.ts';

/** One die of so many sides. In a playout it falls at once; at the table it is asked for. */
export function* die(world: World, clause: Clause, sides: number, what: string): Rule<number> {
  if (world.quick) return world.quick.die(sides);
  return yield* roll(clause, `1d${sides}`, what);
}

const ROLLS: Readonly<Record<Attribute, string>> = {
  combat: "Kora's Combat",
  defense: "Kora's Defense",
  speed: "Kora's Speed",
};

/** DE-WRD-09: the die assigned, and every bonus in force. */
export function* attributeRoll(world: World, clause: Clause, attribute: Attribute): Rule<number> {
  return (yield* die(world, clause, world.dice[attribute], ROLLS[attribute])) + bonus(world, attribute);
}

/** What items (DE-ITM-03) and The Cliff (DE-SPC-04) add to every roll of an attribute. */
function bonus(world: World, attribute: Attribute): number {
  if (attribute === 'defense') return world.pack.shield; // DE-SCH-T2.4
  if (attribute === 'speed') return world.pack.amulet; // DE-SCH-T1.3
  return 2 * world.pack.sword + (yourTile(world).face === FACES.cliff ? 1 : 0); // DE-SCH-T3.2, DE-SPC-04
}

/** What came of "roll dN vs. attribute". */
export interface Versus {
  readonly against: number;
  readonly rolled: number;
  readonly passed: boolean;
}

/** DE-WRD-10: an attribute result lower than dN fails; equal or higher passes. */
export function* versus(world: World, clause: Clause, sides: number, attribute: Attribute, what: string): Rule<Versus> {
  const against = yield* die(world, clause, sides, what);
  const rolled = yield* attributeRoll(world, clause, attribute);
  return { against, rolled, passed: rolled >= against };
}
