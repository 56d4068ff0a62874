import type { Entry } from '@understory/table';
import type { Line } from './line-of.ts';

/** Lines of the record that say the same, one after the other; often only one. */
export interface Run {
  readonly first: Entry;
  readonly last: Entry;
  readonly count: number;
}

/** Only the story folds: two throws that fell alike are still two throws, and either may be thrown again. */
export function runsOf(entries: readonly Entry[], lineOf: (entry: Entry) => Line): Run[] {
  const runs: Run[] = [];
  for (const entry of entries) {
    const before = runs.at(-1);
    if (before && saysTheSame(before.last, entry, lineOf))
      runs[runs.length - 1] = { ...before, last: entry, count: before.count + 1 };
    else runs.push({ first: entry, last: entry, count: 1 });
  }
  return runs;
}

function saysTheSame(one: Entry, other: Entry, lineOf: (entry: Entry) => Line): boolean {
  const [said, says] = [lineOf(one), lineOf(other)];
  if (says.voice !== 'story' || said.voice !== 'story') return false;
  return one.kind === other.kind && one.clause === other.clause && isRepeated(said, says);
}

/** Would a line say again what the line before it says? */
export function isRepeated(before: { readonly text: string } | undefined, line: { readonly text: string }): boolean {
  return before?.text === line.text;
}
