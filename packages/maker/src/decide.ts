import { type Clause, Impossible, type Rule, type Seat, type Subject } from '@understory/table';
import { choose, rollFaces } from './asks.ts';
import type { Question, What } from './questions.ts';
import type { World } from './world.ts';

interface Choice<K extends string> {
  readonly by: Seat;
  readonly topic: Question;
  readonly about: string;
  readonly options: readonly { readonly key: K; readonly what?: What; readonly subject?: Subject }[];
}

/** Let somebody choose; `usual` is what the default player would (DM-BOT). The question is made only if it is put. */
export function* decided<const K extends string>(
  world: World,
  clause: Clause,
  usual: () => NoInfer<K>,
  choice: () => Choice<K>,
): Rule<K> {
  if (world.quick) return usual();
  return yield* choose(clause, { ...choice(), usual: () => ({ answer: usual() }) });
}

/** What dice are thrown for, and what they are keyed by. */
interface Throw {
  readonly topic: Question;
  readonly about: string;
}

/** Two dice, each counting for itself. */
export function* twoDice(world: World, clause: Clause, what: () => Throw): Rule<readonly [number, number]> {
  if (world.quick) return [world.quick.die(), world.quick.die()];
  const { topic, about } = what();
  const [a, b] = yield* rollFaces(clause, '2d6', topic, about);
  if (a === undefined || b === undefined) throw new Impossible(`${clause}: a throw of two dice has two faces`);
  return [a, b];
}

export function* oneDie(world: World, clause: Clause, what: () => Throw): Rule<number> {
  if (world.quick) return world.quick.die();
  const { topic, about } = what();
  const [face] = yield* rollFaces(clause, '1d6', topic, about);
  if (face === undefined) throw new Impossible(`${clause}: a thrown die has a face`);
  return face;
}
