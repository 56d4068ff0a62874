import type { KeptCards } from './kept-cards.ts';
import type { KeptMadeUp } from './kept-made-up.ts';
import type { KeptPeople } from './kept-people.ts';
import type { Binned, KeptAnswers, KeptGame, WorldRecord } from './kept-world.ts';

/** Where worlds, cards, peoples and what was made up are kept: the browser's database, or only this window if there is none. */
export interface ShelfRoom {
  /** As they are stored: nobody has read them yet. */
  worlds(): Promise<unknown[]>;
  game(id: string): Promise<KeptGame | undefined>;
  /** Puts a game in the place of what was kept of it, and of what was written behind that. */
  put(world: WorldRecord, game: KeptGame): Promise<void>;
  /** Writes answers behind a game. It is under way when this returns, and done when it is fulfilled. */
  append(answers: KeptAnswers): Promise<void>;
  /** What was written behind a game, in order. */
  answers(id: string): Promise<KeptAnswers[]>;
  putWorld(world: WorldRecord): Promise<void>;
  /** Deletes all that is kept of a world, and leaves a note that it is off the shelf for good. */
  remove(id: string, since: number): Promise<void>;
  /** Who is off the shelf, as it is stored. */
  binned(): Promise<unknown[]>;
  bin(it: Binned): Promise<void>;
  unbin(id: string): Promise<void>;
  cards(): Promise<KeptCards[]>;
  putCards(cards: KeptCards): Promise<void>;
  removeCards(file: string): Promise<void>;
  peoples(): Promise<KeptPeople[]>;
  putPeople(people: KeptPeople): Promise<void>;
  removePeople(name: string): Promise<void>;
  madeUp(): Promise<KeptMadeUp[]>;
  putMadeUp(row: KeptMadeUp): Promise<void>;
  removeMadeUp(id: string): Promise<void>;
}

/** Until the window is closed. */
export function windowRoom(): ShelfRoom {
  const worlds = new Map<string, WorldRecord>();
  const games = new Map<string, KeptGame>();
  const cards = new Map<string, KeptCards>();
  const peoples = new Map<string, KeptPeople>();
  const madeUp = new Map<string, KeptMadeUp>();
  const bin = new Map<string, Binned>();
  const behind = new Map<string, KeptAnswers[]>();
  return {
    worlds: async () => [...worlds.values()],
    game: async (id) => games.get(id),
    put: async (world, game) => {
      worlds.set(world.id, world);
      games.set(game.id, game);
      behind.delete(game.id);
    },
    append: async (it) => {
      behind.set(it.id, [...(behind.get(it.id) ?? []), it]);
    },
    answers: async (id) => behind.get(id) ?? [],
    putWorld: async (world) => {
      worlds.set(world.id, world);
    },
    remove: async (id, since) => {
      worlds.delete(id);
      games.delete(id);
      behind.delete(id);
      bin.set(id, { id, since, forGood: true });
    },
    binned: async () => [...bin.values()],
    bin: async (it) => {
      bin.set(it.id, it);
    },
    unbin: async (id) => {
      bin.delete(id);
    },
    cards: async () => [...cards.values()],
    putCards: async (it) => {
      cards.set(it.file, it);
    },
    removeCards: async (file) => {
      cards.delete(file);
    },
    peoples: async () => [...peoples.values()],
    putPeople: async (it) => {
      peoples.set(it.name, it);
    },
    removePeople: async (name) => {
      peoples.delete(name);
    },
    madeUp: async () => [...madeUp.values()],
    putMadeUp: async (it) => {
      madeUp.set(it.id, it);
    },
    removeMadeUp: async (id) => {
      madeUp.delete(id);
    },
  };
}
