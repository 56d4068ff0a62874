import { expect, type Page } from '@playwright/test';
import { beginFirstWorld, faults, faultsInDark, openShelf, over, playedOn, setUpOnShelf } from './house.ts';
import { look, test } from './test.ts';

/** In light, and on the smaller screen in dark too: the colours are the same on the larger one. */
async function isSound(page: Page): Promise<void> {
  expect(await faults(page)).toEqual([]);
  if (page.viewportSize()?.width === 390) expect(await faultsInDark(page)).toEqual([]);
}

for (const width of [1440, 390]) {
  test.describe(`axe finds nothing at ${width}`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('shelf, set-up and about', async ({ page }) => {
      await openShelf(page);
      await isSound(page);
      await page.getByRole('button', { name: 'Set up a world' }).click();
      await page.getByText('More rules').click();
      await isSound(page);
      await look(page, `set-up-${width}`);
      await page.goto('/#/about');
      await expect(page.getByRole('heading', { name: 'The games, and who made them' })).toBeVisible();
      await isSound(page);
    });

    test('table, its dialogs, and the shelf with a world on it', async ({ page }) => {
      await beginFirstWorld(page);
      await isSound(page);
      await look(page, `first-ask-${width}`);
      // A first world is a different one each time; from here on it is the same.
      await page.goto('/');
      await setUpOnShelf(page, { seed: 'axe', page: 'Notebook' });
      for (const key of ['2', 's', 's', 's', 's', 's']) await page.keyboard.press(key);
      expect(await faults(page)).toEqual([]);
      for (const key of ['a', 't']) {
        await page.keyboard.press(key);
        await playedOn(page);
      }
      await expect(page.locator('.card h2')).not.toContainText('Primordial');
      await isSound(page);
      await page.keyboard.press('e');
      await expect(over(page)).toBeVisible();
      await page.keyboard.press('[');
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      for (const key of ['h', 'x', '?']) {
        // A page that still closes the last one may miss a key.
        await expect(async () => {
          await page.keyboard.press(key);
          await expect(page.getByRole('dialog')).toBeVisible({ timeout: 10_000 });
        }).toPass();
        expect(await faults(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await page.getByRole('button', { name: 'Look and layers' }).click();
      await isSound(page);
      await look(page, `layers-${width}`);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Shelf' }).click();
      await isSound(page);
    });

    test('rulebook', async ({ page }) => {
      await page.goto('/#/rules/host2-worlds/H2-FEA-T1.3');
      await expect(page.locator('.sought')).toBeVisible();
      await isSound(page);
    });
  });
}
