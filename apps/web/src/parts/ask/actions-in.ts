import type { OptionInWords, Topic } from '@understory/table';

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
  const twice = doneTwice(options);
  options.forEach((option, i) => {
    const sort = sortOf(option, twice);
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

/** What is done, whomever it is done to: by whichever line of its card, unless two lines would do it to the same. */
function sortOf({ key, what }: OptionInWords, twice: ReadonlySet<unknown>): string {
  if (!what || !('target' in what)) return key;
  const { target: _, ...line } = what;
  const deed = deedOf(what);
  return JSON.stringify(deed === null || twice.has(deed) ? line : { deed });
}

/** The deeds that somebody may meet with by more than one line. */
function doneTwice(options: readonly OptionInWords[]): ReadonlySet<unknown> {
  const met = new Set<string>();
  const twice = new Set<unknown>();
  for (const { what } of options) {
    if (!what || !('target' in what)) continue;
    const meets = JSON.stringify([deedOf(what), what.target]);
    if (met.has(meets)) twice.add(deedOf(what));
    met.add(meets);
  }
  return twice;
}

function deedOf(what: Topic): unknown {
  return 'deed' in what ? what.deed : null;
}

/** From this many on, one row per sort is quicker to read than one card per option. */
const MANY = 7;

export function areActions(options: readonly OptionInWords[]): boolean {
  return options.length >= MANY && actionsIn(options).some(({ title, choices }) => title !== '' && choices.length > 1);
}
