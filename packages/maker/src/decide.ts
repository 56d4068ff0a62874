import { type Clause, choose, Impossible, type Option, type Rule, rollFaces } from '@understory/table';
import type { World } from './world.ts';

interface Question<K extends string> {
  readonly by: string;
  readonly prompt: string;
  readonly about: string;
  readonly options: readonly Option<K>[];
  /** The default player's thoughts, where they are worth telling. */
  readonly because?: (answer: K) => string;
}

/** Let somebody choose; `usual` is what the default player would (DM-BOT). The question is made only if it is put. */
export function* decided<const K extends string>(
  world: World,
  clause: Clause,
  usual: () => NoInfer<K>,
  question: () => Question<K>,
): Rule<K> {
  if (world.quick) return usual();
  const { by, prompt, about, options, because } = question();
  const mind = () => {
    const answer = usual();
    return because ? { answer, because: because(answer) } : { answer };
  };
  return yield* choose(clause, { by, prompt, about, options, usual: mind });
}

/** Two dice, each counting for itself. */
export function* twoDice(
  world: World,
  clause: Clause,
  what: () => { readonly for: string; readonly about: string },
): Rule<readonly [number, number]> {
  if (world.quick) return [world.quick.die(), world.quick.die()];
  const { for: purpose, about } = what();
  const [a, b] = yield* rollFaces(clause, '2d6', purpose, about);
  if (a === undefined || b === undefined) throw new Impossible(`${clause}: a throw of two dice has two faces`);
  return [a, b];
}

export function* oneDie(
  world: World,
  clause: Clause,
  what: () => { readonly for: string; readonly about: string },
): Rule<number> {
  if (world.quick) return world.quick.die();
  const { for: purpose, about } = what();
  const [face] = yield* rollFaces(clause, '1d6', purpose, about);
  if (face === undefined) throw new Impossible(`${clause}: a thrown die has a face`);
  return face;
}
