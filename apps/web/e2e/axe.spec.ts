import { expect, test } from '@playwright/test';
import { beginFirstWorld, faults, openShelf } from './house.ts';

for (const width of [1440, 390]) {
  test.describe(`axe finds nothing at ${width}`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('shelf, set-up and about', async ({ page }) => {
      await openShelf(page);
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Set up a world' }).click();
      await page.getByText('More rules').click();
      expect(await faults(page)).toEqual([]);
      await page.screenshot({ path: `test-results/set-up-${width}.png` });
      await page.goto('/#/about');
      expect(await faults(page)).toEqual([]);
    });

    test('table, its dialogs, and the shelf with a world on it', async ({ page }) => {
      await beginFirstWorld(page);
      expect(await faults(page)).toEqual([]);
      await page.screenshot({ path: `test-results/first-ask-${width}.png` });
      for (const key of ['2', 's', 's', 's', 's', 's']) await page.keyboard.press(key);
      expect(await faults(page)).toEqual([]);
      for (const key of ['a', 't']) await page.keyboard.press(key);
      await expect(page.locator('.card h2')).not.toContainText('Primordial');
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('e');
      await page.keyboard.press('[');
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      for (const key of ['h', 'x', '?']) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 });
        expect(await faults(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await page.getByRole('button', { name: 'Look and layers' }).click();
      expect(await faults(page)).toEqual([]);
      await page.screenshot({ path: `test-results/layers-${width}.png` });
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Shelf' }).click();
      expect(await faults(page)).toEqual([]);
    });

    test('rulebook', async ({ page }) => {
      await page.goto('/#/rules/host2-worlds/H2-FEA-T1.3');
      await expect(page.locator('.sought')).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });
  });
}
