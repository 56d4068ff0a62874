import {
  type Choice,
  type Clause,
  choose,
  type Naming,
  name,
  type Rule,
  roll,
  rollFaces,
  type Search,
  type Spot,
  spot,
  type Topic,
} from './ask.ts';
import type { Dice } from './dice.ts';
import { type Row, rollOn, type Table } from './table.ts';

/** The asks of one game: its questions, what its options are and where its spots lie are closed unions. */
export interface Asks<Question extends Topic, What extends Topic, Place extends Topic> {
  roll(clause: Clause, dice: Dice, topic: Question, about?: string): Rule<number>;
  rollFaces(clause: Clause, dice: Dice, topic: Question, about?: string): Rule<readonly number[]>;
  rollOn<T>(of: Table<T>, topic: Question, about?: string): Rule<Row<T>>;
  choose<const K extends string>(clause: Clause, choice: Choice<K, Question, What>): Rule<K>;
  spot(clause: Clause, search: Search<Question, Place>): Rule<Spot>;
  name(clause: Clause, naming: Naming<Question>): Rule<string>;
}

/** `export const { choose, roll } = asks<Question, What, Place>()` */
export function asks<Question extends Topic, What extends Topic, Place extends Topic>(): Asks<Question, What, Place> {
  return { roll, rollFaces, rollOn, choose, spot, name };
}
