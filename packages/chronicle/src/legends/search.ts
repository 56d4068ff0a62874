import { PAGE_SORTS, type PageRef } from './page.ts';

/** A name must be so long before a slip in it is forgiven (CH-LEG-16). */
const FORGIVING = 5;

/** Pages by a word of their title or of what they were: sort by sort, those that begin with it first. */
export function soughtIn(pages: readonly PageRef[], typed: string): PageRef[] {
  const wanted = folded(typed.trim());
  if (wanted === '') return [];
  return pages
    .map((page) => ({ page, rank: rankOf(page, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort(
      (a, b) =>
        PAGE_SORTS.indexOf(a.page.sort) - PAGE_SORTS.indexOf(b.page.sort) ||
        b.rank - a.rank ||
        a.page.since - b.page.since,
    )
    .map(({ page }) => page);
}

function rankOf({ title, subtitle }: PageRef, wanted: string): number {
  const name = folded(title);
  if (name === wanted) return 5;
  if (name.startsWith(wanted) || name.startsWith(`the ${wanted}`)) return 4;
  if (name.includes(wanted)) return 3;
  if (folded(subtitle).includes(wanted)) return 2;
  const words = name.split(/[^\p{L}\p{N}]+/u);
  return wanted.length >= FORGIVING && [name, ...words].some((it) => isSlip(it, wanted)) ? 1 : 0;
}

/** Without case or accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Are two words the same but for one letter that is wrong, missing or too many, or two that changed places? */
function isSlip(a: string, b: string): boolean {
  if (a === b) return true;
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) from++;
  const [x, y] = [a.slice(from), b.slice(from)];
  return (
    x.slice(1) === y.slice(1) ||
    x.slice(1) === y ||
    x === y.slice(1) ||
    (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
  );
}
