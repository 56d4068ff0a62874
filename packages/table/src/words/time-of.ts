import type { Time } from '../time.ts';
import { Catalogue, type Messages } from './catalogue.ts';

/** How a game speaks of its time in one language. */
export interface TimeWords<Age extends string = string> {
  readonly language: string;
  /** What each age is called. */
  readonly ages: Messages<Age>;
  /** `Turn { $turn }`, by age; empty where an age has no turns to speak of. */
  readonly turns: Messages<Age>;
  /** What is called so that is in no age. */
  readonly before: string;
}

export function timeOf({ language, ages, turns, before }: TimeWords): Pick<Time, 'age' | 'turn'> {
  const [named, counted] = [new Catalogue(language, { ...ages, before }), new Catalogue(language, turns)];
  return {
    age: (age) => named.say(Object.hasOwn(ages, age) ? age : 'before'),
    turn: ({ age, turn }) => (turn < 1 || !counted.has(age) ? '' : counted.say(age, { turn })),
  };
}
