import type { Span } from '../tree/words.ts';
import type { Sentence } from './sentence.ts';

/**
 * Something that can be said on a card. It takes what it can read from the sentence and gives back what that means;
 * if it can't, it gives back undefined and leaves the sentence where it was.
 */
export type Phrase<T> = (sentence: Sentence) => T | undefined;

type Meanings<P extends readonly Phrase<unknown>[]> = {
  [K in keyof P]: P[K] extends Phrase<infer T> ? T : never;
};

/** One after the other. */
export function all<const P extends readonly Phrase<unknown>[]>(...phrases: P): Phrase<Meanings<P>> {
  return (sentence) => {
    const start = sentence.at;
    const read: unknown[] = [];
    for (const phrase of phrases) {
      const it = phrase(sentence);
      if (it === undefined) {
        sentence.at = start;
        return undefined;
      }
      read.push(it);
    }
    return read as Meanings<P>;
  };
}

/** The first that fits. */
export function either<const P extends readonly Phrase<unknown>[]>(...phrases: P): Phrase<Meanings<P>[number]> {
  return (sentence) => {
    for (const phrase of phrases) {
      const it = phrase(sentence);
      if (it !== undefined) return it as Meanings<P>[number];
    }
    return undefined;
  };
}

/** Reads the phrase if it is there; else means null. */
export function maybe<T>(phrase: Phrase<T>): Phrase<T | null> {
  return (sentence) => phrase(sentence) ?? null;
}

/** Reads the phrase as often as it is there. */
export function several<T>(phrase: Phrase<T>): Phrase<readonly T[]> {
  return (sentence) => {
    const read: T[] = [];
    for (let it = phrase(sentence); it !== undefined; it = phrase(sentence)) read.push(it);
    return read;
  };
}

/** Reads one or more, with something between them. */
export function list<T>(phrase: Phrase<T>, between: Phrase<unknown>): Phrase<readonly T[]> {
  const more = several(second(between, phrase));
  return as(all(phrase, more), ([first, others]) => [first, ...others]);
}

/** What a phrase means. */
export function as<A, const B>(phrase: Phrase<A>, meaning: (read: A) => B): Phrase<B> {
  return (sentence) => {
    const it = phrase(sentence);
    return it === undefined ? undefined : meaning(it);
  };
}

/** What it means, and where it stands. */
export function node<A, const B extends object>(phrase: Phrase<A>, meaning: (read: A) => B): Phrase<B & Span> {
  return (sentence) => {
    const first = sentence.next;
    const it = phrase(sentence);
    if (it === undefined) return undefined;
    const last = sentence.tokens[sentence.at - 1];
    return { ...meaning(it), from: first?.from ?? 0, to: last?.to ?? 0 };
  };
}

/** Only the second matters. */
export function second<T>(first: Phrase<unknown>, phrase: Phrase<T>): Phrase<T> {
  return as(all(first, phrase), ([, it]) => it as T);
}

/** Reads nothing, and fails if this phrase comes next. */
export function unless(phrase: Phrase<unknown>): Phrase<true> {
  return (sentence) => {
    const start = sentence.at;
    const isThere = phrase(sentence) !== undefined;
    sentence.at = start;
    return isThere ? undefined : true;
  };
}

/** A phrase with a name: messages say "an action" instead of listing every word that it could begin with. */
export function called<T>(name: string, phrase: Phrase<T>): Phrase<T> {
  return (sentence) => {
    const { at: start, doubt } = sentence;
    if (doubt === null) return phrase(sentence);
    const wantedBefore = doubt.at === start ? [...doubt.wanted] : [];
    const it = phrase(sentence);
    if (doubt.at === start) doubt.wanted = new Set([...wantedBefore, name]);
    return it;
  };
}
