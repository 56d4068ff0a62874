import type { Calling, Telling, Topic } from '@understory/table';

/** What lies on the table is called so. */
export type Called = (what: Topic, how?: Calling) => string;

/** The words of a game for what lies on the table: the same function as long as it is the same game. */
export function calledIn<W extends object>({ rulebook: { telling }, world }: GameInWords<W>): Called {
  const known = words.get(world);
  if (known) return known;
  const made: Called = (what, how) => telling.called(world, what, how);
  words.set(world, made);
  return made;
}

/** A game, as far as its words go. */
export interface GameInWords<W> {
  readonly rulebook: { readonly telling: Pick<Telling<W>, 'called'> };
  readonly world: W;
}

const words = new WeakMap<object, Called>();
