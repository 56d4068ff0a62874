import { ageOf } from '@understory/page';
import { bookOf, type Edition } from '../books.ts';
import type { PenMeasures } from '../pattern-book.ts';

/** The measures of an edition in an age: in some ages being near is a matter of territories. */
export function measuresIn(edition: Edition, age: string): PenMeasures {
  const { measures, territorial } = bookOf(edition);
  return territorial.has(ageOf(age)) ? { ...measures, near: null } : measures;
}
