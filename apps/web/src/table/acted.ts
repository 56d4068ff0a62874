import { Problem } from '@understory/table';
import { tellTrouble } from '../desk/notices.ts';
import type { AnyGame } from '../words/any-game.ts';
import { keepTable } from './keep-table.ts';
import { useTable } from './table-store.ts';
import { telling } from './telling.ts';

/**
 * Show what an act has brought since the record had this many lines; `thrown` lets the dice of the last throw tumble. `unseen` is what was played
 * faster than anybody can follow: from where on; null if nothing.
 */
export function showActed(game: AnyGame, before: number, thrown: boolean, unseen: number | null = null): void {
  const { entries } = game.world.journal;
  const fresh = thrown ? entries.slice(before).find(({ kind }) => kind === 'rolled') : undefined;
  useTable.setState(({ version, view }) => ({
    version: version + 1,
    view: { ...view, moment: null, lastSeen: unseen },
    lookedAt: null,
    pointedAt: null,
    filming: false,
    thrownAt: fresh?.tick ?? null,
  }));
}

/** Keep it first, so that nothing is seen that could be lost; then show it, and announce it to screen readers. */
export function settleActed(game: AnyGame, before: number, thrown: boolean, unseen: number | null = null): void {
  keepTable();
  showActed(game, before, thrown, unseen);
  telling(game, before);
}

/** A misfit has changed nothing. A fault of ours has broken off in the middle of a rule: go back to where it began. */
export function refused(game: AnyGame, from: number, error: unknown): void {
  if (error instanceof Problem) {
    tellTrouble('That does not fit', error);
    return;
  }
  game.goTo(Math.min(from, game.step));
  useTable.setState(({ version }) => ({ version: version + 1 }));
  tellTrouble('Something went wrong, and was taken back', error);
}
