import type { Chronicle } from '../chronicle.ts';
import { type Fact, tickOf } from '../facts/fact.ts';
import { arrivalOf } from '../saga/arrivals.ts';
import type { Sentence } from '../saga/beat.ts';
import { beatsOf } from '../saga/deeds.ts';
import { NEVER } from '../saga/plan.ts';
import { Teller } from '../saga/teller.ts';
import { SAGA } from '../words/english/saga.ts';
import { Variants } from '../words/variants.ts';

/** So many facts of a thread are told in one paragraph. */
const LONGEST = 8;

/** Tells threads by themselves, as the saga would; who was met on the page is known from then on. */
export class PageTeller {
  readonly #chronicle: Chronicle;
  readonly #teller: Teller;
  readonly #met = new Set<string>();

  /** `own` is who the page is about: nobody is told on it how that one came. */
  constructor(chronicle: Chronicle, own: string | null) {
    const { seed, clock } = chronicle.story.tale;
    this.#chronicle = chronicle;
    this.#teller = new Teller(chronicle.names, new Variants(seed, 'en-GB', SAGA), clock);
    if (own !== null) this.#met.add(own);
  }

  /** Facts in the order of time, as one paragraph; empty if a saga would tell none of them. */
  paragraph(facts: readonly Fact[]): Sentence[] {
    const { story, places, names } = this.#chronicle;
    const told = facts
      .filter((it) => !NEVER.has(it.kind) && (it.kind !== 'died' || story.isGroup(it.actor)))
      .filter((it) => it.kind !== 'rose' && it.kind !== 'ended' && it.kind !== 'idle')
      .sort((a, b) => tickOf(a) - tickOf(b))
      .slice(0, LONGEST);
    this.#teller.pause();
    const beats = beatsOf(told, story, places).flatMap((beat) => {
      const arrivals = [beat.a, beat.b, beat.c].flatMap((id) => {
        if (!id || this.#met.has(id) || !story.isGroup(id)) return [];
        this.#met.add(id);
        return arrivalOf(id, story, places, names, false, beat, false) ?? [];
      });
      return [...arrivals, beat];
    });
    return beats.map((it, i) => this.#teller.tell(it, i === 0));
  }
}
