/** What windows of one browser tell each other. */
export type Said =
  /** Worlds were put on the shelf, changed, or taken from it. */
  | { readonly what: 'shelf' }
  /** A world that somebody plays was written down. */
  | { readonly what: 'written'; readonly id: string }
  /** A world is wanted on another window's table. */
  | { readonly what: 'wanted'; readonly id: string };

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('understory') : null;

/** To all other windows, never to this one. */
export function tellWindows(said: Said): void {
  channel?.postMessage(said);
}

export function onTold(hear: (said: Said) => void): void {
  channel?.addEventListener('message', ({ data }) => hear(data as Said));
}
