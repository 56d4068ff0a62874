import { type DBSchema, openDB } from 'idb';
import type { KeptGame, KeptWorld } from './kept-world.ts';
import type { ShelfRoom } from './shelf-room.ts';

interface ShelfSchema extends DBSchema {
  worlds: { key: string; value: KeptWorld };
  games: { key: string; value: KeptGame };
}

/** Throws where the browser keeps nothing, as some do in private windows. */
export async function databaseRoom(): Promise<ShelfRoom> {
  const db = await openDB<ShelfSchema>('understory', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('worlds', { keyPath: 'id' });
      fresh.createObjectStore('games', { keyPath: 'id' });
    },
  });
  return {
    worlds: () => db.getAll('worlds'),
    game: (id) => db.get('games', id),
    async put(world, game) {
      const both = db.transaction(['worlds', 'games'], 'readwrite');
      await Promise.all([both.objectStore('worlds').put(world), both.objectStore('games').put(game), both.done]);
    },
    async putWorld(world) {
      await db.put('worlds', world);
    },
    async remove(id) {
      const both = db.transaction(['worlds', 'games'], 'readwrite');
      await Promise.all([both.objectStore('worlds').delete(id), both.objectStore('games').delete(id), both.done]);
    },
  };
}
