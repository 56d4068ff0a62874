import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { beginFirstWorld } from './house.ts';
import { test } from './test.ts';

const BUILT = fileURLToPath(new URL('../../../dist/web/', import.meta.url));

/** Until the shelf stands and can be used. */
const MOST = 350 * 1024;
/** With the first table laid: all rules and all drawings of the game. It is to come down to the same, and may only shrink. */
const MOST_WITH_TABLE = 460 * 1024;

const overTheWire = (file: string) => gzipSync(readFileSync(join(BUILT, file))).length;
const inKb = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

test('the shelf stands after at most 350 KB of script', () => {
  const page = readFileSync(join(BUILT, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(scripts.length).toBeGreaterThan(0);
  const total = scripts.reduce((sum, file) => sum + overTheWire(file), 0);
  console.log(`The shelf needs ${inKb(total)} of script.`);
  expect(total).toBeLessThanOrEqual(MOST);
});

test('the first table needs no more script than it did', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await beginFirstWorld(page);
  await page.keyboard.press('2');
  await page.waitForLoadState('networkidle');
  const sizes = [...scripts].map((file) => [file, overTheWire(file)] as const).sort((a, b) => b[1] - a[1]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`Shelf and first table need ${inKb(total)} of script in ${sizes.length} files.`);
  expect(scripts.size).toBeGreaterThan(3);
  expect(total, sizes.map(([name, size]) => `${name} ${size}`).join('\n')).toBeLessThanOrEqual(MOST_WITH_TABLE);
});
