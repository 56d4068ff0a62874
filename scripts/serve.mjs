// Serves the web app as it was built: what `npm start` and the browser tests have in common.
import { preview } from 'vite';
import { root } from './setup.mjs';

export const app = { root: `${root}apps/web`, logLevel: 'warn' };

/** `where` is a port, a host, and whether the next free port will do. */
export function serve(where) {
  return preview({ ...app, preview: where });
}
