import type { KeptCards } from './kept-cards.ts';
import type { KeptGame, KeptWorld } from './kept-world.ts';

/** Where worlds and cards are kept: the browser's database, or only this window if there is none. */
export interface ShelfRoom {
  worlds(): Promise<KeptWorld[]>;
  game(id: string): Promise<KeptGame | undefined>;
  put(world: KeptWorld, game: KeptGame): Promise<void>;
  putWorld(world: KeptWorld): Promise<void>;
  remove(id: string): Promise<void>;
  cards(): Promise<KeptCards[]>;
  putCards(cards: KeptCards): Promise<void>;
  removeCards(file: string): Promise<void>;
}

/** Until the window is closed. */
export function windowRoom(): ShelfRoom {
  const worlds = new Map<string, KeptWorld>();
  const games = new Map<string, KeptGame>();
  const cards = new Map<string, KeptCards>();
  return {
    worlds: async () => [...worlds.values()],
    game: async (id) => games.get(id),
    put: async (world, game) => {
      worlds.set(world.id, world);
      games.set(game.id, game);
    },
    putWorld: async (world) => {
      worlds.set(world.id, world);
    },
    remove: async (id) => {
      worlds.delete(id);
      games.delete(id);
    },
    cards: async () => [...cards.values()],
    putCards: async (it) => {
      cards.set(it.file, it);
    },
    removeCards: async (file) => {
      cards.delete(file);
    },
  };
}
