import { sentenceOf } from '../annals/annals.ts';
import type { Chronicle } from '../chronicle.ts';
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

function rankOf({ title, subtitle, terms }: PageRef, wanted: string): number {
  const name = folded(title);
  if (name === wanted) return 5;
  if (name.startsWith(wanted) || name.startsWith(`the ${wanted}`)) return 4;
  if (name.includes(wanted)) return 3;
  if ([subtitle, ...terms].some((it) => folded(it).includes(wanted))) return 2;
  const words = name.split(/[^\p{L}\p{N}]+/u);
  return wanted.length >= FORGIVING && [name, ...words, ...terms.map(folded)].some((it) => isSlip(it, wanted)) ? 1 : 0;
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

/** A line of the record that was asked for by its number, or all facts of a clause. */
interface SoughtLine {
  readonly tick: number;
  readonly text: string;
}

/** `#784` is a line, `H2-ACT-243` are all facts of the clause, each as the annals tell it (CH-LEG-16). */
export function linesSought(chronicle: Chronicle, typed: string): SoughtLine[] {
  const wanted = typed.trim();
  const line = /^#(\d+)$/.exec(wanted)?.[1];
  if (line !== undefined) {
    const tick = Number(line);
    const fact = chronicle.story.facts.find((it) => it.ticks.includes(tick));
    if (tick > chronicle.story.tale.last) return [];
    return [{ tick, text: fact ? sentenceOf(fact, chronicle) : '' }];
  }
  const clause = wanted.toUpperCase();
  if (!/^[A-Z0-9]+-[A-Z]+-\w/.test(clause)) return [];
  return chronicle.story.facts
    .filter((it) => it.clause === clause)
    .map((it) => ({ tick: it.ticks.at(-1) ?? 0, text: sentenceOf(it, chronicle) }));
}
