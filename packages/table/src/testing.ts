import type { Ask, Rule } from './ask.ts';
import { Game, type Rulebook, type Told } from './game.ts';
import { type Entry, Journal } from './journal.ts';
import { oneRule, perform } from './scenario/perform.ts';
import type { Script } from './scenario/script.ts';

export type { Script } from './scenario/script.ts';

/** What a test writes down: the script, the seed for what it leaves open, and where to stop. */
export interface TestScript<W extends Told> extends Script {
  readonly seed?: string;
  /** Stop before this ask is answered. */
  readonly until?: (ask: Ask, world: W) => boolean;
}

export interface PlayedOut<W, T> {
  readonly world: W;
  /** What the rule returned; null if it was stopped. */
  readonly result: T | null;
  readonly journal: readonly Entry[];
  readonly asked: readonly Ask[];
  /** What it waits for; null when it is over. */
  readonly ask: Ask | null;
}

/** One rule and the world that it is played in. */
export interface RuleInWorld<W extends Told, T> {
  readonly world: W;
  readonly rule: (world: W) => Rule<T>;
}

/**
 * Play a rule from written dice and answers: `playOut(rollOn(ore, 'ore'), { dice: [4] }).result`,
 * `playOut({ world, rule: (it) => surface(it) }, { dice: [8, 2] }).world`, `playOut(barrow, { dice: [1, 6], options })`.
 * Fails if the rule throws more dice than written, or fewer.
 */
export function playOut<T>(rule: Rule<T>, script: TestScript<Told>): PlayedOut<Told, T>;
export function playOut<W extends Told, T>(one: RuleInWorld<W, T>, script: TestScript<W>): PlayedOut<W, T>;
export function playOut<W extends Told, O>(
  rulebook: Rulebook<W, O>,
  script: TestScript<W> & { readonly options: O },
): PlayedOut<W, never>;
export function playOut<W extends Told, T, O>(
  what: Rule<T> | RuleInWorld<W, T> | Rulebook<W, O>,
  script: TestScript<W> & { readonly options?: O },
): PlayedOut<Told, T> {
  if ('begin' in what) return played(what, script.options as O, script, (): T | null => null);
  let result: T | null = null;
  const { world, rule } =
    'next' in what ? { world: { journal: new Journal() } as unknown as W, rule: () => what } : what;
  const kept = function* (of: W): Rule {
    result = yield* rule(of);
  };
  return played(oneRule(world, kept), null, script, () => result);
}

function played<W extends Told, O, T>(
  rulebook: Rulebook<W, O>,
  options: O,
  script: TestScript<W>,
  result: () => T | null,
): PlayedOut<W, T> {
  const { seed = 'test', until } = script;
  const start = new Game(rulebook, { seed, options });
  const { game, asked } = perform(start, script, ({ ask, world }) => ask !== null && until?.(ask, world) === true);
  return { world: game.world, result: result(), journal: game.world.journal.entries, asked, ask: game.ask };
}
