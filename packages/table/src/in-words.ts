import type { Ask, ChooseAsk, NameAsk, Option, RollAsk, Seat, SpotAsk, Topic, Why } from './ask.ts';
import type { Entry } from './journal.ts';
import { unreachable } from './problem.ts';
import type { Apart, OptionWords, Telling } from './telling.ts';
import type { TableLine } from './told.ts';

/** A telling with the world that it tells of. */
export interface Teller {
  line(entry: Entry): string;
  ask(ask: Pick<Ask, 'ask' | 'topic'>): string;
  option(ask: ChooseAsk, option: Option): OptionWords;
  chosen(line: TableLine & { readonly kind: 'chose' }): string;
  /** Where a spot may be: "in stratum 3". */
  place(place: Topic): string;
  chapter(chapter: Topic): string;
  why(why: Why, by?: Seat): string;
}

export function tellerOf<W>({
  rulebook,
  world,
}: {
  readonly rulebook: { readonly telling: Telling<W> };
  readonly world: W;
}): Teller {
  const { telling } = rulebook;
  return {
    line: (entry) => telling.line(world, entry),
    ask: (ask) => telling.ask(world, ask),
    option: (ask, option) => telling.option(world, ask, option),
    chosen: (line) => telling.chosen(world, line),
    place: (place) => telling.place(world, place),
    chapter: (chapter) => telling.chapter(world, chapter),
    why: (why, by) => telling.why(world, why, by),
  };
}

/** An ask as a person reads it. */
export type AskInWords = RollInWords | ChooseInWords | SpotInWords | NameInWords;
/** `for` is what the throw is for: "the shape of the world". */
export type RollInWords = RollAsk & { readonly for: string };
export type ChooseInWords = Omit<ChooseAsk, 'options'> & {
  readonly prompt: string;
  readonly options: readonly OptionInWords[];
};
export type SpotInWords = SpotAsk & { readonly prompt: string; readonly says: string };
export type NameInWords = NameAsk & { readonly prompt: string };
export type OptionInWords = Option & Omit<OptionWords, 'apart'> & { readonly apart?: Apart | undefined };

/** The words of an option are made when they are read: what an option does may have to be reckoned. */
export function inWords(ask: Ask, teller: Teller): AskInWords {
  switch (ask.ask) {
    case 'roll':
      return { ...ask, for: teller.ask(ask) };
    case 'choose':
      return {
        ...ask,
        prompt: teller.ask(ask),
        options: ask.options.map((it) => new Worded(it, () => teller.option(ask, it))),
      };
    case 'spot':
      return { ...ask, prompt: teller.ask(ask), says: teller.place(ask.where.place) };
    case 'name':
      return { ...ask, prompt: teller.ask(ask) };
    default:
      return unreachable(ask);
  }
}

class Worded implements OptionInWords {
  readonly key: string;
  readonly what?: Topic;
  readonly subject?: Exclude<Option['subject'], undefined>;
  readonly #make: () => OptionWords;
  #words: OptionWords | null = null;

  constructor({ key, what, subject }: Option, make: () => OptionWords) {
    this.key = key;
    if (what) this.what = what;
    if (subject) this.subject = subject;
    this.#make = make;
  }

  get text(): string {
    return this.#made.text;
  }

  get does(): string {
    return this.#made.does;
  }

  get apart(): Apart | undefined {
    return this.#made.apart;
  }

  get #made(): OptionWords {
    this.#words ??= this.#make();
    return this.#words;
  }
}
