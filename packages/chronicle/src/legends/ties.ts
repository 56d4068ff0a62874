import type { Chronicle } from '../chronicle.ts';
import { holdersOf, seatsOf } from '../standing.ts';
import type { Entry } from './contents.ts';
import { PAGE_SORTS } from './page.ts';

/** At most so many pages are said to be related (CH-LEG-04). */
const RELATED = 6;

/** Which pages have to do with which: by whom they are about. */
export class Ties {
  readonly #chronicle: Chronicle;
  readonly #contents: readonly Entry[];
  readonly #whom = new Map<string, ReadonlySet<string>>();
  readonly #worth = new Map<string, number>();

  constructor(chronicle: Chronicle, contents: readonly Entry[]) {
    this.#chronicle = chronicle;
    this.#contents = contents;
    const seats = seatsOf(chronicle.story.tale.sheet, chronicle.story.tale.last);
    const lived = new Map<string, string[]>();
    for (const [piece, all] of seats)
      for (const { group } of all) lived.set(group, [...(lived.get(group) ?? []), keyOfPlace(piece)]);
    for (const it of contents) this.#whom.set(it.id, this.#partsOf(it, seats, lived));
  }

  /** All pages that are about something that has to do with this one: those of a sort together, the strongest first. */
  namedOn(page: Entry): Entry[] {
    const own = keyOf(page);
    if (own === null) return [];
    const order = (it: Entry) => PAGE_SORTS.indexOf(it.sort);
    return this.#contents
      .filter((it) => it.id !== page.id && it.subject.of !== 'age' && this.#whom.get(it.id)?.has(own))
      .sort((a, b) => order(a) - order(b) || this.#worthOf(b) - this.#worthOf(a) || a.since - b.since);
  }

  /** Those with most in common, each with something of its own to it. */
  related(page: Entry): Entry[] {
    const own = this.#whom.get(page.id) ?? new Set();
    const self = keyOf(page);
    const common = (it: Entry) => {
      const theirs = this.#whom.get(it.id) ?? new Set();
      let sum = self !== null && theirs.has(self) ? 3 : 0;
      const key = keyOf(it);
      if (key !== null && own.has(key)) sum += 3;
      for (const one of theirs) if (own.has(one)) sum++;
      return sum;
    };
    const found = this.#contents
      .filter((it) => it.id !== page.id && keyOf(it) !== null)
      .map((it) => ({ it, sum: common(it) }))
      .filter(({ sum }) => sum > 2)
      .sort((a, b) => b.sum - a.sum || this.#worthOf(b.it) - this.#worthOf(a.it) || a.it.since - b.it.since);
    return found.slice(0, RELATED).map(({ it }) => it);
  }

  #worthOf({ id, subject }: Entry): number {
    const { interest, threads } = this.#chronicle;
    const known = this.#worth.get(id);
    if (known !== undefined) return known;
    const worth =
      subject.of === 'group'
        ? interest.ofGroup(subject.group, threads)
        : subject.of === 'thread'
          ? interest.ofThread(subject.thread)
          : 0;
    this.#worth.set(id, worth);
    return worth;
  }

  /** Who and what a page is about, beside its own subject. */
  #partsOf(
    { subject }: Entry,
    seats: ReturnType<typeof seatsOf>,
    lived: ReadonlyMap<string, readonly string[]>,
  ): ReadonlySet<string> {
    const { story } = this.#chronicle;
    const { tale } = story;
    switch (subject.of) {
      case 'group': {
        const facts = story.of(subject.group);
        const others = facts.flatMap((it) => [it.actor, it.target, it.by, ...it.treasures]);
        const all = new Set([...others, ...(lived.get(subject.group) ?? [])].filter((it) => it !== null));
        all.delete(subject.group);
        return all;
      }
      case 'place': {
        const here = story.facts.filter((it) => it.piece === subject.piece);
        const groups = here.flatMap((it) => [it.actor, it.target, ...it.treasures]);
        const dwellers = (seats.get(subject.piece) ?? []).map((it) => it.group);
        return new Set([...groups, ...dwellers].filter((it) => it !== null));
      }
      case 'treasure': {
        const held = holdersOf(tale.sheet, subject.name, tale.last);
        return new Set(held.flatMap((it) => [it.group, keyOfPlace(it.piece)]).filter((it) => it !== null));
      }
      case 'leader':
        return new Set([subject.leader.group]);
      case 'battle':
        return new Set([subject.fact.actor, subject.fact.target].filter((it) => it !== null));
      case 'war':
      case 'pact':
        return new Set([subject.a, subject.b]);
      case 'thread': {
        const { roles, facts } = subject.thread;
        return new Set([...roles, ...facts.flatMap((it) => [it.actor, it.target])].filter((it) => it !== null));
      }
      default:
        return new Set();
    }
  }
}

const keyOfPlace = (piece: string): string => `place ${piece}`;

function keyOf({ subject }: Entry): string | null {
  switch (subject.of) {
    case 'group':
      return subject.group;
    case 'place':
      return keyOfPlace(subject.piece);
    case 'treasure':
      return subject.name;
    default:
      return null;
  }
}
