import type { Chronicle } from '../chronicle.ts';
import { type Fact, tickOf } from '../facts/fact.ts';
import { strongest } from '../gauge.ts';
import { fitted, needed, type Offered, offered, wordsIn } from '../legends/length.ts';
import { NEVER } from '../saga/plan.ts';
import { Recounter } from './recounter.ts';
import { stakeOf, standingAt } from './stakes.ts';

/** So long is a recap, in words and in sentences (CH-REC-01). */
const [FEWEST, MOST] = [50, 110];
const SENTENCES = 5;
/** No more than so many of one kind. */
const OF_A_KIND = 2;

/** What changed since a line of the record, in a few sentences, and what is at stake now (CH-REC-01); empty if nothing is worth it. */
export function sinceOf(chronicle: Chronicle, seen: number): string {
  const { story, interest } = chronicle;
  const fresh = story.facts.filter((it) => tickOf(it) > seen && !NEVER.has(it.kind) && it.kind !== 'idle');
  const ranked = [...fresh].sort((a, b) => interest.of(b) - interest.of(a) || tickOf(a) - tickOf(b));
  const kinds = new Map<string, number>();
  const recounter = new Recounter(chronicle);
  const told: { readonly fact: Fact; readonly text: string }[] = [];
  for (const fact of ranked) {
    const many = kinds.get(fact.kind) ?? 0;
    const isIn = (it: Fact) => it.causes.includes(fact.id);
    if (told.length >= SENTENCES - 1 || many >= OF_A_KIND || ranked.some((it) => it.kind === 'died' && isIn(it)))
      continue;
    const text = recounter.sentence(fact);
    if (text === '') continue;
    kinds.set(fact.kind, many + 1);
    told.push({ fact, text });
  }
  if (told.length === 0) return '';
  // Causes before results: in the order in which they happened.
  const inOrder = [...told].sort((a, b) => tickOf(a.fact) - tickOf(b.fact));
  const again = new Recounter(chronicle);
  const best = new Set(told.slice(0, 2).map((it) => it.fact));
  const sentences: Offered[] = inOrder.map(({ fact }) =>
    (best.has(fact) ? needed : offered)(again.sentence(fact), fact.ticks),
  );
  const threads = strongest(chronicle.threads, interest);
  const stake = threads.flatMap((it) => stakeOf(it, chronicle) ?? [])[0] ?? standingAt(chronicle);
  sentences.push(needed(stake, [story.tale.last]));
  const all = fitted(sentences, FEWEST, MOST);
  const text = all.map((it) => it.text).join(' ');
  return wordsIn(text) > MOST ? [...all.slice(0, 2), ...all.slice(-1)].map((it) => it.text).join(' ') : text;
}
