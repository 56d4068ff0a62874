import { isAsWritten } from '@understory/table';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import { claimedRooms } from '../words/chambers.ts';

/** H1-GEN-13: rooms where somebody lives, and landmarks that bear a name, are drawn anew on the new sheet. */
export function redraw(world: Realm): void {
  const { page } = world;
  const claimed = claimedRooms(page);
  const named = new Set(page.labels.flatMap((it) => (it.until === null && isAsWritten(it.what) ? [it.about] : [])));
  for (const piece of [...page.drawn()]) {
    if (piece.kind !== 'room' && piece.kind !== 'cave') continue;
    const dweller = page.beadsIn(piece.id, 'population').find((it) => it.owner !== null)?.owner;
    const group = dweller ?? claimed.get(piece.id) ?? (named.has(piece.id) ? piece.owner : null);
    if (!group) continue;
    const bond = { id: page.newId('n'), kind: 'redrawn', group, piece: piece.id } as const;
    note(world, { kind: 'redrawn', clause: 'H1-GEN-13', group, piece: piece.id }, [{ do: 'bond', bond }]);
  }
}
