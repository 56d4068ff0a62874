import { Thing } from '@understory/table/words';
import type { Pronoun } from '../tale.ts';
import { newHome } from './english/forms.ts';

/** A place in a sentence: with a name of its own, it is told what it is where it is first spoken of. */
export class Spot extends Thing {
  readonly name: string | null;
  readonly #isOwn: boolean;
  readonly #pronoun: Pronoun;

  constructor(of: {
    readonly text: string;
    readonly name: string | null;
    readonly owner: string | null;
    readonly isOwn: boolean;
    readonly pronoun: Pronoun;
  }) {
    super(of.text);
    this.name = of.name;
    this.#isOwn = of.isOwn;
    this.#pronoun = of.pronoun;
  }

  /** Said for the first time; `nth` is how many new places were told before it, so that not all are told alike. */
  introduced(nth: number): Thing {
    return this.name === null ? this : new Thing(newHome(this.name, nth, this.#isOwn ? this.#pronoun : null));
  }
}
