import { Catalogue } from '@understory/table/words';
import type { Chronicle } from '../chronicle.ts';
import type { Fact } from '../facts/fact.ts';
import { RUMOURS } from '../words/english/rumours.ts';
import { ENGLISH_FUNCTIONS } from '../words/subject.ts';
import { Knowing } from './known.ts';

/** What is worth so much is talked of, even by those who were not there. */
const TALKED_OF = 8;
const words = new Catalogue('en-GB', RUMOURS, ENGLISH_FUNCTIONS);

/**
 * What a group may have heard of a thing that it does not know (CH-SEC-05): the right deed, in the right part of the world, done to
 * somebody it knows by somebody it does not name. At most one; null if there is none. Nothing in it is false.
 */
export function rumourFor(chronicle: Chronicle, group: string): { readonly text: string; readonly fact: Fact } | null {
  const { story, interest, names } = chronicle;
  const knowing = new Knowing(story, group);
  const met = new Set(
    story.facts
      .filter((it) => knowing.knows(it))
      .flatMap((it) => [it.actor, it.target, it.by].filter((one) => story.isGroup(one))),
  );
  const hidden = story.facts
    .filter((it) => interest.of(it) >= TALKED_OF && !knowing.knows(it) && !knowing.isSecret(it) && words.has(it.kind))
    .filter((it) => it.target !== null && met.has(it.target) && it.target !== group && it.won !== false)
    .sort((a, b) => interest.of(b) - interest.of(a) || (a.ticks[0] ?? 0) - (b.ticks[0] ?? 0));
  const [fact] = hidden;
  if (!fact?.target) return null;
  const stratum = story.tale.sheet.pieces.find((it) => it.id === fact.piece)?.stratum ?? null;
  const where = stratum === null ? 'somewhere' : stratum === 0 ? 'above' : 'below';
  const b = names.get(fact.target)?.full ?? fact.target;
  return { text: words.sentence(fact.kind, { b, where }), fact };
}
