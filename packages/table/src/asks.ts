import {
  type Choice,
  type Clause,
  choose,
  type Naming,
  name,
  type Subject as OnMap,
  type Rule,
  roll,
  rollFaces,
  type Search,
  type Spot,
  spot,
  type Topic,
  type Why,
} from './ask.ts';
import type { Dice } from './dice.ts';
import { type Row, rollOn, type Table } from './table.ts';

/** The asks of one game: its questions, what its options are, where its spots lie, why an autopilot chooses and what gets a name are closed unions. */
export interface Asks<
  Question extends Topic,
  What extends Topic,
  Place extends Topic,
  Reason extends Why,
  Subject extends string = string,
> {
  roll(clause: Clause, dice: Dice, topic: Question, about?: string): Rule<number>;
  rollFaces(clause: Clause, dice: Dice, topic: Question, about?: string): Rule<readonly number[]>;
  rollOn<T>(of: Table<T>, topic: Question, about?: string, subject?: OnMap): Rule<Row<T>>;
  choose<const K extends string>(clause: Clause, choice: Choice<K, Question, What, Reason>): Rule<K>;
  spot(clause: Clause, search: Search<Question, Place, Reason>): Rule<Spot>;
  name(clause: Clause, naming: Naming<Question, Subject>): Rule<string>;
}

/** `const { choose, roll }: Asks<Question, What, Place, Reason> = asks()` */
export function asks<
  Question extends Topic,
  What extends Topic,
  Place extends Topic,
  Reason extends Why,
  Subject extends string = string,
>(): Asks<Question, What, Place, Reason, Subject> {
  return { roll, rollFaces, rollOn, choose, spot, name };
}
