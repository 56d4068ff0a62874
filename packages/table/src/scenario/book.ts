import * as z from 'zod';
import type { Rule } from '../ask.ts';
import type { Told } from '../game.ts';
import type { Telling } from '../telling.ts';
import type { Fields } from './list.ts';

/** What a game supplies so that scenarios can be written for it. */
export interface ScenarioBook<W extends Told, O, G> {
  /** As scenarios name it: `host/2`. */
  readonly game: string;
  readonly telling: Telling<W>;
  readonly options: z.core.$ZodType<O>;
  /** What `given:` may hold. */
  readonly given: z.core.$ZodType<G>;
  /** The world before the rule is run. A `ScenarioProblem` names the part of `given` that can't be. */
  setUp(options: O, given: G, seed: string): W;
  /** The rules by name; `N` in a name stands for a number: `feature of stratum N`. */
  readonly rules: Readonly<Record<string, (world: W, ...numbers: number[]) => Rule<unknown>>>;
  /** Rules about something that has a name; `X` stands for it: `turn of the X`. */
  readonly phrases?: Readonly<Record<string, (world: W, named: string) => Rule<unknown>>>;
  /** What can be asked about, as plain fields: pieces, units … */
  readonly lists: Readonly<Record<string, (world: W) => readonly Fields[]>>;
  /** Questions of another form: `stratumAt: [[5, 5], 1]`. */
  readonly checks: Readonly<Record<string, Check<W>>>;
}

/** A question of its own form: refuses what is not one, and says what is wrong or null. */
export type Check<W> = (
  world: W,
  said: unknown,
) => { readonly refused: z.core.$ZodError } | { readonly wrong: string | null };

/** `check(z.tuple([z.number(), z.number()]), (world, [x, y]) => …)` */
export function check<W, A>(schema: z.core.$ZodType<A>, wrong: (world: W, said: A) => string | null): Check<W> {
  return (world, said) => {
    const read = z.safeParse(schema, said);
    return read.success ? { wrong: wrong(world, read.data) } : { refused: read.error };
  };
}

/** The rule that a scenario names, ready to run; null if the book has none of that name. */
export function ruleNamed<W extends Told, O, G>(
  book: ScenarioBook<W, O, G>,
  name: string,
): ((world: W) => Rule<unknown>) | null {
  for (const [phrase, rule] of Object.entries(book.rules)) {
    const numbers = new RegExp(`^${phrase.replaceAll(/\bN\b/g, '(\\d{1,4})')}$`).exec(name);
    if (numbers) return (world) => rule(world, ...numbers.slice(1).map(Number));
  }
  for (const [phrase, rule] of Object.entries(book.phrases ?? {})) {
    const named = new RegExp(`^${phrase.replace(/\bX\b/, '(.{1,300})')}$`).exec(name)?.[1];
    if (named !== undefined) return (world) => rule(world, named);
  }
  return null;
}

/** Everything that scenarios can run, as it is written. */
export function ruleNames<W extends Told, O, G>({ rules, phrases = {} }: ScenarioBook<W, O, G>): string[] {
  return [...Object.keys(rules), ...Object.keys(phrases)];
}
