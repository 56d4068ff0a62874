import type { Entry } from './journal.ts';

/** How a game speaks of its time. */
export interface Time {
  /** `Age of Monsters` */
  age(age: string): string;
  /** `Turn 6`; empty before the first, and in an age that has no turns to speak of. */
  turn(when: Pick<Entry, 'age' | 'turn'>): string;
  /** Do the titles of an age's chapters say the turn themselves? */
  isInTitles?(age: string): boolean;
}

/** For scenarios, whose record nobody reads: ages are called by their keys. */
export const PLAIN_TIME: Time = { age: (age) => age, turn: () => '' };
