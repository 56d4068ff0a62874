import { type Card, CORE_TEXTS, deckOf, faceOf, loadDeck, nearestWord, printCard } from '@understory/host/cards';
import { Problem } from '@understory/table';
import { cardFilesIn } from './card-files.ts';
import { SIGNS, textFace } from './text-face.ts';

/** Which cards are listed. */
export interface Wanted {
  readonly tag?: string;
  readonly set?: string;
  /** Files and folders of the player's own cards, laid beside the game's as in play. */
  readonly cards: readonly string[];
}

/** The cards of the deck, one a line; with a tag or a set, only those that have it. Villains are in no set. */
export function listed({ tag, set, cards: own }: Wanted): string {
  const deck = deckOf({ cards: cardFilesIn(own), sets: set === undefined ? null : [set] });
  const all: Card[] = [...deck.cards, ...(set === undefined ? deck.villains : [])];
  const cards = tag === undefined ? all : all.filter((it) => tagsOf(it).includes(tag.toLowerCase()));
  if (cards.length === 0) throw noSuch('No card has the tag', tag ?? '', all.flatMap(tagsOf));
  return cards.map((it) => `${row(it)}\n`).join('');
}

/** One card of the game, as its face or as its text. */
export function shown(name: string, asText: boolean): string {
  const card = cardCalled(name);
  return asText ? printCard(card) : `${textFace(faceOf(card))}\n`;
}

/** The card of the game with this name; capitals do not matter. */
export function cardCalled(name: string): Card {
  const all = coreCards();
  const names = all.map((it) => it.name);
  const card = all.find((it) => it.name.toLowerCase() === name.toLowerCase());
  if (card === undefined) throw noSuch('No card is called', name, names);
  return card;
}

function coreCards(): Card[] {
  const { cards, villains } = loadDeck(CORE_TEXTS);
  return [...cards, ...villains];
}

const tagsOf = (card: Card): readonly string[] => (card.what === 'card' ? card.tags : []);

function row(card: Card): string {
  const { sign, name, beads, tags } = faceOf(card);
  return `${SIGNS[sign]} ${name.padEnd(14)} ${beads.padEnd(6)} ${tags}`.trimEnd();
}

function noSuch(what: string, word: string, among: readonly string[]): Problem {
  const meant = nearestWord(word, among);
  return new Problem(`${what} ${word}.${meant === null ? '' : ` Did you mean ${meant}?`}`);
}
