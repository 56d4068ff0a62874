const BLOCKS = 'li, tbody tr, p, pre';

/** Hides what does not have the words, and counts what has; null when nothing is sought. */
export function searchIn(book: HTMLElement, words: string): number | null {
  const wanted = words.trim().toLowerCase();
  let count = 0;
  for (const block of book.querySelectorAll<HTMLElement>(BLOCKS)) {
    const has = wanted === '' || (block.textContent ?? '').toLowerCase().includes(wanted);
    block.hidden = !has;
    if (has) count++;
  }
  return wanted === '' ? null : count;
}
