/** A rulebook as it was compiled: its HTML has been made from our own text, with anything raw escaped. */
export interface Book {
  readonly name: string;
  readonly title: string;
  readonly html: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Where a clause is: the book of its family (`H2-FEA`), or its own if it is not with most of them. */
export const homes: Readonly<Record<string, string>> = {};

/** Every rulebook, to be opened. Both lists are empty here: `build/rulebooks.ts` fills them from `rules/` when the app is built. */
export const rulebooks: readonly {
  readonly name: string;
  readonly title: string;
  readonly open: () => Promise<Book>;
}[] = [];
