import { expect, type Page } from '@playwright/test';
import { inkOf, isKept, openShelf, playedOn, setUpWorld } from './house.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1280, height: 800 }, isPainted: true });

/**
 * The app as it was last approved of, in `pictures/`. Three points of a thousand may differ: letters are smoothed a little
 * differently from one browser to the next. After a change that was meant: `npm run e2e -- pictures --update-snapshots`, and look
 * at each picture before it is committed.
 */
async function looksAsBefore(page: Page, name: string): Promise<void> {
  await isKept(page);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.003 });
}

test('a world whose first ages are told looks as before', async ({ page }) => {
  await setUpWorld(page, { seed: 'pictures', decides: 'Story', rolls: 'The game, by itself', page: 'Notebook' });
  await inkOf(page);
  await looksAsBefore(page, 'blank');
  for (const chapter of ['Age', 'Age', 'Turn']) {
    await page.getByRole('button', { name: new RegExp(`^${chapter}`) }).click();
    await playedOn(page);
  }
  await inkOf(page);
  // What was missed is told once that is written, above the card, wherever that was scrolled to meanwhile.
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeAttached();
  await page.locator('aside.left').evaluate((it) => it.scrollTo(0, 0));
  await looksAsBefore(page, 'monsters');
});

test('the smaller games look as before', async ({ page }) => {
  for (const [title, name] of [
    ['Dungeon of Deadliest Evil', 'evil'],
    ['Dungeon Maker Deluxe', 'maker'],
  ] as const) {
    await openShelf(page);
    await page.getByRole('button', { name: `Set up ${title}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Seed', { exact: true }).fill('pictures');
    await dialog.getByRole('button', { name: 'Begin this game' }).click();
    await expect(page.getByRole('application')).toBeVisible();
    await looksAsBefore(page, name);
  }
});
