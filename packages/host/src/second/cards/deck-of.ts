import { lasting } from '@understory/page';
import { Problem } from '@understory/table';
import { CORE_TEXTS, type Deck, loadDeck } from './load-deck.ts';
import { told } from './problems.ts';
import { type CardText, readCards } from './read-cards.ts';

/** What goes into a deck (H2-MON-202, H2-CRD-108). */
export interface DeckWish {
  /** The player's own cards: one that is called like a card of the game stands in for it. */
  readonly cards: readonly CardText[];
  /** Which sets are in; null = the game's and all of the player's own. */
  readonly sets: readonly string[] | null;
}

/** The cards that a game is played with. A faulty card of the player's own is a problem, said with file, line and column. */
export function deckOf({ cards, sets }: DeckWish): Deck {
  const all = loaded(cards);
  if (sets === null) return all;
  const chosen = new Set(sets.map((it) => it.toLowerCase()));
  const known = [...new Set(all.cards.map((it) => it.set))];
  const unknown = sets.find((it) => !known.some((set) => set.toLowerCase() === it.toLowerCase()));
  if (unknown !== undefined) throw new Problem(`No card is of the set "${unknown}"; there are: ${known.join(', ')}.`);
  return { ...all, cards: all.cards.filter((it) => chosen.has(it.set.toLowerCase())) };
}

function loaded(own: readonly CardText[]): Deck {
  const key = JSON.stringify(own);
  const known = kept.get(key);
  if (known) return known;
  const deck = deckWith(own);
  const fault = deck.problems.find((it) => it.severity === 'error');
  if (fault) throw new Problem(`A card is faulty. ${told(fault)}`);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, deck);
  return deck;
}

/** The game's cards and the player's own, with every problem found in them; it never throws. */
export function deckWith(own: readonly CardText[]): Deck {
  const names = new Set(own.flatMap((it) => namesIn(it)));
  const others =
    names.size === 0 ? CORE_TEXTS : CORE_TEXTS.filter((it) => !namesIn(it).some((name) => names.has(name)));
  return loadDeck([...others, ...own]);
}

/** The player's own texts without the cards that are faulty (H2-CRD-107), and what those are called. */
export function withoutFaulty(own: readonly CardText[]): { readonly cards: CardText[]; readonly leftOut: string[] } {
  const { cards: good, villains } = deckWith(own);
  const right = new Set([...good, ...villains].map((it) => `${it.file}:${it.from}`));
  const leftOut: string[] = [];
  const cards = own.map(({ file, text }) => {
    const { readings } = readCards({ file, text });
    const kept = readings.filter(({ draft }, i) => {
      // A file may hold two cards of one name, of which the second is faulty.
      const isRight = right.has(`${file}:${draft.title.from}`);
      if (!isRight) leftOut.push(draft.name || `card ${i + 1} of ${file}`);
      return isRight;
    });
    const end = (at: number) => readings.find(({ draft }) => draft.title.from > at)?.draft.title.from ?? text.length;
    const texts = kept.map(({ draft: { title } }) => text.slice(title.from, end(title.from)));
    return { file, text: texts.join('') };
  });
  return { cards: cards.filter((it) => it.text !== ''), leftOut };
}

/** A cache of the last few decks, since reading 50 cards takes longer than playing with them. Decks never change. */
const kept = new Map<string, Deck>();
const MOST_KEPT = 8;

/** The game's own texts are asked for their names with every deck. */
const namesIn = lasting((text: CardText): readonly string[] =>
  readCards(text).readings.map(({ draft }) => draft.name.toLowerCase()),
);
