import { frozen } from '../../copy.ts';
import { DECK, VILLAINS } from './deck.generated.ts';
import { FILE_LIMIT, FILES_LIMIT } from './limits.ts';
import { nearestWord } from './nearest-word.ts';
import { type CardProblem, inOrder, Proofreader } from './problems.ts';
import { type CardText, type Reading, readCards } from './read-cards.ts';
import { givenTags, TagBook } from './tag-book.ts';
import type { Card, MonsterCard, VillainCard } from './tree/card.ts';
import { nodesOf, withNodes } from './tree/nodes.ts';

export interface Deck {
  /** The cards without an error, in the order of the texts. */
  readonly cards: readonly MonsterCard[];
  readonly villains: readonly VillainCard[];
  readonly problems: readonly CardProblem[];
}

/** Every card of every text, each in its own right and all together. A card with an error stays out (H2-CRD-107). */
export function loadDeck(texts: readonly CardText[]): Deck {
  const files = withinLimit(texts);
  const readings = files.flatMap((it) => it.readings);
  const book = new TagBook(readings.flatMap(({ draft }) => givenTags(draft)));
  const names = new Map<string, Reading>();
  const good: Card[] = [];
  for (const reading of readings) {
    const isNew = isNewName(reading, names);
    const hasOwnTags = hasNoPlurals(reading, book);
    warnOfTags(reading, book);
    if (reading.card !== null && isNew && hasOwnTags) good.push(withTags(reading.card, book));
  }
  return {
    cards: frozen(good.filter((it) => it.what === 'card')),
    villains: frozen(good.filter((it) => it.what === 'villain')),
    problems: inOrder(files.flatMap(({ proof }) => proof.problems)),
  };
}

/** Every text as long as there are not too many of them (H2-CRD-115); the first that is too much says so. */
function withinLimit(texts: readonly CardText[]): ReturnType<typeof readCards>[] {
  let characters = 0;
  const files: ReturnType<typeof readCards>[] = [];
  for (const text of texts) {
    // A file that is too large by itself is not read anyway.
    if (text.text.length <= FILE_LIMIT) characters += text.text.length;
    if (characters > FILES_LIMIT) return [...files, leftOut(text)];
    files.push(readCards(text));
  }
  return files;
}

function leftOut({ file, text }: CardText): ReturnType<typeof readCards> {
  const proof = new Proofreader(file, text);
  proof.error(
    { from: 0, to: 0 },
    `All files together have more than ${FILES_LIMIT} characters, so this one and those after it are not read`,
  );
  return { readings: [], proof };
}

/** The 48 monsters and the two villains of the game. */
export const CORE_TEXTS: readonly CardText[] = [...DECK, ...VILLAINS];

/** H2-CRD-105. */
function isNewName(reading: Reading, names: Map<string, Reading>): boolean {
  const { draft, proof } = reading;
  const key = draft.name.toLowerCase();
  const other = names.get(key);
  if (other === undefined) names.set(key, reading);
  else proof.error(draft.title, `A card called ${other.draft.name} is there already, in ${other.proof.file}`);
  return other === undefined;
}

/** H2-CRD-106: `goblins` is no tag where `goblin` is one, since filters may add an s. */
function hasNoPlurals({ draft, proof }: Reading, book: TagBook): boolean {
  const plurals = (draft.tags ?? []).filter(({ text }) => text.endsWith('s') && book.has(text.slice(0, -1)));
  for (const { text, from, to } of plurals) {
    const single = text.slice(0, -1);
    proof.error({ from, to }, `"${text}" looks like the tag ${single} with an s, so it cannot be a tag of its own`);
  }
  return plurals.length === 0;
}

/** H2-CRD-112: a filter by a tag that nobody has is never met. */
function warnOfTags({ draft, proof }: Reading, book: TagBook): void {
  for (const node of nodesOf(draft)) {
    if (node.kind !== 'tag' && node.kind !== 'a card replaces us') continue;
    const written = node.kind === 'tag' ? node.written : node.tag;
    if (book.meant(written) !== null) continue;
    const meant = proof.isFull ? null : nearestWord(written, node.kind === 'tag' ? book.words : book.tags);
    proof.warn(node, `No card of the deck has the tag ${written}`, { expected: 'a tag that some card has', meant });
  }
}

/** H2-CRD-112: what the tags in filters mean in this deck. */
function withTags<C extends Card>(card: C, book: TagBook): C {
  return withNodes(card, (node) =>
    node.kind === 'tag' ? { ...node, tag: book.meant(node.written) ?? node.written } : node,
  );
}
