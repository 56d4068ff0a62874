import { type DBSchema, openDB } from 'idb';
import { withBranchNames } from './branch-names.ts';
import type { KeptCards } from './kept-cards.ts';
import type { KeptMadeUp } from './kept-made-up.ts';
import type { KeptPeople } from './kept-people.ts';
import type { Binned, KeptAnswers, KeptGame, WorldRecord } from './kept-world.ts';
import type { ShelfRoom } from './shelf-room.ts';

interface ShelfSchema extends DBSchema {
  worlds: { key: string; value: WorldRecord };
  games: { key: string; value: KeptGame };
  cards: { key: string; value: KeptCards };
  peoples: { key: string; value: KeptPeople };
  madeUp: { key: string; value: KeptMadeUp };
  answers: { key: [id: string, nth: number]; value: KeptAnswers };
  bin: { key: string; value: Binned };
}

const NEWER = 'A newer Understory is open in another window: what you do here is not kept until you reload this page.';
const CLEARED =
  'The browser has closed or cleared what it keeps for Understory: what you do here is not kept until you reload this page.';

/** Throws where the browser keeps nothing, as some do in private windows; tells at once when it no longer does. */
export async function databaseRoom(onLost: (why: string) => void): Promise<ShelfRoom> {
  const db = await openDB<ShelfSchema>('understory', 7, {
    async upgrade(shelf, from, _, all) {
      if (from < 1) {
        shelf.createObjectStore('worlds', { keyPath: 'id' });
        shelf.createObjectStore('games', { keyPath: 'id' });
      }
      if (from < 2) shelf.createObjectStore('cards', { keyPath: 'file' });
      if (from < 3) shelf.createObjectStore('answers', { keyPath: ['id', 'nth'] });
      if (from > 0 && from < 4) {
        const worlds = all.objectStore('worlds');
        for (const it of withBranchNames(await worlds.getAll())) await worlds.put(it as WorldRecord);
      }
      if (from < 5) {
        const bin = shelf.createObjectStore('bin', { keyPath: 'id' });
        // Until then a world said of itself that it was in the bin.
        for (const it of await all.objectStore('worlds').getAll()) {
          const { id, removed: since }: { id: string; removed?: unknown } = it;
          if (typeof since === 'number') await bin.put({ id, since, forGood: false });
        }
      }
      if (from < 6) shelf.createObjectStore('peoples', { keyPath: 'name' });
      if (from < 7) shelf.createObjectStore('madeUp', { keyPath: 'id' });
    },
    // Another window has opened a newer shelf: let it, or it would wait for ever.
    blocking(_current, wanted, event) {
      (event.target as IDBDatabase).close();
      onLost(wanted === null ? CLEARED : NEWER);
    },
    terminated: () => onLost(CLEARED),
  });
  return {
    worlds: () => db.getAll('worlds'),
    game: (id) => db.get('games', id),
    async put(world, game) {
      const all = db.transaction(['worlds', 'games', 'answers'], 'readwrite');
      const written = [
        all.objectStore('worlds').put(world),
        all.objectStore('games').put(game),
        all.objectStore('answers').delete(behind(game.id)),
        all.done,
      ];
      // At once: the page may be on its way out.
      all.commit();
      await Promise.all(written);
    },
    async append(answers) {
      const adding = db.transaction('answers', 'readwrite');
      const written = [adding.store.put(answers), adding.done];
      adding.commit();
      await Promise.all(written);
    },
    answers: (id) => db.getAll('answers', behind(id)),
    async putWorld(world) {
      await db.put('worlds', world);
    },
    async remove(id, since) {
      const all = db.transaction(['worlds', 'games', 'answers', 'bin'], 'readwrite');
      await Promise.all([
        all.objectStore('bin').put({ id, since, forGood: true }),
        all.objectStore('worlds').delete(id),
        all.objectStore('games').delete(id),
        all.objectStore('answers').delete(behind(id)),
        all.done,
      ]);
    },
    binned: () => db.getAll('bin'),
    async bin(it) {
      await db.put('bin', it);
    },
    async unbin(id) {
      await db.delete('bin', id);
    },
    cards: () => db.getAll('cards'),
    async putCards(cards) {
      await db.put('cards', cards);
    },
    async removeCards(file) {
      await db.delete('cards', file);
    },
    peoples: () => db.getAll('peoples'),
    async putPeople(people) {
      await db.put('peoples', people);
    },
    async removePeople(name) {
      await db.delete('peoples', name);
    },
    madeUp: () => db.getAll('madeUp'),
    async putMadeUp(row) {
      await db.put('madeUp', row);
    },
    async removeMadeUp(id) {
      await db.delete('madeUp', id);
    },
  };
}

/** All that is written behind a game. */
function behind(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
}
