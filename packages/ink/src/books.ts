import { host1 } from './host1/index.ts';
import { host2 } from './host2/index.ts';
import type { PatternBook } from './pattern-book.ts';

/** The pattern book of each edition of the game on the page. */
export const BOOKS = { '1': host1, '2': host2 } as const satisfies Readonly<Record<string, PatternBook>>;
export type Edition = keyof typeof BOOKS;
