import { isAsWritten } from '@understory/table';
import { handOf } from '../monsters/flavours.ts';
import type { Realm } from '../realm.ts';
import { drawAnew } from '../redrawing.ts';
import { claimedRooms } from '../words/chambers.ts';

/** H1-GEN-13: rooms where somebody lives, and landmarks that bear a name, are drawn anew on the new sheet. */
export function redraw(world: Realm): void {
  const { page } = world;
  const claimed = claimedRooms(page);
  const named = new Set(page.labels.flatMap((it) => (it.until === null && isAsWritten(it.what) ? [it.about] : [])));
  const all = [...page.drawn()].flatMap((piece) => {
    if (piece.kind !== 'room' && piece.kind !== 'cave') return [];
    const dweller = page.beadsIn(piece.id, 'population').find((it) => it.owner !== null)?.owner;
    const group = dweller ?? claimed.get(piece.id) ?? (named.has(piece.id) ? piece.owner : null);
    return group ? [{ piece, group }] : [];
  });
  for (const group of new Set(all.map((it) => it.group))) {
    const me = world.monsters.groups.find(({ id }) => id === group);
    const own = all.filter((it) => it.group === group).map(({ piece }) => piece);
    drawAnew(world, 'H1-GEN-13', group, own, me ? { hand: handOf(me) } : null);
  }
}
