import type { NameBook } from '@understory/host/grammar';
import type { Tale } from '../tale.ts';

/** Something that is to have a name, and from which line on it has one: names are given in that order (CH-NAM-04). */
export interface Giving {
  readonly since: number;
  give(book: NameBook): void;
}

/** One after another as they began; what began at once, in the order in which it stands here. */
export function giveAll(givings: readonly Giving[], book: NameBook): void {
  const inOrder = givings.map((it, i) => ({ it, i })).sort((a, b) => a.it.since - b.it.since || a.i - b.i);
  for (const { it } of inOrder) it.give(book);
}

/** What the person calls it, else what was made for it: the made one is taken all the same, so that no other name changes (CH-NAM-02). */
export function ownOr({ own }: Tale, id: string, made: string): string {
  return own.names.get(id) ?? made;
}
