declare module 'virtual:rulebooks' {
  /** The book that a family of clauses (`H2-FEA`), or a clause, is in. */
  export const homes: Readonly<Record<string, string>>;
  export const rulebooks: readonly {
    readonly name: string;
    readonly title: string;
    readonly open: () => Promise<import('./book.ts').Book>;
  }[];
}

declare module 'virtual:rule-tables' {
  export const ruleTables: Readonly<Record<string, import('./rule-table.ts').RuleTable>>;
}
