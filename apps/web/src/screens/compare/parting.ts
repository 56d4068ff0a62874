import type { Entry } from '@understory/table';
import type { AnyGame } from '../../words/any-game.ts';
import { lineOf } from '../../words/line-of.ts';
import { inCommon, momentAt } from '../../words/lost-play.ts';

/** Where two lines of play part: after how many answers, and what each says to the next. */
export interface Parting {
  readonly step: number;
  /** Whether they are one history up to there, or began apart. */
  readonly began: 'together' | 'apart';
  /** `Turn 6: Goblins` */
  readonly at: string;
  readonly here: string;
  readonly there: string;
}

export function partingOf(here: AnyGame, there: AnyGame): Parting {
  const together =
    here.rulebook === there.rulebook &&
    here.seed === there.seed &&
    JSON.stringify(here.options) === JSON.stringify(there.options);
  const step = together ? inCommon(here.trail, there.trail) : 0;
  return {
    step,
    began: together ? 'together' : 'apart',
    at: momentAt(here, step),
    here: nextOf(here, step),
    there: nextOf(there, step),
  };
}

/** The answer that followed this many answers, in the words of the record. */
function nextOf(game: AnyGame, step: number): string {
  const { trail, world } = game;
  if (trail.length <= step) return 'It goes no further.';
  const entry = world.journal.entries.find((it) => it.step === step + 1 && lineOf(game, it).voice !== 'silent');
  return entry ? lineOf(game, entry).text : '';
}

/** The last line of the record after this many answers; -1 before the first. */
export function tickAt(entries: readonly Entry[], step: number): number {
  return entries.findLastIndex((it) => it.step <= step);
}
