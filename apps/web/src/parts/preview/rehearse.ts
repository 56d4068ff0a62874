import type { Answer, Bits } from '@understory/table';
import type { PageGame } from '../../table/page-game.ts';
import { lineOf } from '../../words/line-of.ts';
import { promptOf } from '../../words/prompt-of.ts';
import { type Changes, changesBetween } from '../motion/changes-between.ts';

/** What an answer would bring, up to whatever is asked next: no die is thrown for it, and nobody else decides. */
export interface Preview {
  readonly changes: Changes;
  /** What the record would say. */
  readonly told: readonly string[];
  /** What would be asked next; null if the story would be told. */
  readonly next: string | null;
  /** Dice would come first: nothing is settled yet. */
  readonly isOpen: boolean;
}

/** Give an answer to a copy of the game, taken up at the nearest bookmark, and see what has changed; bit by bit. */
export function* rehearsing(game: PageGame, answer: Answer): Bits<Preview> {
  const copy = (yield* game.forking()) as PageGame;
  const { entries } = copy.world.journal;
  const before = entries.length;
  copy.answer(answer);
  const lines = entries.slice(before).filter((entry) => lineOf(copy, entry).voice === 'story');
  return {
    changes: changesBetween(copy.world.page, before - 1, entries.length - 1),
    told: lines.map((entry) => lineOf(copy, entry).text),
    next: copy.ask && promptOf(copy).title,
    isOpen: copy.ask?.ask === 'roll' && lines.length === 0,
  };
}
