import type { Mutant } from './job.ts';

/** A file's code with some mistakes in it, none of which is made until it is asked for: `(mistaken(7) ? a < b : a <= b)`. */
export function withSwitches(code: string, mutants: readonly Mutant[]): string {
  return rendered(code, 0, code.length, mutants);
}

function rendered(code: string, from: number, to: number, mutants: readonly Mutant[]): string {
  let out = '';
  let at = from;
  for (const outer of outermost(mutants)) {
    const { whole } = outer;
    const here = mutants.filter((it) => it.whole.from === whole.from && it.whole.to === whole.to);
    const inside = mutants.filter((it) => !here.includes(it) && it.whole.from >= whole.from && it.whole.to <= whole.to);
    out += code.slice(at, whole.from);
    out += here.reduce(
      (right, mutant) => switched(mutant, mistaken(code, mutant), right),
      rendered(code, whole.from, whole.to, inside),
    );
    at = whole.to;
  }
  return out + code.slice(at, to);
}

/** One of those at each place that stands in no other's, in their order. */
function outermost(mutants: readonly Mutant[]): Mutant[] {
  const found: Mutant[] = [];
  for (const mutant of mutants.toSorted((a, b) => a.whole.from - b.whole.from || b.whole.to - a.whole.to))
    if (mutant.whole.from >= (found.at(-1)?.whole.to ?? 0)) found.push(mutant);
  return found;
}

function switched({ id, whole }: Mutant, wrong: string, right: string): string {
  return whole.statement ? `{if(mistaken(${id})){${wrong}}else{${right}}}` : `(mistaken(${id})?${wrong}:${right})`;
}

function mistaken(code: string, { from, to, put, whole }: Mutant): string {
  return code.slice(whole.from, from) + put + code.slice(to, whole.to);
}
