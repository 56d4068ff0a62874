import { sentenceOf } from '../annals/annals.ts';
import type { Chronicle } from '../chronicle.ts';
import { tickOf } from '../facts/fact.ts';
import { wordsIn } from '../legends/length.ts';

/** So many words are heard while one plays on (CH-REC-09). */
const MOST_WORDS = 20;

/** What just happened after a line of the record, as the annals say it, the best of it first of all; empty if they tell nothing of it. */
export function justNow(chronicle: Chronicle, since: number): string {
  const { story, interest } = chronicle;
  const news = story.facts
    .filter((it) => tickOf(it) > since)
    .map((fact) => ({ fact, text: sentenceOf(fact, chronicle) }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => interest.of(b.fact) - interest.of(a.fact));
  const said: typeof news = [];
  let words = 0;
  for (const it of news) {
    const many = wordsIn(it.text);
    if (words + many > MOST_WORDS) continue;
    words += many;
    said.push(it);
  }
  const inOrder = said.sort((a, b) => tickOf(a.fact) - tickOf(b.fact)).map(({ text }) => text);
  return [...new Set(inOrder)].join(' ');
}
