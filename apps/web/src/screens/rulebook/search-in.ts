import { holds } from '../../desk/holds.ts';

const BLOCKS = 'li, tbody tr, p, pre';

/** Hides what does not have the words, and counts what has; null when nothing is sought. */
export function searchIn(book: HTMLElement, words: string): number | null {
  let count = 0;
  if (words.trim() !== '') for (const folded of book.querySelectorAll('details')) folded.open = true;
  for (const block of book.querySelectorAll<HTMLElement>(BLOCKS)) {
    const has = holds(block.textContent ?? '', words);
    block.hidden = !has;
    if (has) count++;
  }
  return words.trim() === '' ? null : count;
}
