import { CORE_TEXTS, loadDeck, told } from '../../src/cards.ts';
import type { Card, MonsterCard } from '../../src/second/cards/tree/card.ts';

/** The cards of a text on their own, and what there is to say about them. */
export function read(text: string) {
  const { cards, villains, problems } = loadDeck([{ file: 'my.card', text }]);
  return { cards, villains, problems, told: problems.map(told) };
}

/** The same beside the cards of the game, so that their tags are known. */
export function readBesideTheDeck(text: string) {
  const { cards, problems } = loadDeck([...CORE_TEXTS, { file: 'my.card', text }]);
  return { card: cards.find((it) => it.file === 'my.card'), told: problems.map(told) };
}

/** The only card of a text that has nothing wrong in it. */
export function theCard(text: string): MonsterCard {
  const { cards, told: said } = read(text);
  const [card] = cards;
  if (card === undefined || cards.length > 1) throw new Error(`not one card: ${said.join('\n')}`);
  return card;
}

/** A card without its places: what it means. */
export function bare<C extends Card>(card: C): unknown {
  const { from, to, file, ...rest } = card;
  return stripped(rest);
}

function stripped(it: unknown): unknown {
  if (Array.isArray(it)) return it.map(stripped);
  if (typeof it !== 'object' || it === null) return it;
  const fields = Object.entries(it).filter(([key]) => key !== 'from' && key !== 'to');
  return Object.fromEntries(fields.map(([key, value]) => [key, stripped(value)]));
}
