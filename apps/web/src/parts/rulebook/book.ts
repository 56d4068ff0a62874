import { type Book, homes, rulebooks } from './compiled.ts';

export type { Book };
export { rulebooks };

/** `host2-worlds` for `H2-FEA-T1.3`; null if no book has such a clause. */
export function bookOf(clause: string): string | null {
  const family = clause.split('-').slice(0, 2).join('-');
  return homes[clause.replace(/\..*$/, '')] ?? homes[family] ?? null;
}
