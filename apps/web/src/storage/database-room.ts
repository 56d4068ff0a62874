import { type DBSchema, openDB } from 'idb';
import type { KeptCards } from './kept-cards.ts';
import type { KeptGame, KeptWorld } from './kept-world.ts';
import type { ShelfRoom } from './shelf-room.ts';

interface ShelfSchema extends DBSchema {
  worlds: { key: string; value: KeptWorld };
  games: { key: string; value: KeptGame };
  cards: { key: string; value: KeptCards };
}

/** Throws where the browser keeps nothing, as some do in private windows. */
export async function databaseRoom(): Promise<ShelfRoom> {
  const db = await openDB<ShelfSchema>('understory', 2, {
    upgrade(shelf, from) {
      if (from < 1) {
        shelf.createObjectStore('worlds', { keyPath: 'id' });
        shelf.createObjectStore('games', { keyPath: 'id' });
      }
      if (from < 2) shelf.createObjectStore('cards', { keyPath: 'file' });
    },
    // Another window has opened a newer shelf: let it, or it would wait for ever.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  return {
    worlds: () => db.getAll('worlds'),
    game: (id) => db.get('games', id),
    async put(world, game) {
      const both = db.transaction(['worlds', 'games'], 'readwrite');
      const written = [both.objectStore('worlds').put(world), both.objectStore('games').put(game), both.done];
      // At once: the page may be on its way out.
      both.commit();
      await Promise.all(written);
    },
    async putWorld(world) {
      await db.put('worlds', world);
    },
    async remove(id) {
      const both = db.transaction(['worlds', 'games'], 'readwrite');
      await Promise.all([both.objectStore('worlds').delete(id), both.objectStore('games').delete(id), both.done]);
    },
    cards: () => db.getAll('cards'),
    async putCards(cards) {
      await db.put('cards', cards);
    },
    async removeCards(file) {
      await db.delete('cards', file);
    },
  };
}
