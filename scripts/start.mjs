// npm start: installs what is missing, builds the web app and serves it. `-- --dev` serves it while you edit, `-- --port N` elsewhere
// (or at the next free port, unless --strict).
import { parseArgs } from 'node:util';
import { setup } from './setup.mjs';

const { values } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    port: { type: 'string', default: '5173' },
    host: { type: 'string', default: 'localhost' },
  },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`--port must be a number from 1 to 65535, got ${values.port}.`);
  process.exit(1);
}

setup();
// Only now: what they need may just have been installed.
const { build, createServer } = await import('vite');
const { app, serve } = await import('./serve.mjs');
const where = { port, host: values.host, strictPort: values.strict };

if (values.dev) {
  const server = await createServer({ ...app, server: where });
  await server.listen();
  say(server.resolvedUrls);
} else {
  console.log('Building the web app …');
  await build(app);
  const server = await serve(where);
  say(server.resolvedUrls);
}

function say(urls) {
  console.log(`\nUnderstory is at ${urls?.local[0] ?? `http://${values.host}:${port}/`} (stop it with Ctrl+C)`);
}
