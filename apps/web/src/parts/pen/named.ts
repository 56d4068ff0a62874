import { type PenEdit, penName, penTreasure } from '@understory/ink';
import type { Bead, Sheet } from '@understory/page';
import { useTable } from '../../table/table-store.ts';
import { workOf } from './pen-work.ts';

/** What a thing is called: as a hand has named it, else as the game does. The one place where names are looked up. */
export function named(pen: readonly PenEdit[], page: Sheet, id: string, otherwise: string): string {
  return (pen.length === 0 ? null : penName(workOf(pen), page, id)) ?? otherwise;
}

/** What a treasure is called. */
export function treasureNamed(pen: readonly PenEdit[], page: Sheet, bead: Pick<Bead, 'origin' | 'name'>): string {
  return (pen.length === 0 ? null : penTreasure(workOf(pen), page, bead)) ?? bead.name ?? '';
}

/** The same for what is on the table, and again when the pen has changed it. */
export function useNamed(page: Sheet): (id: string, otherwise: string) => string {
  const pen = useTable((table) => table.pen);
  return (id, otherwise) => named(pen, page, id, otherwise);
}

export function useTreasureNamed(page: Sheet): (bead: Pick<Bead, 'origin' | 'name'>) => string {
  const pen = useTable((table) => table.pen);
  return (bead) => treasureNamed(pen, page, bead);
}
