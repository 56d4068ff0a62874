import { announce } from '../desk/notices.ts';
import type { AnyGame } from '../words/any-game.ts';
import { lineOf } from '../words/line-of.ts';
import { promptOf } from '../words/prompt-of.ts';

const MOST_LINES = 4;

/** Tells a screen reader what just happened, and what is asked next. */
export function telling(game: AnyGame, since: number): void {
  const { entries } = game.world.journal;
  const fresh = entries.slice(since).filter((entry) => lineOf(game, entry).voice !== 'silent');
  const left = fresh.length - MOST_LINES;
  const lines = fresh.slice(-MOST_LINES).map((entry) => lineOf(game, entry).text);
  const back = entries.length < since ? ['Taken back.'] : [];
  const more = left > 0 ? [`${left} more lines are in the record.`] : [];
  announce([...back, ...lines, ...more, promptOf(game).title].join(' '));
}
