/**
 * The service worker: keeps every file of one version of the app, and hands them out without asking the network. It is built by
 * itself, with the list of files written into it (see `build/offline.ts`), and shares no code with the app.
 */

/** What of a service worker's world is used here. */
interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
declare const self: EventTarget & {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
};
/** Written in when the app is built. */
declare const FILES: readonly string[];
declare const VERSION: string;

const MINE = 'understory ';
const HERE = `${MINE}${VERSION}`;

/** All or nothing: half a version would be none. */
async function fetchAll(): Promise<void> {
  const kept = await caches.open(HERE);
  await kept.addAll(FILES.map((file) => new Request(new URL(file, self.registration.scope), { cache: 'reload' })));
}

/** The version before stays: another window may still be open on it, and fetch a part that it has not yet needed. */
async function forgetOlder(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(MINE) && name !== HERE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A script of the page is asked for with an `Origin`, and was kept without: the answer is the same file (`Vary` does not count). */
const AS_KEPT = { ignoreSearch: true, ignoreVary: true };

async function answered(request: Request): Promise<Response> {
  const kept = await caches.open(HERE);
  const page = new URL('index.html', self.registration.scope);
  const found = await kept.match(request.mode === 'navigate' ? page : request, AS_KEPT);
  return found ?? (await caches.match(request, AS_KEPT)) ?? fetch(request);
}

self.addEventListener('install', (event) => (event as Waiting).waitUntil(fetchAll()));
self.addEventListener('activate', (event) => (event as Waiting).waitUntil(forgetOlder()));
self.addEventListener('fetch', (event) => {
  const { request } = event as Fetching;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope))
    (event as Fetching).respondWith(answered(request));
});
// Only when the person has asked for it: a new version never takes over by itself while the old one is played.
self.addEventListener('message', (event) => {
  if ((event as MessageEvent).data === 'take over') void self.skipWaiting();
});

export {};
