import type { Clause, Rule } from '@understory/table';
import { roll } from './asks.ts';
import type { Attribute, Danger } from './events.table.ts';
import type { Bonus } from './events.ts';
import type { Question } from './questions.ts';
import { tell } from './tell.ts';
import { FACES } from './tiles.table.ts';
import { type World, yourTile } from './world.ts';

/** One die with this many sides. In a playout it falls at once; at the table it is asked for. */
export function* die(world: World, clause: Clause, sides: number, topic: () => Question): Rule<number> {
  if (world.quick) return world.quick.die(sides);
  return yield* roll(clause, `1d${sides}`, topic());
}

/** DE-WRD-09: the die assigned, and every bonus in force. */
export function* attributeRoll(world: World, clause: Clause, attribute: Attribute): Rule<number> {
  const rolled = yield* die(world, clause, world.dice[attribute], () => ({ kind: 'attribute', attribute }));
  return rolled + bonus(world, attribute);
}

/** What items (DE-ITM-03) and The Cliff (DE-SPC-04) add to every roll of an attribute. */
function bonus(world: World, attribute: Attribute): number {
  let all = 0;
  for (const from of SOURCES[attribute]) all += added(world, from);
  return all;
}

/** The same, one by one, for whoever is told of the roll; left out where nothing is added. */
export function bonusesOf(world: World, attribute: Attribute): { readonly bonuses?: readonly Bonus[] } {
  const bonuses = SOURCES[attribute].map((from) => ({ from, add: added(world, from) })).filter(({ add }) => add > 0);
  return bonuses.length === 0 ? {} : { bonuses };
}

const SOURCES: Readonly<Record<Attribute, readonly Bonus['from'][]>> = {
  combat: ['sword', 'cliff'],
  defense: ['shield'],
  speed: ['amulet'],
};

function added(world: World, from: Bonus['from']): number {
  if (from === 'cliff') return yourTile(world).face === FACES.cliff ? 1 : 0; // DE-SPC-04
  return (from === 'sword' ? 2 : 1) * world.pack[from]; // DE-SCH-T3.2; DE-SCH-T2.4, DE-SCH-T1.3
}

/** DE-WRD-10, "roll dN vs. attribute": a result lower than dN fails; equal or higher passes. */
export function* versus(
  world: World,
  clause: Clause,
  sides: number,
  attribute: Attribute,
  danger: Danger,
): Rule<boolean> {
  const against = yield* die(world, clause, sides, () => ({ kind: 'danger', danger }));
  const rolled = yield* attributeRoll(world, clause, attribute);
  const passed = rolled >= against;
  tell(world, () => ({
    kind: 'tested',
    clause,
    danger,
    attribute,
    against,
    rolled,
    passed,
    ...bonusesOf(world, attribute),
  }));
  return passed;
}
