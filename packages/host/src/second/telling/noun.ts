import { Catalogue, type Fact, Thing } from '@understory/table/words';
import { called } from './english/called/called.ts';
import { works } from './english/called/works.ts';
import { definite, indefinite } from './grammar.ts';

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

/** Is there a word for it? */
export function isCalled(value: object): value is { readonly kind: string } {
  return 'kind' in value && typeof value.kind === 'string' && things.has(value.kind);
}

/** What lies or is written on the page, with the facts that its words need. */
export function nounOf(kind: string, facts: () => Readonly<Record<string, Fact>>): Noun {
  return new Noun((form) => things.say(kind, { ...facts(), form }));
}

/** How messages put a noun into its form; words that no catalogue has (a card's, a player's) go by their letters. */
export const nounFunctions = {
  /** `A($what)`: "a Smelter", "an Armory", "Workshops". */
  A: ([thing]: readonly unknown[]) => inForm(thing, 'a'),
  /** `THE($piece)`: what is called "a vault" is "the vault" once it is known. */
  THE: ([thing]: readonly unknown[]) => inForm(thing, 'the'),
  /** `FORM($of, "many")`: "veins of ore". */
  FORM: ([thing, form]: readonly unknown[]) => inForm(thing, String(form) as Form),
};

/** A noun, or a name in somebody's own words, in a form; null is as it is told by itself. */
export function inForm(thing: unknown, form: Form | null): string {
  if (thing instanceof Noun) return thing.in(form ?? 'a');
  const name = String(thing);
  if (form === null) return name;
  if (buildings.has(name)) return buildings.say(name, { form });
  if (form === 'a') return indefinite(name);
  return form === 'the' ? definite(name) : name;
}

const things = new Catalogue('en', called, nounFunctions);
const buildings = new Catalogue('en', works);
