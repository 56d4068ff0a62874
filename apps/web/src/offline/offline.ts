import { create } from 'zustand';

/** A new version that is there and waits; null as long as there is none. */
export const useUpdate = create<{ readonly waiting: ServiceWorker | null }>(() => ({ waiting: null }));

/** From the first visit on, the app needs no network. A browser that does not allow it simply asks the network each time. */
export async function workOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    const tell = () => {
      // With nobody in charge yet, what was installed is the first version and no update.
      if (registration.waiting && navigator.serviceWorker.controller)
        useUpdate.setState({ waiting: registration.waiting });
    };
    tell();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell));
  } catch {
    // A private window, or a page opened from a file: it works, but not without its server.
  }
}

/** Let the new version take over, and open the page again with it. What is on the table is kept already. */
export function takeUpdate(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage('take over');
}
