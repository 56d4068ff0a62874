import type { MonsterCard } from '../../cards/tree/card.ts';
import type { Filter, Term } from '../../cards/tree/filter.ts';
import { counts } from '../amounts.ts';

/** H2-MON-218: is this card of the kind that is searched for? A card in the deck has its kind, its tags and its start. */
export function meantCard(filter: Filter, card: MonsterCard): boolean {
  return filter.some((term) => fits(term, card));
}

function fits({ words, qualifiers }: Term, { kind, tags, start }: MonsterCard): boolean {
  return (
    words.every((it) => {
      if (it.kind === 'any') return true;
      if (it.kind === 'denizens') return kind === 'denizen';
      if (it.kind === 'alpha predators') return kind === 'alpha predator';
      return it.kind === 'tag' && tags.includes(it.tag) === it.has;
    }) &&
    qualifiers.every((it) => {
      if (it.kind !== 'with') return false;
      const { symbol } = it;
      return counts(it.count, start.find((beads) => beads.symbol === symbol)?.count ?? 0);
    })
  );
}
