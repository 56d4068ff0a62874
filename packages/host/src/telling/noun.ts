import { Catalogue, type Fact, type Messages, Thing } from '@understory/table/words';

/** "a vein of ore", "the vein of ore", "vein of ore", "veins of ore", and what stands on a plate on the map. */
export type Form = 'a' | 'the' | 'bare' | 'many' | 'plate';

/** What something is called, in the form that a message wants. The words are made when it is said. */
export class Noun extends Thing {
  readonly #in: (form: Form) => string;

  constructor(inForm: (form: Form) => string) {
    super('');
    this.#in = inForm;
  }

  in(form: Form): string {
    return this.#in(form);
  }

  override toString(): string {
    return this.#in('a');
  }
}

/** The nouns of an edition, and how its messages put them into their forms. */
export interface Nouns {
  /** Is there a word for it? */
  isCalled(value: object): value is { readonly kind: string };
  /** What lies or is written on the page, with the facts that its words need. */
  nounOf(kind: string, facts: () => Readonly<Record<string, Fact>>): Noun;
  /** A noun, or a name in somebody's own words, in a form; null is as it is told by itself. */
  inForm(thing: unknown, form: Form | null): string;
  readonly functions: {
    /** `A($what)`: "a Smelter", "an Armory", "Workshops". */
    A([thing]: readonly unknown[]): string;
    /** `THE($piece)`: what is called "a vault" is "the vault" once it is known. */
    THE([thing]: readonly unknown[]): string;
    /** `FORM($of, "many")`: "veins of ore". */
    FORM([thing, form]: readonly unknown[]): string;
  };
}

/** `called` has a message for each kind of thing; `named` puts words that it does not have (a card's, a player's) into a form. */
export function nouns(called: Messages, named: (name: string, form: Form) => string): Nouns {
  const functions: Nouns['functions'] = {
    A: ([thing]) => inForm(thing, 'a'),
    THE: ([thing]) => inForm(thing, 'the'),
    FORM: ([thing, form]) => inForm(thing, String(form) as Form),
  };
  const things = new Catalogue('en', called, functions);

  function inForm(thing: unknown, form: Form | null): string {
    if (thing instanceof Noun) return thing.in(form ?? 'a');
    return form === null ? String(thing) : named(String(thing), form);
  }

  return {
    isCalled: (value): value is { readonly kind: string } =>
      'kind' in value && typeof value.kind === 'string' && things.has(value.kind),
    nounOf: (kind, facts) => new Noun((form) => things.say(kind, { ...facts(), form })),
    inForm,
    functions,
  };
}
