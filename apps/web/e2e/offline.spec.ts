import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { freePort } from '../../../scripts/free-port.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { isKept, over } from './house.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const BUILT = fileURLToPath(new URL('../../../dist/web/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The built app in some folder of some server that can be shut down. */
async function served(): Promise<{ address: string; update(): void; stop(): Promise<void> }> {
  let version = '';
  const server: Server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/[?#].*/, '').replace(/^\/some\/folder\//, '') || 'index.html';
    try {
      const file = readFileSync(join(BUILT, path));
      response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
      response.end(path === 'sw.js' ? `${file}//${version}` : file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/some/folder/`,
    update: () => {
      version = 'newer';
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function isReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

/** The very server of `npm start`, which can be shut down. */
async function started(): Promise<{ address: string; stop(): Promise<void> }> {
  const server = await serve({ port: await freePort(), host: 'localhost', strictPort: true });
  return { address: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() };
}

test('after one visit a whole history is played and the rules are read without any server', async ({ page }) => {
  const house = await started();
  const answer = await page.goto(house.address);
  // What the app has to get by with: a script of the page is asked for with an origin, and was kept without.
  expect(answer?.headers()).toMatchObject({ vary: 'Origin' });
  await isReady(page);
  await house.stop();
  await expect(page.request.get(house.address)).rejects.toThrow();
  await page.reload();
  await page.getByRole('button', { name: 'Begin your first world' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  await page.keyboard.press('e');
  await expect(over(page)).toBeVisible();
  await page.goto(`${house.address}#/rules/host2-worlds/H2-FEA-T1.3`);
  await expect(page.locator('.sought')).toBeVisible();
  await page.goto(`${house.address}#/`);
  await expect(page.locator('.world')).toHaveCount(1);
});

test('it can be installed', async ({ page }) => {
  await page.goto('/');
  await isReady(page);
  const client = await page.context().newCDPSession(page);
  const { errors } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // A test's browser is always a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('a new version is told of, takes over only when asked, and leaves the table as it was', async ({ page }) => {
  const house = await served();
  await page.goto(house.address);
  await isReady(page);
  await page.getByRole('button', { name: 'Begin your first world' }).click();
  await page.keyboard.press('2');
  const asked = await page.locator('#ask h2').textContent();
  await expect(page.getByText('A new version is there.')).toHaveCount(0);
  house.update();
  await isKept(page);
  await page.reload();
  await expect(page.getByText('A new version is there.')).toBeVisible();
  await expect(page.locator('#ask h2')).toHaveText(asked ?? '');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await reloaded;
  await expect(page.locator('#ask h2')).toHaveText(asked ?? '');
  await expect(page.getByText('A new version is there.')).toHaveCount(0);
  await house.stop();
});
