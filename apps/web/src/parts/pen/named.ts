import type { Penwork } from '@understory/ink';
import type { Bead, Naming, Sheet } from '@understory/page';
import { usePageGame } from '../../table/page-game.ts';
import { useTable } from '../../table/table-store.ts';
import { calledIn } from '../../words/called-in.ts';

/** A page and the words for what lies on it. */
export interface Worded {
  readonly page: Sheet;
  readonly called: Naming;
}

/** What a thing is called: as a hand has named it, else as the game does. The one place where names are looked up. */
export function named(pen: Penwork, { page, called }: Worded, id: string, otherwise: string): string {
  return pen.tools?.penName(pen, page, id, called) ?? otherwise;
}

/** What a treasure is called. */
export function treasureNamed(pen: Penwork, { page, called }: Worded, bead: Pick<Bead, 'origin' | 'name'>): string {
  return pen.tools?.penTreasure(pen, page, bead, called) ?? bead.name ?? '';
}

/** The same for what is on the table, and again when the pen has changed it. */
export function useNamed(): (id: string, otherwise: string) => string {
  const game = usePageGame();
  const pen = useTable((table) => table.pen);
  return (id, otherwise) => named(pen, { page: game.world.page, called: calledIn(game) }, id, otherwise);
}

export function useTreasureNamed(): (bead: Pick<Bead, 'origin' | 'name'>) => string {
  const game = usePageGame();
  const pen = useTable((table) => table.pen);
  return (bead) => treasureNamed(pen, { page: game.world.page, called: calledIn(game) }, bead);
}
