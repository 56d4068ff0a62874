import type { Piece } from '@understory/page';
import { homeOf } from '../monsters/group.ts';
import { isAlive } from '../monsters/state.ts';
import type { Realm } from '../realm.ts';

/** Every room with ☒, the oldest first, but one that is the Liche King's lair (H1-LIC-01). */
export function tombs(world: Realm): Piece[] {
  const { page, monsters } = world;
  const marked = new Set(
    page.marks.flatMap((it) => (it.kind === 'tomb' && it.until === null && it.piece ? [it.piece] : [])),
  );
  const lairs = new Set(
    monsters.groups.flatMap((it) => (it.kind === 'liche king' && isAlive(world, it) ? [homeOf(it)] : [])),
  );
  return [...page.drawn()].filter((it) => marked.has(it.id) && !lairs.has(it.id));
}

/** Those without a bead (H1-LIC-03). */
export function emptyTombs(world: Realm): Piece[] {
  return tombs(world).filter((it) => world.page.countIn(it.id) === 0);
}
