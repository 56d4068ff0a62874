import { Thing } from '@understory/table/words';
import type { Pronoun } from '../tale.ts';
import { newHome, oldHome } from './english/forms.ts';

/** A place in a sentence: with a name of its own, it is told what it is where it is first spoken of. */
export class Spot extends Thing {
  readonly name: string | null;
  /** Which piece of the page it is. */
  readonly piece: string | null;
  /** The same told by how deep it lies: "a hollow half-way down" (CH-REF-07). */
  readonly #deep: string | null;
  /** The same as one more of its kind; null for what there is only one of, or has a name. */
  readonly #another: string | null;
  /** Who lived there last before. */
  readonly before: string | null;
  readonly #isOwn: boolean;
  readonly #pronoun: Pronoun;

  constructor(of: {
    readonly text: string;
    readonly name: string | null;
    readonly piece: string | null;
    readonly deep: string | null;
    readonly another: string | null;
    readonly before: string | null;
    readonly isOwn: boolean;
    readonly pronoun: Pronoun;
  }) {
    super(of.text);
    this.name = of.name;
    this.piece = of.piece;
    this.#deep = of.deep;
    this.#another = of.another;
    this.before = of.before;
    this.#isOwn = of.isOwn;
    this.#pronoun = of.pronoun;
  }

  /**
   * As it is told where `told` has the words that were used for places before, and for which; `before` is what whoever lived there
   * last is called, if they were told of (CH-REF-05).
   */
  after(told: ReadonlyMap<string, string | null>, before: string | null): string {
    const text = this.toString();
    if (this.#another === null || !told.has(text)) return text;
    if (before !== null) return oldHome(before);
    if (told.get(text) === this.piece) return text;
    return this.#deep !== null && !told.has(this.#deep) ? this.#deep : this.#another;
  }

  /** Said for the first time; `nth` is how many new places were told before it, so that not all are told alike. */
  introduced(nth: number): Thing {
    return this.name === null ? this : new Thing(newHome(this.name, nth, this.#isOwn ? this.#pronoun : null));
  }
}
