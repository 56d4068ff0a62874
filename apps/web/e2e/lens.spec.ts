import { expect, type Page } from '@playwright/test';
import { beginFirstWorld } from './house.ts';
import { test } from './test.ts';

const lying = (page: Page) => page.locator('.map-paper').evaluate((it) => (it as HTMLElement).style.transform);

test('the map is made larger by the wheel and moved by a drag, and is let go', async ({ page }) => {
  await beginFirstWorld(page);
  const box = await page.locator('.map-window').boundingBox();
  if (!box) throw new Error('There is no map.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const whole = await lying(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => lying(page)).not.toBe(whole);
  const large = await lying(page);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 30, { steps: 4 });
  await page.mouse.up();
  const moved = await lying(page);
  expect(moved).not.toBe(large);
  expect(moved.split('scale')[1]).toBe(large.split('scale')[1]);
  await page.mouse.move(x, y, { steps: 4 });
  expect(await lying(page)).toBe(moved);
});
