/** What windows of one browser tell each other. */
export type Said =
  /** Worlds were put on the shelf, changed, or taken from it. */
  | { readonly what: 'shelf' }
  /** A world that somebody plays was written down. */
  | { readonly what: 'written'; readonly id: string }
  /** A world is wanted on another window's table. */
  | { readonly what: 'wanted'; readonly id: string }
  /** The answer of the window in which that world is looked at: it stays there. */
  | { readonly what: 'held'; readonly id: string };

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('understory') : null;

/** To all other windows, never to this one. */
export function tellWindows(said: Said): void {
  channel?.postMessage(said);
}

/** Hears what other windows say; aborting the signal ends it. */
export function onTold(hear: (said: Said) => void, until: { readonly signal?: AbortSignal } = {}): void {
  channel?.addEventListener('message', ({ data }) => hear(data as Said), until);
}
