import * as z from 'zod';
import type { Ask } from '../ask.ts';
import { firstFault } from '../fault.ts';
import { Game, type Told } from '../game.ts';
import { Impossible, Problem } from '../problem.ts';
import type { Telling } from '../telling.ts';
import { ruleNamed, ruleNames, type ScenarioBook } from './book.ts';
import { faultsOf } from './expectation.ts';
import { type Scenario, scenarioSchema } from './format.ts';
import type { Fields } from './list.ts';
import { mismatch } from './match.ts';
import { oneRule, perform } from './perform.ts';
import { type Script, ScriptProblem } from './script.ts';
import { type Finding, type Path, readSources, ScenarioProblem, type Source } from './source.ts';

/** A scenario that was run: it holds if there are no findings. */
export interface ScenarioResult {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly clauses: readonly string[];
  readonly findings: readonly Finding[];
}

// biome-ignore lint/suspicious/noExplicitAny: each book has a world, options and givens of its own.
export type AnyBook = ScenarioBook<any, any, any>;

/** Run every scenario of a file. Whatever is wrong with one is among its findings; only our own bugs are thrown. */
export function runScenarios(text: string, file: string, books: readonly AnyBook[]): ScenarioResult[] {
  return readSources(text, file).map((source) => {
    const { line } = source.where([]);
    const unread = { title: 'unreadable', file, line, clauses: [] };
    if (source.faults.length > 0) return { ...unread, findings: source.faults };
    const read = scenarioSchema.safeParse(source.data);
    if (!read.success) return { ...unread, findings: [finding(source, faultOf(read.error), [])] };
    const { scenario: title, clauses } = read.data;
    return { title, file, line, clauses, findings: findingsOf(read.data, source, books) };
  });
}

function findingsOf(scenario: Scenario, source: Source, books: readonly AnyBook[]): Finding[] {
  try {
    const book = books.find((it) => it.game === scenario.game);
    if (!book)
      throw new ScenarioProblem(`No game "${scenario.game}"; there is ${books.map((it) => it.game).join(', ')}.`, [
        'game',
      ]);
    return played(scenario, source, book);
  } catch (problem) {
    if (problem instanceof ScenarioProblem) return [finding(source, problem, [])];
    if (problem instanceof Problem) return [finding(source, new ScenarioProblem(problem.message, []), [])];
    if (problem instanceof Impossible)
      return [finding(source, new ScenarioProblem(`A bug in the rules: ${problem.message}.`, ['run']), [])];
    throw problem;
  }
}

function played<W extends Told, O, G>(scenario: Scenario, source: Source, book: ScenarioBook<W, O, G>): Finding[] {
  const options = parsed(book.options, scenario.options ?? {}, 'options');
  const given = parsed(book.given, scenario.given ?? {}, 'given');
  const world = within('given', () => book.setUp(options, given, scenario.seed));
  const rule = ruleNamed(book, scenario.run);
  if (!rule) throw new ScenarioProblem(`No rule "${scenario.run}"; there is ${ruleNames(book).join(', ')}.`, ['run']);
  const { asked, ask } = performed(
    scenario,
    new Game(oneRule(world, rule, book.telling), { seed: scenario.seed, options: null }),
  );
  const lists: Record<string, () => readonly Fields[]> = {
    asked: () => asked.map((it) => askFields(book.telling, world, it)),
    waits: () => (ask ? [askFields(book.telling, world, ask)] : []),
    journal: () => world.journal.entries.map((it) => ({ text: book.telling.line(world, it), ...it })),
  };
  for (const [name, list] of Object.entries(book.lists)) lists[name] = () => list(world);
  return scenario.expect.flatMap((says, i) =>
    faultsOf(says, lists, book.checks, world).map((it) => finding(source, it, ['expect', i])),
  );
}

function performed<W extends Told>(
  scenario: Scenario,
  game: Game<W, unknown>,
): { readonly asked: readonly Ask[]; readonly ask: Ask | null } {
  const { dice, choose, spots, names, until, autopilot } = scenario;
  const script: Script = { dice, ...(choose && { choose }), ...(spots && { spots }), ...(names && { names }) };
  try {
    const isThere = ({ ask, world }: Game<W, unknown>) => {
      if (!until || !ask) return false;
      if ('asked' in until) return mismatch(askFields(game.rulebook.telling, world, ask), until.asked) === null;
      return world.journal.entries.some((it) => mismatch(it, until.journal) === null);
    };
    const { asked } = perform(game, script, isThere, autopilot);
    return { asked, ask: game.ask };
  } catch (problem) {
    if (!(problem instanceof ScriptProblem)) throw problem;
    throw new ScenarioProblem(problem.message, [problem.list, ...problem.entry]);
  }
}

/** An ask as plain fields, with what it asks in words: its options are their keys. */
function askFields<W>(telling: Telling<W>, world: W, ask: Ask): Fields {
  const fields = { ...ask, [ask.ask === 'roll' ? 'for' : 'prompt']: telling.ask(world, ask) };
  if (ask.ask === 'choose') return { ...fields, options: ask.options.map((it) => it.key) };
  if (ask.ask === 'spot') return { ...fields, where: telling.place(world, ask.where.place) };
  return fields;
}

function parsed<T>(schema: z.core.$ZodType<T>, data: unknown, part: string): T {
  const read = z.safeParse(schema, data);
  if (read.success) return read.data;
  const fault = faultOf(read.error);
  throw new ScenarioProblem(fault.message, [part, ...fault.path]);
}

function within<T>(part: string, act: () => T): T {
  try {
    return act();
  } catch (problem) {
    if (problem instanceof ScenarioProblem) throw new ScenarioProblem(problem.message, [part, ...problem.path]);
    throw problem;
  }
}

function faultOf(error: z.ZodError): ScenarioProblem {
  const issue = error.issues[0];
  const stray = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const path = [...(issue?.path ?? []), ...stray].map((it) => (typeof it === 'number' ? it : String(it)));
  return new ScenarioProblem(`${firstFault(error)}.`, path);
}

function finding(source: Source, problem: ScenarioProblem, under: Path): Finding {
  return { ...source.where([...under, ...problem.path]), message: problem.message };
}
