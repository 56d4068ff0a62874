import type { Ask, Rule } from './ask.ts';
import { Game, type Rulebook, type Told } from './game.ts';
import { inWords, tellerOf } from './in-words.ts';
import { type Entry, Journal } from './journal.ts';
import { oneRule, perform } from './scenario/perform.ts';
import type { Script } from './scenario/script.ts';
import type { Telling } from './telling.ts';
import type { TableLine } from './told.ts';

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

/** A rulebook that plays one rule in a world that stands already, instead of its game: once, and not to be taken back. */
export function instead<W extends Told, O>(
  { bookmark: _, ...rulebook }: Rulebook<W, O>,
  world: W,
  rule: (world: W) => Rule<unknown>,
): Rulebook<W, O> {
  const { next } = oneRule(world, rule);
  return { ...rulebook, begin: () => world, next };
}

/** Something a game said: of what, and in which words. */
export interface Said {
  readonly of: string;
  readonly text: string;
}

/** Play a game to its end by its hands, and listen: every ask, option, place, line and reason. What an option does and a line may be empty. */
export function* everythingSaid<W extends Told, O>(game: Game<W, O>): Generator<Said> {
  const { telling } = game.rulebook;
  let told = 0;
  for (;;) {
    const { ask, world } = game;
    const { entries } = world.journal;
    for (; told < entries.length; told++) yield* saidOf(telling, world, entries[told] as Entry & Partial<TableLine>);
    if (!ask) return;
    const of = `${ask.clause} ${ask.topic.kind}`;
    yield { of, text: telling.ask(world, ask) };
    if (ask.ask === 'spot') yield { of, text: telling.place(world, ask.where.place) };
    const words = inWords(ask, tellerOf(game));
    for (const { key, text, does } of words.ask === 'choose' ? words.options : []) {
      yield { of: `${of}, ${key}`, text };
      yield { of: `what ${of}, ${key} does`, text: does };
    }
    game.letAnswer();
  }
}

function* saidOf<W>(telling: Telling<W>, world: W, entry: Entry & Partial<TableLine>): Generator<Said> {
  const of = `the line ${entry.kind}`;
  yield { of, text: telling.line(world, entry) };
  if (entry.kind !== 'chose') return;
  const line = entry as Entry & TableLine & { readonly kind: 'chose' };
  yield { of: `what was chosen, ${line.topic.kind} ${line.key}`, text: telling.chosen(world, line) };
  if (line.why) yield { of: `the reason ${line.why.key}`, text: telling.why(world, line.why, line.by) };
}
