import { Thing } from '@understory/table/words';
import { type Group, nameAt } from '../../world.ts';
import { toldAs } from '../cards/told-as.ts';
import type { Pronoun } from '../cards/tree/words.ts';
import type { SecondWorld } from '../world.ts';
import { within } from './grammar.ts';
import { cardNamed } from './lines-of-cards.ts';

/** A group in a sentence: one creature with a pronoun of its own, or several. */
export class Somebody extends Thing {
  readonly pronoun: Pronoun;
  readonly solitary: boolean;

  constructor(name: string, { count, pronoun, solitary }: Pick<Somebody, 'count' | 'pronoun' | 'solitary'>) {
    super(name, count);
    this.pronoun = pronoun;
    this.solitary = solitary;
  }
}

/** As the group was called at that tick; a monster goes by what its card says of it (H2-CRD-117). */
export function somebody(world: SecondWorld, group: Group, tick: number | null): Somebody {
  const card = group.card === null ? null : cardNamed(world, group.card);
  const { pronoun, solitary } = card ? toldAs(card) : ({ pronoun: 'they', solitary: false } as const);
  return new Somebody(within(nameAt(group, tick)), { count: solitary ? 'one' : countOf(group), pronoun, solitary });
}

/** A people is called by its one place; a band of monsters, and the Demons, by what they are. */
function countOf({ sort, kind }: Group): 'one' | 'many' {
  return sort === 'people' && kind !== 'demons' ? 'one' : 'many';
}

/** How messages speak of a group without its name; whoever is no such group is `they`. */
export const pronounFunctions = {
  /** `{ ALONE($group) -> [yes] … }`: is it one creature, which dies and does not die out? */
  ALONE: ([thing]: readonly unknown[]) => (thing instanceof Somebody && thing.solitary ? 'yes' : 'no'),
  THEY: ([thing]: readonly unknown[]) => pronounOf(thing),
  THEM: ([thing]: readonly unknown[]) => THEM[pronounOf(thing)],
  THEIR: ([thing]: readonly unknown[]) => THEIR[pronounOf(thing)],
};

const pronounOf = (thing: unknown): Pronoun => (thing instanceof Somebody ? thing.pronoun : 'they');

const THEM: Readonly<Record<Pronoun, string>> = { it: 'it', she: 'her', he: 'him', they: 'them' };
const THEIR: Readonly<Record<Pronoun, string>> = { it: 'its', she: 'her', he: 'his', they: 'their' };
