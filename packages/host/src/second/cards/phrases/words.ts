import { type Beads, type Glyph, SYMBOL_WORDS, SYMBOLS } from '../tree/words.ts';
import { all, as, called, either, list, maybe, node, type Phrase, several } from './phrase.ts';
import type { Sentence, Token } from './sentence.ts';

/** These words and marks, one after the other: `say('ally with')`, `say('build :')`. A symbol may be typed as its word. */
export function say<const S extends string>(text: S): Phrase<S> {
  const parts = text.split(' ');
  return (sentence) => {
    const start = sentence.at;
    for (const [i, part] of parts.entries()) {
      if (!says(sentence.next, part, sentence.startsLine && sentence.at === 0)) {
        sentence.doubt?.note(sentence.at, quoted(parts.slice(i).join(' ')), part);
        sentence.at = start;
        return undefined;
      }
      sentence.at++;
    }
    return text;
  };
}

const quoted = (text: string) => `"${text.replaceAll(' :', ':')}"`;

function says(token: Token | undefined, part: string, isFirst: boolean): boolean {
  if (token === undefined || token.kind === 'text') return false;
  if (token.text === part) return true;
  if (token.kind !== 'word') return false;
  // A capital at the start of a line is forgiven (H2-CRD-101).
  if (isFirst && token.text.charAt(0).toLowerCase() + token.text.slice(1) === part) return true;
  return SYMBOL_WORDS[token.text] === part;
}

/** One of these words, each with what it means. */
export function oneOf<const M extends Readonly<Record<string, unknown>>>(meanings: M): Phrase<M[keyof M]> {
  const phrases = Object.entries(meanings).map(([text, meaning]) => as(say(text), () => meaning as M[keyof M]));
  return either(...phrases);
}

/** One of these words, meaning itself. */
export function word<const W extends readonly string[]>(words: W): Phrase<W[number]> {
  return either(...words.map((it) => say<W[number]>(it)));
}

/** A token of a kind, if its text will do. */
export function token<T>(
  kind: Token['kind'],
  wanted: string,
  read: (text: string, sentence: Sentence) => T | undefined,
): Phrase<T> {
  return (sentence) => {
    const { next } = sentence;
    const it = next?.kind === kind ? read(next.text, sentence) : undefined;
    if (it === undefined) sentence.doubt?.note(sentence.at, wanted, null);
    else sentence.at++;
    return it;
  };
}

export const number: Phrase<number> = token('number', 'a number', Number);

/** `+1` or `-1`; a real minus sign will do too. */
export const signed: Phrase<number> = token(
  'signed',
  'a bonus such as +1',
  (text) => Number(text.replace('−', '-')) + 0,
);

const glyph: Phrase<Glyph> = either(
  ...SYMBOLS.map((it) => say(it)),
  token('word', 'a symbol', (text) => (Object.hasOwn(SYMBOL_WORDS, text) ? SYMBOL_WORDS[text] : undefined)),
);
export const symbol: Phrase<Glyph> = called('a symbol (●, ○, ★, ❖, ⌂ or ☒)', glyph);

const bead = called(
  'beads such as ●●○',
  node(all(maybe(number), symbol), ([count, it]) => ({ symbol: it, count: count ?? 1 })),
);

/** `●●●○`, `3● 1○` and `3 pop 1 treasure` are the same: each symbol once, in the order in which they first stand. */
export const beads: Phrase<readonly Beads[]> = as(all(bead, several(bead)), ([first, others]) => {
  const sums = new Map<Glyph, Beads>();
  for (const run of [first, ...others]) {
    const before = sums.get(run.symbol);
    sums.set(run.symbol, before ? { ...before, count: before.count + run.count, to: run.to } : run);
  }
  return [...sums.values()];
});

const INSIDE_NAMES = new Set(['of', 'the']);
const isCapital = (text: string | undefined) => text !== undefined && /^\p{Lu}/u.test(text);

/** Words that begin with a capital; "of" and "the" may stand between them. */
export const name: Phrase<string> = (sentence) => {
  const words: string[] = [];
  let end = sentence.at;
  for (let i = sentence.at; i < sentence.tokens.length; i++) {
    const { kind, text } = sentence.tokens[i] ?? { kind: 'mark', text: '' };
    if (kind !== 'word' || !(isCapital(text) || (end > sentence.at && INSIDE_NAMES.has(text)))) break;
    words.push(text);
    if (isCapital(text)) end = i + 1;
  }
  if (end === sentence.at) {
    sentence.doubt?.note(sentence.at, 'a name with a capital', null);
    return undefined;
  }
  const read = words.slice(0, end - sentence.at).join(' ');
  sentence.at = end;
  return read;
};

/** `a, b or c`; a comma before the last "or" is welcome. */
export const comma: Phrase<unknown> = either(say(', or'), say(','), say('or'));
export const or: Phrase<unknown> = say('or');

export const commas = <T>(phrase: Phrase<T>): Phrase<readonly T[]> => list(phrase, say(','));
