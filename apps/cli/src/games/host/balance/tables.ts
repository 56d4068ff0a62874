/** A part of a whole, as it stands in a table. */
export function share(many: number, of: number): string {
  return many === 0 ? '–' : `${((100 * many) / of).toFixed(1)} %`;
}

export function mean(sum: number, of: number): string {
  return of === 0 ? '–' : (sum / of).toFixed(1);
}

/** A table in Markdown: the first column has words, the others have figures. */
export function table(head: readonly string[], lines: readonly (readonly string[])[]): string[] {
  const ruler = head.map((_, i) => (i === 0 ? '---' : '---:'));
  return [...[head, ruler, ...lines].map((it) => `| ${it.join(' | ')} |`), ''];
}
