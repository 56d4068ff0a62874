import { Impossible } from '@understory/table';
import { host2 } from './host2/index.ts';
import type { PatternBook } from './pattern-book.ts';

/** The editions of the game on the page. */
export type Edition = '1' | '2' | 'playtest';

/** The pattern books that the pen knows. The others are learnt when they are wanted, so that nobody loads drawings that are not on the page. */
const known = new Map<Edition, PatternBook>([['2', host2]]);

export function learn(edition: Edition, book: PatternBook): void {
  known.set(edition, book);
}

export function bookOf(edition: Edition): PatternBook {
  const book = known.get(edition);
  if (!book) throw new Impossible(`the pen has not learnt edition ${edition}`);
  return book;
}

/** The editions whose drawings are known, in the order in which they were learnt. */
export function editionsKnown(): readonly Edition[] {
  return [...known.keys()];
}
