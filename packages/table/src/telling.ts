import { type Ask, type ChooseAsk, isAsWritten, type Option, type Seat, type Topic, type Why } from './ask.ts';
import type { Entry } from './journal.ts';

/**
 * What a game says to people. Rules write facts; everything that is read (record, asks, options, the world file) is made from
 * those facts here, when somebody reads it.
 */
export interface Telling<W> {
  /** What happened, as a sentence; empty for what goes without saying. */
  line(world: W, entry: Entry): string;
  /** What is asked: a question, or for a throw what it is for. */
  ask(world: W, ask: Pick<Ask, 'ask' | 'topic'>): string;
  option(world: W, ask: Pick<ChooseAsk, 'topic'>, option: Option): OptionWords;
  /** What was chosen, as a line of the record has it. */
  chosen(world: W, line: { readonly topic: Topic; readonly key: string; readonly what: Topic | null }): string;
  /** Where a spot may be: "in stratum 3". */
  place(world: W, place: Topic): string;
  chapter(world: W, chapter: Topic): string;
  /** What something that lies on the table is called: "a vein of ore". */
  called(world: W, what: Topic, how?: Calling): string;
  /** Why something was chosen, and by whom, to follow what was chosen; empty for a reason it does not know. */
  why(world: W, why: Why, by?: Seat): string;
}

export interface Calling {
  /** As it was called then; now, if left out. */
  readonly tick?: number | null;
  /** Without an article: "vein of ore". */
  readonly bare?: boolean;
}

export interface OptionWords {
  readonly text: string;
  /** What it would do, in a few words; empty if the text says it all. */
  readonly does: string;
  /** Where it is done to somebody, the same in parts: options that differ only in whom they are done to are told together. */
  readonly apart?: Apart;
}

/** `Fight`, `Ogres`, `5 in 12`. */
export interface Apart {
  readonly deed: string;
  readonly whom: string;
  /** What it would do, in the fewest words. */
  readonly brief: string;
}

/** A telling without a catalogue, for rules that nobody reads: everything is called by its kind or key. */
export const PLAIN: Telling<unknown> = {
  line: () => '',
  ask: (_, { topic }) => topic.kind,
  option: (_, __, { key }) => ({ text: key, does: '' }),
  chosen: (_, { key }) => key,
  place: (_, place) => place.kind,
  chapter: (_, chapter) => chapter.kind,
  called: (_, what) => spelled(what),
  why: (_, why) => why.key,
};

/** What is called something, without a catalogue: as it is written, or by its kind. */
export function spelled(what: Topic): string {
  return isAsWritten(what) ? what.text : what.kind;
}
