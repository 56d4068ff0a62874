import { appendedTo, type Hands, type Save } from '@understory/table';
import type { KeptAnswers, KeptGame } from '../storage/kept-world.ts';
import type { AnyGame } from '../words/any-game.ts';
import type { Table } from './table-store.ts';

/** A save that was written, and how far what was played since has been written behind it. */
export interface Behind {
  readonly id: string;
  readonly game: AnyGame;
  readonly pen: Table['pen'];
  readonly save: Save;
  readonly mark: string;
  nth: number;
  trail: AnyGame['trail'];
  future: AnyGame['future'];
  hands: Hands;
}

/** A save that is written now: nothing is behind it yet. */
export function begun(id: string, game: AnyGame, pen: Table['pen'], { save, mark = '' }: KeptGame): Behind {
  const { trail, future, hands } = game;
  return { id, game, pen, save, mark, nth: 0, trail: [...trail], future, hands };
}

/** Is it the same game still, with nothing else drawn on its map? What is drawn is written with the whole. */
export function isFollowed({ id, game, pen }: Behind, table: Table): boolean {
  return table.id === id && table.game === game && table.pen === pen;
}

/** Has nothing been answered, taken back or handed over since? */
export function isUpToDate({ trail, future, hands }: Behind, game: AnyGame): boolean {
  const isSame = trail.length === game.trail.length && inCommon(trail, game.trail) === trail.length;
  return isSame && future === game.future && hands === game.hands;
}

/** What is new since, to be written behind it; null if nothing is. */
export function followUp(behind: Behind): KeptAnswers | null {
  const { id, mark, game } = behind;
  if (isUpToDate(behind, game)) return null;
  const answers = appendedTo(game, inCommon(behind.trail, game.trail));
  behind.trail = [...game.trail];
  behind.future = game.future;
  behind.hands = game.hands;
  behind.nth++;
  return { id, mark, nth: behind.nth, answers };
}

/** How many answers are the very same. Most often nothing was taken back, and the last one tells. */
function inCommon(then: AnyGame['trail'], now: AnyGame['trail']): number {
  const last = then.length - 1;
  if (last < now.length && then[last] === now[last]) return then.length;
  return then.findIndex((it, i) => it !== now[i]);
}
