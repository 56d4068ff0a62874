import type { Chronicle } from '../chronicle.ts';
import type { Fact } from '../facts/fact.ts';
import { beatsOf } from '../saga/deeds.ts';
import { ended, risen } from '../saga/rulers.ts';
import { Teller } from '../saga/teller.ts';
import { SAGA } from '../words/english/saga.ts';
import { Variants } from '../words/variants.ts';

/** Tells single facts in the words of the saga, to somebody who knows who is who. */
export class Recounter {
  readonly #chronicle: Chronicle;
  readonly #teller: Teller;

  constructor(chronicle: Chronicle) {
    const { seed, clock } = chronicle.story.tale;
    this.#chronicle = chronicle;
    // Whoever comes back knows who is who: a name needs no apposition.
    const known = new Map([...chronicle.names].map(([id, it]) => [id, { ...it, isPeople: true }]));
    this.#teller = new Teller(known, new Variants(seed, 'en-GB', SAGA), clock);
  }

  /** Empty for what a saga would not tell by itself. */
  sentence(fact: Fact): string {
    const { story, places } = this.#chronicle;
    const own = fact.kind === 'rose' ? risen(fact, story) : fact.kind === 'ended' ? ended(fact) : null;
    // An end is told with what brought it about.
    const deeds = fact.kind === 'died' ? fact.causes.flatMap((it) => story.fact(it) ?? []) : [];
    const [beat] = own ?? beatsOf([...deeds.slice(0, 1), fact], story, places);
    if (!beat) return '';
    this.#teller.pause();
    return this.#teller.tell(beat, false).text;
  }
}
