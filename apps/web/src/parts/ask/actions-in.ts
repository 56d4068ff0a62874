import type { OptionInWords } from '@understory/table';

/** One sort of thing to do, and to whom it may be done: "Fight", with a chip for each foe. */
export interface Action {
  readonly title: string;
  readonly choices: readonly {
    readonly key: string;
    readonly text: string;
    readonly does: string;
    /** The same in the fewest words. */
    readonly brief: string;
    readonly number: number;
  }[];
}

/** Options that differ only in whom they are done to, told together; an option by itself is an action with one choice and no title. */
export function actionsIn(options: readonly OptionInWords[]): Action[] {
  const found = new Map<string, { readonly option: OptionInWords; readonly number: number }[]>();
  options.forEach((option, i) => {
    const sort = deedOf(option);
    const same = found.get(sort) ?? [];
    found.set(sort, [...same, { option, number: i + 1 }]);
  });
  return [...found.values()].map((alike) => {
    const title = (alike.length > 1 && alike[0]?.option.apart?.deed) || '';
    return {
      title,
      choices: alike.map(({ option: { key, text, does, apart }, number }) => ({
        key,
        text: (title && apart?.whom) || text,
        does,
        brief: apart?.brief ?? does,
        number,
      })),
    };
  });
}

/** What is done, whomever it is done to. */
function deedOf({ key, what }: OptionInWords): string {
  if (!what || !('target' in what)) return key;
  const { target: _, ...deed } = what;
  return JSON.stringify(deed);
}

/** From this many on, one row per sort is quicker to read than one card per option. */
const MANY = 7;

export function areActions(options: readonly OptionInWords[]): boolean {
  return options.length >= MANY && actionsIn(options).some(({ title, choices }) => title !== '' && choices.length > 1);
}
