import { editionOf } from '../../games/editions.ts';
import type { KeptWorld } from '../../storage/kept-world.ts';

/** In which order the shelf stands. */
export const ORDERS = {
  played: 'last played first',
  begun: 'last begun first',
  name: 'by name',
  far: 'the longest first',
} as const;
export type Order = keyof typeof ORDERS;

/** What is looked for on the shelf. */
export interface Sought {
  readonly words: string;
  /** Worlds with all of these. */
  readonly tags: readonly string[];
  /** Worlds of the game with this title; null = of any. */
  readonly game: string | null;
  readonly order: Order;
}

export const ALL: Sought = { words: '', tags: [], game: null, order: 'played' };

/**
 * The worlds that the shelf shows. A copy that was kept automatically is listed among the branches of its world, and on its
 * own only when that world is gone.
 */
export function shownOf(worlds: readonly KeptWorld[]): KeptWorld[] {
  const ids = new Set(worlds.map((it) => it.id));
  return worlds.filter(({ kin }) => !kin?.takenBack || !ids.has(kin.parent));
}

export function foundOf(worlds: readonly KeptWorld[], { words, tags, game, order }: Sought): KeptWorld[] {
  const sought = words.trim().toLowerCase().split(/\s+/);
  return worlds
    .filter((it) => game === null || gameOf(it) === game)
    .filter((it) => tags.every((tag) => it.tags?.includes(tag)))
    .filter((it) => {
      const said = [it.name, it.where, it.size, it.kin?.name ?? '', it.kin?.at ?? '', ...(it.tags ?? [])]
        .join(' ')
        .toLowerCase();
      return sought.every((word) => said.includes(word));
    })
    .sort(BY[order]);
}

const BY: Readonly<Record<Order, (a: KeptWorld, b: KeptWorld) => number>> = {
  played: (a, b) => b.played - a.played,
  begun: (a, b) => b.begun - a.begun,
  name: (a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }) || b.played - a.played,
  far: (a, b) => (b.steps ?? 0) - (a.steps ?? 0) || b.played - a.played,
};

/** All tags there are, the most used first. */
export function tagsOf(worlds: readonly KeptWorld[]): string[] {
  const times = new Map<string, number>();
  for (const { tags = [] } of worlds) for (const tag of tags) times.set(tag, (times.get(tag) ?? 0) + 1);
  return [...times].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([tag]) => tag);
}

/** The titles of the games that there are worlds of. */
export function gamesOf(worlds: readonly KeptWorld[]): string[] {
  return [...new Set(worlds.map(gameOf))].sort();
}

function gameOf(world: KeptWorld): string {
  return editionOf(world)?.title ?? 'another game';
}

export const LONGEST_TAG = 24;
const MOST_TAGS = 12;

/** A world's tags with one more; as they are if it says nothing new or there are too many. */
export function withTag(tags: readonly string[], said: string): readonly string[] {
  const tag = said.trim().replace(/\s+/g, ' ').slice(0, LONGEST_TAG).toLowerCase();
  return tag === '' || tags.includes(tag) || tags.length >= MOST_TAGS ? tags : [...tags, tag];
}
