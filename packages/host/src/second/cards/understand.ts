import type { CardLine } from './layout.ts';
import { nearestWord } from './nearest-word.ts';
import type { Phrase } from './phrases/phrase.ts';
import { Doubt, Sentence, type Token } from './phrases/sentence.ts';
import type { Proofreader } from './problems.ts';

/**
 * What a line means, read as this phrase from its first to its last word. Where it gets stuck, the proofreader is told;
 * and if a slip of the pen explains it, the line is read on as it was meant, to find what else is wrong in it.
 */
export function understood<T>(line: CardLine, phrase: Phrase<T>, proof: Proofreader): T | undefined {
  let { tokens } = line;
  const startsLine = line.word?.kind === 'mark';
  for (let mended = 0; mended <= MOST_MENDED; mended++) {
    const quick = new Sentence(tokens, startsLine);
    const meaning = phrase(quick);
    if (meaning !== undefined && quick.isDone) return meaning;
    const { at, wanted, words } = doubtOf(tokens, startsLine, phrase);
    const stuck = tokens[at];
    const meant = stuck?.kind === 'word' && !proof.isFull ? nearestWord(stuck.text, [...words].filter(isWord)) : null;
    const expected = alternatives([...wanted]);
    if (stuck) proof.error(stuck, `"${stuck.text}" stands where ${expected} should be`, { expected, meant });
    else proof.error({ from: line.to, to: line.to }, `The line ends where ${expected} should follow`, { expected });
    if (meant === null || stuck === undefined || meant === stuck.text) return undefined;
    tokens = tokens.with(at, { ...stuck, text: meant });
  }
  return undefined;
}

/** Reads it once more, to see how far it goes and what is missing there. */
function doubtOf(tokens: readonly Token[], startsLine: boolean, phrase: Phrase<unknown>): Doubt {
  const doubt = new Doubt();
  const sentence = new Sentence(tokens, startsLine, doubt);
  if (phrase(sentence) !== undefined) doubt.note(sentence.at, 'the end of the line', null);
  return doubt;
}

const MOST_MENDED = 8;
const MOST_NAMED = 6;
const isWord = (it: string) => /^\p{L}/u.test(it);

/** `a, b or c`; a long list is cut. */
function alternatives(all: readonly string[]): string {
  const named = all.length > MOST_NAMED ? [...all.slice(0, MOST_NAMED - 1), 'something else that fits'] : all;
  if (named.length < 2) return named[0] ?? 'nothing';
  return `${named.slice(0, -1).join(', ')} or ${named.at(-1)}`;
}
