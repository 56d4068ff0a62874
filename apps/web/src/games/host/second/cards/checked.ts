import { type Card, type CardProblem, type CardText, deckWith } from '@understory/host/cards';

/** What there is to say of one file of cards: those that are right, and what is wrong. */
export interface Checked {
  readonly cards: readonly Card[];
  readonly problems: readonly CardProblem[];
  readonly right: boolean;
}

/** As long as a world's options take, and as many (see the game's options). */
export const LONGEST_FILE = 20_000;
const MOST_FILES = 100;
const LONGEST_NAME = 120;

/** Read a file beside the game's deck, in which a card of the same name is replaced. It is only read: nothing in it is ever run. */
export function checked(own: CardText): Checked {
  const deck = deckWith([own]);
  const problems = deck.problems.filter(({ file }) => file === own.file);
  const cards = [...deck.cards, ...deck.villains].filter(({ file }) => file === own.file);
  const right = cards.length > 0 && problems.every(({ severity }) => severity !== 'error');
  return { cards, problems, right };
}

/** Why a text can't be taken at all, in a sentence; null if it can be read. */
export function whyNotTaken(text: string, nFiles: number): string | null {
  if (text.trim() === '') return 'There is nothing in it.';
  if (text.length > LONGEST_FILE)
    return `It has ${text.length} letters; a file of cards has at most ${LONGEST_FILE}. Cut it into several.`;
  if (nFiles >= MOST_FILES) return `You have ${MOST_FILES} files of cards, which is the most: remove one first.`;
  return null;
}

/** A name that can be shown and told in a line, with the ending of cards. */
export function cardFileName(given: string): string {
  const plain =
    given
      .replaceAll(/\p{Cc}|[/\\]/gu, '')
      .trim()
      .slice(0, LONGEST_NAME) || 'cards';
  return /\.card$/i.test(plain) ? plain : `${plain.replace(/\.txt$/i, '')}.card`;
}

/** `Clockwork Moles` → `clockwork-moles.card`: what a pasted card is kept as. */
export function nameOfText(text: string): string {
  const [, title = ''] = /^\s*(?:card|villain)\s+(.+)$/imu.exec(text) ?? [];
  const slug = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return cardFileName(slug || 'pasted');
}
