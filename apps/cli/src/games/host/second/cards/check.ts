import { type Card, type CardProblem, type CardText, deckWith, faceOf, told } from '@understory/host/cards';
import pc from 'picocolors';
import { plain } from '../../../../shared/plain.ts';
import { excerpt } from './excerpt.ts';
import { textFace } from './text-face.ts';

/** What there is to say of these files, in the deck of the game, as it would be played with: one that is called like a card of the game stands in for it. */
export function checkedCards(
  files: readonly CardText[],
  quiet: boolean,
): { readonly text: string; readonly nErrors: number; readonly cards: readonly Card[] } {
  const deck = deckWith(files);
  const mine = new Set(files.map((it) => it.file));
  const problems = deck.problems.filter((it) => mine.has(it.file));
  const cards = [...deck.cards, ...deck.villains].filter((it) => mine.has(it.file));
  const nErrors = problems.filter((it) => it.severity === 'error').length;
  const texts = new Map(files.map((it) => [it.file, it.text]));
  const blocks = [
    ...problems.map((it) => explained(it, texts.get(it.file) ?? '')),
    ...(quiet ? [] : cards.map((it) => plain(textFace(faceOf(it))))),
    [
      `${counted(cards.length, 'card')} right`,
      counted(nErrors, 'error'),
      counted(problems.length - nErrors, 'warning'),
    ].join(', '),
  ];
  return { text: `${blocks.join('\n\n')}\n`, nErrors, cards };
}

function explained(problem: CardProblem, text: string): string {
  const sort = problem.severity === 'error' ? pc.red('error') : pc.yellow('warning');
  return `${sort} ${plain(told(problem))}\n${excerpt(problem, text)}`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
