import type { Fact as Argument } from '@understory/table/words';
import { Thing } from '@understory/table/words';
import type { Pronoun } from '../tale.ts';
import { inWords, ordinal } from './english/forms.ts';

/** Somebody in a sentence: by the words chosen for this mention, and with all that agreement asks for (CH-REF-04). */
export class Subject extends Thing {
  readonly id: string;
  readonly pronoun: Pronoun;
  /** Its name, short, where the mention is a pronoun. */
  readonly named: string;
  readonly isMany: boolean;

  constructor(of: {
    readonly id: string;
    readonly text: string;
    readonly named: string;
    readonly pronoun: Pronoun;
    readonly isMany: boolean;
  }) {
    super(of.text, of.isMany ? 'many' : 'one');
    this.id = of.id;
    this.pronoun = of.pronoun;
    this.named = of.named;
    this.isMany = of.isMany;
  }
}

type Forms = Readonly<Record<Pronoun, string>>;

const THEY: Forms = { it: 'it', she: 'she', he: 'he', they: 'they' };
const THEM: Forms = { it: 'it', she: 'her', he: 'him', they: 'them' };
const THEIR: Forms = { it: 'its', she: 'her', he: 'his', they: 'their' };
const SELF: Forms = { it: 'itself', she: 'herself', he: 'himself', they: 'themselves' };

const pronounOf = (it: unknown): Pronoun => (it instanceof Subject ? it.pronoun : 'it');

/** Numbers come wrapped. */
const number = (it: unknown): number => Number((it as { valueOf(): unknown }).valueOf());

/** What messages may ask of somebody, and of numbers. */
export const ENGLISH_FUNCTIONS = {
  THEY: ([it]: unknown[]) => THEY[pronounOf(it)],
  THEM: ([it]: unknown[]) => THEM[pronounOf(it)],
  THEIR: ([it]: unknown[]) => THEIR[pronounOf(it)],
  SELF: ([it]: unknown[]) => SELF[pronounOf(it)],
  /** Its name, where the mention itself may be a pronoun. */
  NAME: ([it]: unknown[]) => (it instanceof Subject ? it.named : String(it)),
  /** The name without its article, as after a number: "no Knives". */
  SHORT: ([it]: unknown[]) => (it instanceof Subject ? it.named : String(it)).replace(/^the /, ''),
  WAS: ([it]: unknown[]) => (it instanceof Subject && it.isMany ? 'were' : 'was'),
  HAS: ([it]: unknown[]) => (it instanceof Subject && it.isMany ? 'have' : 'has'),
  IS: ([it]: unknown[]) => (it instanceof Subject && it.isMany ? 'are' : 'is'),
  N: ([it]: unknown[]) => inWords(number(it)),
  ORDINAL: ([it]: unknown[]) => ordinal(number(it)),
  /** "Halfbeak’s", "the Knives’". */
  WHOSE: ([it]: unknown[]) => {
    const name = it instanceof Subject ? it.named : String(it);
    return name.endsWith('s') ? `${name}’` : `${name}’s`;
  },
} as const;

export type Arguments = Readonly<Record<string, Argument>>;
