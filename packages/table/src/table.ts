import { type Clause, type Rule, roll, type Subject, type Topic } from './ask.ts';
import { type Dice, span } from './dice.ts';
import { Impossible } from './problem.ts';

/** A table of the rulebook: every sum of its dice has exactly one row. */
export interface Table<T> {
  readonly clause: Clause;
  readonly dice: Dice;
  readonly rows: readonly Row<T>[];
}

export interface Row<T> {
  /** As the rulebook cites it: `H2-FEA-T1.1–5`. */
  readonly clause: Clause;
  readonly from: number;
  readonly to: number;
  readonly value: T;
}

/** `table('H2-FEA-T1', '1d10', { '1-5': vein, '6-7': deposits, … })`; refuses gaps and overlaps when the module loads. */
export function table<T>(clause: Clause, dice: Dice, rows: Readonly<Record<string, T>>): Table<T> {
  const { low, high } = span(dice);
  const made = Object.entries(rows).map(([range, value]): Row<T> => {
    const match = /^(\d+)(?:-(\d+))?$/.exec(range);
    if (!match) throw new Impossible(`${clause}: "${range}" is no row`);
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    if (from < low || to > high || to < from) throw new Impossible(`${clause}: row ${range} is off ${dice}`);
    return { clause: `${clause}.${range.replace('-', '–')}`, from, to, value };
  });
  for (let sum = low; sum <= high; sum++) {
    const hits = made.filter((it) => it.from <= sum && sum <= it.to).length;
    if (hits === 0) throw new Impossible(`${clause}: no row for a roll of ${sum} on ${dice}`);
    if (hits > 1) throw new Impossible(`${clause}: ${hits} rows for a roll of ${sum} on ${dice}`);
  }
  return { clause, dice, rows: made.sort((a, b) => a.from - b.from) };
}

export function rowOf<T>(of: Table<T>, sum: number): Row<T> {
  const row = of.rows.find((it) => it.from <= sum && sum <= it.to);
  if (!row) throw new Impossible(`${of.clause}: no row for ${sum}`);
  return row;
}

export function* rollOn<T>(of: Table<T>, topic: Topic, about = '', subject?: Subject): Rule<Row<T>> {
  return rowOf(of, yield* roll(of.clause, of.dice, topic, about, subject));
}
