import type { FluentFunction } from '@fluent/bundle';
import { isAsWritten, type Seat, type Topic, type Why } from '../ask.ts';
import { capital } from '../capital.ts';
import { tellerOf } from '../in-words.ts';
import type { Entry } from '../journal.ts';
import { type Apart, type Calling, spelled, type Telling } from '../telling.ts';
import { isTableLine, type TableLine } from '../told.ts';
import { Catalogue, type Fact, type Messages } from './catalogue.ts';
import { lineWords, tableText } from './table-lines.ts';

/** Everything a game says in one language, by what it is about. */
export interface Words<
  Event extends string,
  Question extends string,
  What extends string,
  Place extends string,
  Chapter extends string,
  Reason extends string,
> {
  readonly language: string;
  /** What happened. Empty for what goes without saying. */
  readonly events: Messages<Event>;
  readonly questions: Readonly<Record<Question, string | AskWords>>;
  /** What an option is, where its question does not name it by its key. */
  readonly whats: Readonly<Record<What, string | TextAndDoes>>;
  readonly places: Messages<Place>;
  readonly chapters: Messages<Chapter>;
  /** Why something was chosen, or can't be. A key of another version is told as no reason (CH-DAT-04). */
  readonly reasons: Messages<Reason>;
}

type AnyWords = Words<string, string, string, string, string, string>;

/** A question with options that always are the same. */
export interface AskWords {
  readonly ask: string;
  readonly options: Readonly<Record<string, string | TextAndDoes>>;
  /** What an option does that is not among them, where that is more than it is by itself. */
  readonly othersDo?: string;
}

/** What an option is called, and what it would do. */
export type TextAndDoes = readonly [text: string, does: string];

/** How a game reads its own facts. */
export interface Reading<W> {
  /** What the messages speak of: names instead of ids. `tick` is when it happened, null for now. */
  facts(world: W, of: Topic | Why, tick: number | null): Readonly<Record<string, Fact>>;
  /** By which message a line is told, where that is not its kind: of two chapters that come from two books, each has its own words. */
  event?(entry: Entry): string;
  /** What an option would do, where that must be reckoned. */
  does?(world: W, what: Topic): string | null;
  /** What a thing is called, where things have names in words of the game's own. */
  called?(world: W, what: Topic, how: Calling): string;
  /** The parts of an option that is done to somebody. */
  apart?(world: W, what: Topic): Apart | null;
  /** Need an answer not be told, because nothing came of it? */
  goesWithoutSaying?(line: TableLine): boolean;
  readonly functions?: Readonly<Record<string, FluentFunction>>;
}

/** The telling of a game: its words, and how to read its facts. */
export function tellingOf<W>(words: AnyWords, reading: Reading<W>): Telling<W> {
  const catalogue = new Catalogue(words.language, messagesOf(words), reading.functions);

  function said(world: W, section: string, of: Topic, tick: number | null = null): string {
    return catalogue.say(`${section} ${of.kind}`, reading.facts(world, of, tick));
  }

  function optionText(world: W, topic: Topic, key: string, what: Topic | null, tick: number | null): string {
    const own = `option ${topic.kind} ${key}`;
    if (catalogue.has(own)) return catalogue.sentence(own, facts(world, topic, what, tick));
    return capital(what ? said(world, 'what', what, tick) : key);
  }

  function facts(world: W, topic: Topic, what: Topic | null, tick: number | null): Record<string, Fact> {
    return { ...reading.facts(world, topic, tick), ...(what ? reading.facts(world, what, tick) : {}) };
  }

  const telling: Telling<W> = {
    line(world, entry) {
      if (isTableLine(entry)) {
        if (reading.goesWithoutSaying?.(entry)) return '';
        return tableText(entry, lineWords(tellerOf({ rulebook: { telling }, world }), entry));
      }
      const message = `event ${reading.event?.(entry) ?? entry.kind}`;
      return catalogue.has(message) ? capital(catalogue.say(message, reading.facts(world, entry, entry.tick))) : '';
    },
    ask: (world, { ask, topic }) => (ask === 'roll' ? said(world, 'ask', topic) : capital(said(world, 'ask', topic))),
    option(world, { topic }, option) {
      const { key, what = null } = option;
      const text = optionText(world, topic, key, what, null);
      const own = [`does ${topic.kind} ${key}`, `others-do ${topic.kind}`, `what-does ${what?.kind}`].find((it) =>
        catalogue.has(it),
      );
      const does = own ? catalogue.say(own, facts(world, topic, what, null)) : what && reading.does?.(world, what);
      const apart = (what && reading.apart?.(world, what)) ?? null;
      return { text, does: does ?? '', ...(apart && { apart }) };
    },
    chosen: (world, { topic, key, what }) => optionText(world, topic, key, what, null),
    place: (world, place) => said(world, 'place', place),
    chapter: (world, chapter) => capital(said(world, 'chapter', chapter)),
    called: (world, what, how = {}) =>
      isAsWritten(what) ? what.text : (reading.called?.(world, what, how) ?? spelled(what)),
    why(world, why, by) {
      const message = `reason ${why.key}`;
      const reason: Why & { readonly by?: Seat } = by === undefined ? why : { by, ...why };
      return catalogue.has(message) ? catalogue.say(message, reading.facts(world, reason, null)) : '';
    },
  };
  return telling;
}

function messagesOf(words: AnyWords): Messages {
  const messages: Record<string, string> = {};
  const put = (section: string, from: Readonly<Record<string, string | TextAndDoes>>, does: string) => {
    for (const [key, message] of Object.entries(from)) {
      messages[`${section} ${key}`] = typeof message === 'string' ? message : message[0];
      if (typeof message !== 'string') messages[`${does} ${key}`] = message[1];
    }
  };
  put('event', words.events, '');
  put('place', words.places, '');
  put('chapter', words.chapters, '');
  put('reason', words.reasons, '');
  put('what', words.whats, 'what-does');
  for (const [kind, question] of Object.entries(words.questions)) {
    messages[`ask ${kind}`] = typeof question === 'string' ? question : question.ask;
    if (typeof question === 'string') continue;
    put(`option ${kind}`, question.options, `does ${kind}`);
    if (question.othersDo) messages[`others-do ${kind}`] = question.othersDo;
  }
  return messages;
}
