import type { Entry, Time } from '@understory/table';
import { lastTick, useTable } from '../../table/table-store.ts';
import { film, lookBack } from '../../table/view-acts.ts';
import { chapterStarts, type Stretch } from '../../words/ages-of.ts';

/** The turn that a moment belongs to; the one before it, if that has only just begun. */
export function turnAt(time: Time, entries: readonly Entry[], tick: number): Stretch | null {
  const turns = chapterStarts(time, entries);
  const at = turns.findLastIndex(({ from }) => from <= tick);
  const [before, now] = [turns[at - 1], turns[at]];
  return now && now.from === now.to && before ? before : (now ?? null);
}

/** Run the film of the turn that is looked at, or of the last one. */
export function replayTurn(): void {
  const { game, view } = useTable.getState();
  if (!game) return;
  const turn = turnAt(game.rulebook.time, game.world.journal.entries, view.moment ?? lastTick(game));
  if (!turn) return;
  lookBack(Math.max(0, turn.from - 1));
  film(true, turn.to);
}
