import { lasting } from '@understory/page';
import { type Clause, Impossible, type Rule } from '@understory/table';
import { choose } from '../asks.ts';
import type { MonsterCard } from '../cards/tree/card.ts';
import { note } from '../note.ts';
import type { Offer } from '../questions.ts';
import type { Den } from './den.ts';
import type { CardQuestion } from './questions.ts';

/**
 * Draw a card, or the first that fits (H2-MON-218). A shuffled deck is a deck in which any card may come next, so nothing is
 * shuffled: chance picks among those that are in it, or the person says which one came from their own. Null if there is none.
 */
export function* drawCard(
  den: Den,
  clause: Clause,
  topic: CardQuestion,
  fits: (card: MonsterCard) => boolean = () => true,
): Rule<MonsterCard | null> {
  const cards = den.deck.filter(fits);
  if (cards.length === 0) return null;
  const name = yield* choose(clause, {
    by: 'chance',
    topic,
    options: cards.map(optionOf),
    usual: null,
  });
  const card = takeCard(den, name);
  note(den.world, { kind: 'card drawn', clause, card: name });
  return card;
}

const optionOf = lasting(({ name }: MonsterCard): Offer => ({ key: name, what: { kind: 'card', card: name } }));

/** Take a known card out of the deck (H2-MON-T1.5). */
export function takeCard(den: Den, name: string): MonsterCard {
  const at = den.deck.findIndex((it) => it.name === name);
  const [card] = at < 0 ? [] : den.deck.splice(at, 1);
  if (!card) throw new Impossible(`${name} is not in the deck`);
  return card;
}

/** Returns a card to the deck, or lays it aside if it is unique (H2-MON-402, -407). */
export function putBack(den: Den, card: MonsterCard): void {
  (card.unique ? den.setAside : den.deck).push(card);
}
