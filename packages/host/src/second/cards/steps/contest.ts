import { term } from '../phrases/filter.ts';
import { all, list, maybe, node, type Phrase, second } from '../phrases/phrase.ts';
import { oneOf, say, signed } from '../phrases/words.ts';
import { printFilter, printSigned, spelled } from '../print/words.ts';
import { isClash, VERB_WORDS, type Verb, wordsOf } from '../tree/deeds.ts';
import type { Filter } from '../tree/filter.ts';
import type { Span } from '../tree/words.ts';
import type { Wording } from './wording.ts';

/** A step that is done to another group; `bonus` is `at +1`, for the actor. */
export interface Contest extends Span {
  readonly kind: 'contest';
  readonly verb: Verb;
  readonly targets: Filter;
  readonly bonus: number;
}

export const contest: Wording<Contest> = {
  read: (between) =>
    node(all(plainContest(between), maybe(second(say('at'), signed))), ([{ verb, targets }, bonus]) => ({
      kind: 'contest',
      verb,
      targets,
      bonus: bonus ?? 0,
    })),
  print({ verb, targets, bonus }, joined) {
    const words = `${spelled(VERB_WORDS, verb)} ${printFilter(targets, joined)}`;
    return bonus === 0 ? words : `${words} at ${printSigned(bonus)}`;
  },
  deed: ({ verb }) => verb,
  villainWord: ({ verb }) => (wordsOf(verb).villains ? verb : null),
  check(step, proof) {
    // H2-ACT-275: there is no roll to add to.
    if (step.bonus !== 0 && !isClash(step.verb))
      proof.warn(step, `"at" has no effect on ${step.verb}, which throws no dice`);
  },
};

/** A contest that is a construction's gain says no `at`. */
export const freeContest: Wording<Contest> = { ...contest, read: plainContest };

function plainContest(between: Phrase<unknown>): Phrase<Contest> {
  return node(all(oneOf(VERB_WORDS), list(term, between)), ([verb, targets]) => ({
    kind: 'contest',
    verb,
    targets,
    bonus: 0,
  }));
}
