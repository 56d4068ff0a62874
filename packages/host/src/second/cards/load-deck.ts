import { DECK, VILLAINS } from './deck.generated.ts';
import { nearestWord } from './nearest-word.ts';
import { type CardProblem, inOrder, type Proofreader } from './problems.ts';
import { type CardText, readCards } from './read-cards.ts';
import { givenTags, TagBook } from './tag-book.ts';
import type { Card, MonsterCard, VillainCard } from './tree/card.ts';
import { type CardNode, nodesOf, withNodes } from './tree/nodes.ts';

export interface Deck {
  /** The cards without an error, in the order of the texts. */
  readonly cards: readonly MonsterCard[];
  readonly villains: readonly VillainCard[];
  readonly problems: readonly CardProblem[];
}

/** Every card of every text, each in its own right and all together. A card with an error stays out (H2-CRD-107). */
export function loadDeck(texts: readonly CardText[]): Deck {
  const read = texts.map(readCards);
  const pairs = read.flatMap(({ cards, proof }) => cards.map((card) => ({ card, proof })));
  const book = new TagBook(pairs.flatMap(({ card }) => givenTags(card)));
  const names = new Map<string, Card>();
  const good: Card[] = [];
  for (const { card, proof } of pairs) {
    const isNew = isNewName(card, names, proof);
    const hasOwnTags = card.what === 'villain' || hasNoPlurals(card, book, proof);
    if (isNew && hasOwnTags) good.push(withTags(card, book, proof));
  }
  return {
    cards: good.filter((it) => it.what === 'card'),
    villains: good.filter((it) => it.what === 'villain'),
    problems: inOrder(read.flatMap(({ proof }) => proof.problems)),
  };
}

/** The 48 monsters and the two villains of the game. */
export const CORE_TEXTS: readonly CardText[] = [...DECK, ...VILLAINS];

/** H2-CRD-105. */
function isNewName(card: Card, names: Map<string, Card>, proof: Proofreader): boolean {
  const key = card.name.toLowerCase();
  const other = names.get(key);
  if (other === undefined) names.set(key, card);
  else
    proof.error({ from: card.from, to: card.from }, `A card called ${other.name} is there already, in ${other.file}`);
  return other === undefined;
}

/** H2-CRD-106: `goblins` is no tag where `goblin` is one, since filters may add an s. */
function hasNoPlurals({ tags, tagSpans }: MonsterCard, book: TagBook, proof: Proofreader): boolean {
  const plurals = tags.filter((it) => it.endsWith('s') && book.has(it.slice(0, -1)));
  for (const tag of plurals) {
    const at = tagSpans[tags.indexOf(tag)] ?? { from: 0, to: 0 };
    proof.error(at, `"${tag}" looks like the tag ${tag.slice(0, -1)} with an s, so it cannot be a tag of its own`);
  }
  return plurals.length === 0;
}

/** H2-CRD-112: what the tags in filters mean in this deck. */
function withTags<C extends Card>(card: C, book: TagBook, proof: Proofreader): C {
  for (const node of nodesOf(card)) warnOfTag(node, book, proof);
  return withNodes(card, (node) =>
    node.kind === 'tag' ? { ...node, tag: book.meant(node.written) ?? node.written } : node,
  );
}

function warnOfTag(node: CardNode, book: TagBook, proof: Proofreader): void {
  if (node.kind !== 'tag' && node.kind !== 'a card replaces us') return;
  const written = node.kind === 'tag' ? node.written : node.tag;
  if (book.meant(written) !== null) return;
  const meant = nearestWord(written, node.kind === 'tag' ? book.words : book.tags);
  proof.warn(node, `No card of the deck has the tag ${written}`, { expected: 'a tag that some card has', meant });
}
