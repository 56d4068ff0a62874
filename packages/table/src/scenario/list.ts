import { isRecord, mismatch, shown } from './match.ts';
import { ScenarioProblem } from './source.ts';

/** One thing that can be asked about: a piece, a unit, a line of the journal, as plain fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** What can be said of the things that a match finds. Each returns what is wrong, or null. */
const SAYINGS: Readonly<Record<string, (found: readonly Fields[], said: unknown) => string | null>> = {
  count: (found, said) => mismatch(found.length, said),
  first: (found, said) => one(found[0], said),
  last: (found, said) => one(found.at(-1), said),
  all: (found, said) => found.map((it, i) => numbered(i, mismatch(it, said))).find((it) => it !== null) ?? null,
  some: (found, said) =>
    found.some((it) => mismatch(it, said) === null)
      ? null
      : `none of ${found.length} is ${shown(said)}${closest(found, said)}`,
  none: (found, said) => {
    const i = found.findIndex((it) => mismatch(it, said) === null);
    return i < 0 ? null : `number ${i + 1} of ${found.length} is ${shown(said)}`;
  },
  are: (found, said) => {
    if (!Array.isArray(said) || said.length !== found.length)
      return `expected ${Array.isArray(said) ? said.length : shown(said)}, got ${found.length}`;
    return said.map((it, i) => numbered(i, mismatch(found[i], it))).find((it) => it !== null) ?? null;
  },
  distinct: (found, said) => {
    const values = found.map((it) => shown(it[String(said)]));
    const twice = values.find((it, i) => values.indexOf(it) !== i);
    return twice === undefined ? null : `${twice} comes twice among ${values.join(', ')}`;
  },
};

export const LIST_SAYINGS = Object.keys(SAYINGS);

/** What is wrong with what an expectation says of a list, and at which part of it. */
export function listFaults(
  list: string,
  all: readonly Fields[],
  says: Readonly<Record<string, unknown>>,
): ScenarioProblem[] {
  const match = says[list];
  const misread = misreadMatch(list, all, match);
  if (misread) return [misread];
  const found = isRecord(match) ? all.filter((it) => mismatch(it, match) === null) : all;
  const sayings = Object.entries(says).filter(([key]) => key !== list);
  const told = isRecord(match) ? `${list} ${shown(match)}` : list;
  if (sayings.length === 0 && found.length === 0) {
    return [new ScenarioProblem(`${told}: there is none among ${all.length}.`, [list])];
  }
  return sayings.flatMap(([key, said]) => {
    const why = SAYINGS[key]?.(found, said) ?? null;
    return why === null ? [] : [new ScenarioProblem(`${told}: ${key}: ${why}.`, [key])];
  });
}

/** A misspelt field would never match anything, so it is reported. */
function misreadMatch(list: string, all: readonly Fields[], match: unknown): ScenarioProblem | null {
  if (match === null || match === 'any') return null;
  if (!isRecord(match)) {
    const message = `${list}: write what they match, such as {kind: cave}, or any; got ${shown(match)}.`;
    return new ScenarioProblem(message, [list]);
  }
  const known = new Set(all.flatMap((it) => Object.keys(it)));
  const stray = known.size === 0 ? undefined : Object.keys(match).find((it) => !known.has(it));
  if (stray === undefined) return null;
  return new ScenarioProblem(`${list} have no "${stray}"; they have ${[...known].join(', ')}.`, [list, stray]);
}

function one(it: Fields | undefined, said: unknown): string | null {
  return it ? mismatch(it, said) : 'there is none';
}

function numbered(i: number, why: string | null): string | null {
  return why && `number ${i + 1}: ${why}`;
}

function closest(found: readonly Fields[], said: unknown): string {
  const [only] = found;
  return found.length === 1 && only ? `; ${mismatch(only, said)}` : '';
}
