import { useSyncExternalStore } from 'react';

/** Where the reader is. Kept in the address after `#`, so that the app works from any folder and without a server. */
export type Route =
  | { readonly at: 'shelf' }
  /** With a line of its record, the map as it was after that; with a piece, that lit on it. */
  | { readonly at: 'table'; readonly world: string; readonly line?: number; readonly piece?: string }
  /** A page about a world; without a world, what is sought in all of them. */
  | { readonly at: 'legends'; readonly world: string | null; readonly page: string }
  | { readonly at: 'rules'; readonly book: string | null; readonly clause: string | null }
  /** A world taken along as a book, open where something is: a leaf, a place, a piece, a group. */
  | { readonly at: 'book'; readonly world: string; readonly of: string | null }
  | { readonly at: 'about' }
  /** A room that an edition has of its own. */
  | { readonly at: 'room'; readonly room: string }
  /** Two worlds side by side. */
  | { readonly at: 'compare'; readonly here: string; readonly there: string }
  /** A game in a link. */
  | { readonly at: 'open'; readonly letters: string };

export function readRoute(hash: string): Route {
  const [first, second, third, fourth] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (first === 'table' && second)
    return third && /^\d+$/.test(third)
      ? { at: 'table', world: second, line: Number(third), ...(fourth ? { piece: fourth } : {}) }
      : { at: 'table', world: second };
  if (first === 'legends') return { at: 'legends', world: second || null, page: third || 'index' };
  if (first === 'book' && second) return { at: 'book', world: second, of: third || null };
  if (first === 'rules') return { at: 'rules', book: second || null, clause: third || null };
  if (first === 'about') return { at: 'about' };
  if (first === 'compare' && second && third) return { at: 'compare', here: second, there: third };
  if (first === 'open' && second) return { at: 'open', letters: second };
  return first && !KNOWN.includes(first) ? { at: 'room', room: first } : { at: 'shelf' };
}

/** Words that lead to the shelf where what must follow them is missing. */
const KNOWN: readonly string[] = ['table', 'compare', 'open', 'book'];

/** The browser tells of a new address a little later, and by then another world may lie on the table: so it is told at once. */
export function go(hash: string): void {
  window.location.hash = hash;
  for (const moved of movers) moved();
}

const movers = new Set<() => void>();

export function useRoute(): Route {
  const hash = useSyncExternalStore(onMove, () => window.location.hash);
  return readRoute(hash);
}

function onMove(moved: () => void): () => void {
  movers.add(moved);
  window.addEventListener('hashchange', moved);
  return () => {
    movers.delete(moved);
    window.removeEventListener('hashchange', moved);
  };
}

/** An address may be typed by anybody. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
