import { homes, rulebooks } from './compiled.ts';

/** A rulebook as it was compiled: its HTML has been made from our own text, with anything raw escaped. */
export interface Book {
  readonly name: string;
  readonly title: string;
  readonly html: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

export { rulebooks };

/** `host2-worlds` for `H2-FEA-T1.3`; null if no book has such a clause. */
export function bookOf(clause: string): string | null {
  const family = clause.split('-').slice(0, 2).join('-');
  return homes[clause.replace(/\..*$/, '')] ?? homes[family] ?? null;
}
