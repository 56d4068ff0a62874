import { withoutArticle } from '@understory/host';

/**
 * Would the one repeat the other: "Cave" and "a cave"? Only what a person reads twice is left out by it; nothing about the world is
 * found out so.
 */
export function readsAlike(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(words: string): string {
  const [first = '', ...rest] = withoutArticle(words);
  return first.toLocaleLowerCase() + rest.join('');
}
