import { type Answer, Game } from '@understory/table';
import type { PageGame } from '../../table/page-game.ts';
import { inSlices } from '../../table/slices.ts';
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

/** Milliseconds of a frame that a rehearsal may take. */
const SLICE = 6;

/** A copy that stands where the game stands, made bit by bit; null if nobody wants it any more. */
export async function copyOf(game: PageGame, isWanted: () => boolean): Promise<PageGame | null> {
  const { rulebook, seed, options, hands, trail } = game;
  const copy = new Game(rulebook, { seed, options, hands });
  let at = 0;
  const upTo = trail.length;
  await inSlices(
    () => {
      const given = trail[at];
      if (at >= upTo || !given || !isWanted()) return false;
      at++;
      return copy.replay([given]) === null;
    },
    undefined,
    SLICE,
  );
  return isWanted() && copy.step === upTo ? copy : null;
}

/** Give an answer to a copy, which is used up by it, and see what has changed. */
export function rehearse(copy: PageGame, answer: Answer): Preview {
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
